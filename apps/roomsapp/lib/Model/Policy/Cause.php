<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

/** Why a date is declined. When several hold, the one that is listed first here is named. */
enum Cause: string {
	case NotPermitted = 'not_permitted';
	case Inactive = 'inactive';
	/** The first sync with the calendar provider is not done. */
	case Syncing = 'syncing';
	/** The calendar provider does not answer, and the room declines then. */
	case Unchecked = 'unchecked';
	case Unreadable = 'not_understood';
	case TooMany = 'too_many';
	case NoDuration = 'no_duration';
	case TooShort = 'too_short';
	case TooLong = 'too_long';
	case OutsideHours = 'outside_hours';
	case BeyondHorizon = 'beyond_horizon';
	case Conflict = 'conflict';

	/** @param list<self> $causes */
	public static function first(array $causes): ?self {
		foreach (self::cases() as $cause) {
			if (in_array($cause, $causes, true)) {
				return $cause;
			}
		}
		return null;
	}
}
