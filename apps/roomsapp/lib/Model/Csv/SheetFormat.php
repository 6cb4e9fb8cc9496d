<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Csv;

/** Which program wrote a list of rooms, as its column names show. */
enum SheetFormat: string {
	case Own = 'roomsapp';
	/** The export of a mail platform. */
	case MailPlatform = 'ms365';
	case Unknown = 'unknown';

	/** Column of the name in the mail platform's export, which has the account's `Name` as well. */
	private const DISPLAY_NAME = 'displayname';

	/** @param list<string> $names of the columns, in lower case */
	public static function of(array $names): self {
		return match (true) {
			in_array(self::DISPLAY_NAME, $names, true) => self::MailPlatform,
			in_array('name', $names, true) => self::Own,
			default => self::Unknown,
		};
	}

	/**
	 * The columns that are read, in lower case, with the field of each. Of several columns of a field, the first that is
	 * not empty is read.
	 *
	 * @return array<string, string>
	 */
	public function columns(): array {
		return $this === self::MailPlatform ? self::MAIL_PLATFORM : self::OWN;
	}

	private const OWN = [
		'name' => 'name', 'email' => 'email', 'capacity' => 'capacity', 'roomnumber' => 'roomNumber', 'floor' => 'floor',
		'roomtype' => 'roomType', 'building' => 'building', 'street' => 'street', 'postalcode' => 'postalCode', 'city' => 'city',
		'facilities' => 'facilities', 'description' => 'description', 'autoaccept' => 'autoAccept', 'active' => 'active',
	];
	private const MAIL_PLATFORM = [
		self::DISPLAY_NAME => 'name', 'primarysmtpaddress' => 'email', 'emailaddress' => 'email', 'capacity' => 'capacity',
		'resourcecapacity' => 'capacity', 'floor' => 'roomNumber', 'floorlabel' => 'roomNumber', 'building' => 'building',
		'street' => 'street', 'postalcode' => 'postalCode', 'city' => 'city', 'tags' => 'tags', 'nickname' => 'description',
		'bookingtype' => 'bookingType', 'iswheelchairaccessible' => 'wheelchair', 'audiodevicename' => 'audio',
		'videodevicename' => 'videoconf', 'displaydevicename' => 'display',
	];
}
