<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation;

use OCA\RoomsApp\Model\Calendar\Value\Properties;
use Sabre\VObject\Property;

/** Addresses of people and rooms in a form in which they can be compared. */
final class Address {
	/** The mail address of an ATTENDEE or ORGANIZER, which may be in the parameter EMAIL; null when there is none. */
	public static function of(Property $property): ?string {
		return self::mail(Fields::value($property)) ?? self::mail(Properties::parameter($property, 'EMAIL'));
	}

	/** A mail address in lower case, with or without `mailto:`; null when it is none. */
	public static function mail(string $value): ?string {
		$value = trim($value);
		if (strncasecmp($value, 'mailto:', 7) === 0) {
			$value = rawurldecode(explode('?', substr($value, 7), 2)[0]);
		} elseif (strpbrk($value, ':/') !== false) {
			return null;
		}
		$value = trim($value, " \t\r\n<>");
		return str_contains($value, '@') ? mb_strtolower($value, 'UTF-8') : null;
	}
}
