<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Value;

use OCA\RoomsApp\Model\Calendar\CannotExpand;
use OCA\RoomsApp\Model\Calendar\Rule\Civil;

/** A DATE or DATE-TIME as it is written. */
final class DateValue {
	private function __construct(
		/** Seconds since 1970-01-01 00:00, as if there were no time zones. */
		public readonly int $local,
		public readonly bool $isDate,
		public readonly bool $isUtc,
	) {
	}

	/** @throws CannotExpand */
	public static function parse(string $value): self {
		$pattern = '/^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)(Z?))?$/D';
		if (preg_match($pattern, $value, $found, PREG_UNMATCHED_AS_NULL) !== 1) {
			throw CannotExpand::notUnderstood("the date '$value'");
		}
		[, $year, $month, $day, $hour, $minute, $second] = array_map(intval(...), $found);
		if ($month < 1 || $month > 12 || $day < 1 || $day > Civil::monthLength($year, $month)) {
			throw CannotExpand::notUnderstood("the date '$value'");
		}
		// No clock here has leap seconds: one counts as the second before.
		$ofDay = $hour * 3_600 + $minute * 60 + min($second, 59);
		return new self(Civil::day($year, $month, $day) * Civil::DAY + $ofDay, $found[4] === null, $found[7] === 'Z');
	}

	/** The time itself, of a day its last second. */
	public function lastLocal(): int {
		return $this->local + ($this->isDate ? Civil::DAY - 1 : 0);
	}
}
