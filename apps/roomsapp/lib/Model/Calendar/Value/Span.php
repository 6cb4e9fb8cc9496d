<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Value;

use OCA\RoomsApp\Model\Calendar\CannotExpand;
use OCA\RoomsApp\Model\Calendar\Rule\Civil;

/**
 * How long each date of an event lasts: days by the calendar, then seconds by the clock. A DTEND gives the exact time between the two, or
 * days for an all-day event; a DURATION gives both (RFC 5545, 3.8.5.3).
 */
final class Span {
	public function __construct(public readonly int $days, public readonly int $seconds) {
	}

	/** @throws CannotExpand */
	public static function between(Moment $start, Moment $end): self {
		if ($start->isDate !== $end->isDate) {
			throw CannotExpand::notUnderstood('a day with a time');
		}
		$days = $end->day() - $start->day();
		// Some programs end an all-day event on the day on which it starts.
		$span = $start->isDate ? new self($days === 0 ? 1 : $days, 0) : new self(0, $end->instant() - $start->instant());
		return $span->days < 0 || $span->seconds < 0 ? throw CannotExpand::notUnderstood('an end before the start') : $span;
	}

	/** @throws CannotExpand */
	public static function parse(string $value): self {
		$number = static fn (string $unit): string => "(?:(\d{1,7})$unit)?";
		$pattern = "/^\+?P(?=[\dT]){$number('W')}{$number('D')}(?:T(?=\d){$number('H')}{$number('M')}{$number('S')})?$/D";
		if (preg_match($pattern, $value, $found) !== 1) {
			throw CannotExpand::notUnderstood("the duration '$value'");
		}
		[, $weeks, $days, $hours, $minutes, $seconds] = array_map(intval(...), $found + array_fill(0, 6, ''));
		return new self(7 * $weeks + $days, 3_600 * $hours + 60 * $minutes + $seconds);
	}

	/** Unix seconds at which it ends. */
	public function end(Moment $start): int {
		$end = ($this->days === 0 ? $start->instant() : $start->zone->instant($start->local + $this->days * Civil::DAY)) + $this->seconds;
		return $end < Civil::END * Civil::DAY ? $end : throw CannotExpand::notUnderstood('an end after the year 9999');
	}

	/** At least as many seconds as any date lasts. */
	public function longest(): int {
		return ($this->days + 2) * Civil::DAY + $this->seconds;
	}
}
