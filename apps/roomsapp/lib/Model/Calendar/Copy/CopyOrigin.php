<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Copy;

use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\Fields;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;

/** Which booking an object in the calendar of a room is about, so that the tables can be rebuilt from it. It is for no reader outside. */
final readonly class CopyOrigin {
	public const PROPERTY = 'X-ROOMSAPP-EVENT';
	private const OWNER = 'X-OWNER';
	private const SOURCE = 'X-SOURCE';

	public function __construct(
		public string $owner,
		public string $uid,
		public Source $source,
	) {
	}

	public static function write(VEvent $event, Booking $booking): void {
		$event->add(self::PROPERTY, $booking->uid, [self::OWNER => $booking->owner, self::SOURCE => $booking->source->value]);
	}

	/** What an object says; one that says nothing is taken for the booking of a program. */
	public static function of(VCalendar $object): self {
		$uid = '';
		foreach (Fields::events($object) as $event) {
			$origin = Fields::first($event, self::PROPERTY);
			$source = $origin === null ? null : Source::tryFrom(Properties::parameter($origin, self::SOURCE));
			if ($origin !== null && $source !== null) {
				return new self(Properties::parameter($origin, self::OWNER), Fields::value($origin), $source);
			}
			$uid = $uid === '' ? Fields::text($event, 'UID') : $uid;
		}
		return new self('', $uid, Source::Api);
	}
}
