<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

/** What happens to a booking, as the audit names it, and the states that it may lead to. */
enum BookingEvent: string {
	/** A new booking, or one that was given back and is asked for again. */
	case Booked = 'booked';
	/** A new booking that was refused. */
	case Refused = 'refused';
	/** Other dates than before. */
	case Changed = 'changed';
	/** A change that was refused; everything stays as it was. */
	case ChangeRefused = 'change_refused';
	/** A manager accepted it, or one of its dates. */
	case Accepted = 'accepted';
	/** A manager declined it, or one of its dates. */
	case Declined = 'declined';
	/** It, or one of its dates, was given back. */
	case Cancelled = 'cancelled';
	/** It left for another room. */
	case Moved = 'moved';
	/** Dates of an endless series were added. */
	case Extended = 'extended';

	/**
	 * Whether it may lead from one state to another.
	 *
	 * @param ?BookingState $from null where there was no booking
	 */
	public function allows(?BookingState $from, BookingState $to): bool {
		[$accepted, $pending, $declined, $cancelled] = BookingState::cases();
		$living = [$accepted, $pending, $declined];
		return match ($this) {
			self::Booked => in_array($from, [null, $cancelled], true) && in_array($to, [$accepted, $pending], true),
			self::Refused => in_array($from, [null, $cancelled, $declined], true) && $to === $declined,
			self::Changed => in_array($from, $living, true),
			self::ChangeRefused => $to === $from,
			self::Accepted, self::Declined => in_array($from, $living, true) && $to !== $cancelled,
			self::Cancelled => in_array($from, $living, true),
			self::Moved => in_array($from, $living, true) && $to === $cancelled,
			self::Extended => $from?->isBlocking() === true && $to === $from,
		};
	}
}
