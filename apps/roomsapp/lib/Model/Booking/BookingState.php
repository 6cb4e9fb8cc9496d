<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

use OCA\RoomsApp\Model\Policy\Verdict;

/** State of a booking, and of each of its dates. */
enum BookingState: string {
	case Accepted = 'accepted';
	case Pending = 'pending';
	case Declined = 'declined';
	/** Given back; kept for the statistics. */
	case Cancelled = 'cancelled';

	/** States that keep everybody else out of the room. */
	public const BLOCKING = ['accepted', 'pending'];

	public static function of(Verdict $verdict): self {
		return self::from($verdict->value);
	}

	/**
	 * State of a booking whose dates have these states.
	 *
	 * @param list<self> $dates
	 */
	public static function ofDates(array $dates): self {
		foreach ([self::Pending, self::Accepted, self::Declined] as $state) {
			if (in_array($state, $dates, true)) {
				return $state;
			}
		}
		return self::Cancelled;
	}

	public function isBlocking(): bool {
		return in_array($this->value, self::BLOCKING, true);
	}

	/** Null for what is given back, which has no verdict. */
	public function verdict(): ?Verdict {
		return Verdict::tryFrom($this->value);
	}
}
