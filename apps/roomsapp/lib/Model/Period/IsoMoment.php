<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Period;

/** A date or time of ISO 8601 as a client wrote it, in the extended or the basic format. */
final readonly class IsoMoment {
	/** A plus sign that a client did not escape arrives in a query as a space. */
	private const PATTERN = '/^(\d{4})(-?)(\d\d)\2(\d\d)'
		. '(?:[T ]([01]\d|2[0-4])(:?)([0-5]\d)(?:\6([0-5]\d)(?:[.,]\d{1,9})?)?(?:(Z)|([+\- ])([01]\d|2[0-3])(?::?([0-5]\d))?)?)?$/Di';

	private function __construct(
		public \DateTimeImmutable $time,
		/** Without a time of day: the time is the first moment of the day. */
		public bool $isDate,
		public bool $hasOffset,
	) {
	}

	/**
	 * @param \DateTimeZone $zone of dates without a time of day; a time without offset is in UTC
	 * @return ?self null when it is none, or a day that no calendar has
	 */
	public static function parse(string $text, \DateTimeZone $zone): ?self {
		if (preg_match(self::PATTERN, $text, $found, PREG_UNMATCHED_AS_NULL) !== 1) {
			return null;
		}
		[$year, $month, $day] = [(int)$found[1], (int)$found[3], (int)$found[4]];
		[$hour, $minute, $second] = [(int)$found[5], (int)$found[7], (int)$found[8]];
		if (!checkdate($month, $day, $year) || ($hour === 24 && $minute + $second > 0)) {
			return null;
		}
		$isDate = $found[5] === null;
		$hasOffset = $found[9] !== null || $found[11] !== null;
		$offset = $found[11] === null ? 'UTC' : ($found[10] === '-' ? '-' : '+') . "$found[11]:" . ($found[12] ?? '00');
		$written = (new \DateTimeImmutable('@0'))->setTimezone($isDate ? $zone : new \DateTimeZone($offset));
		return new self($written->setDate($year, $month, $day)->setTime($hour, $minute, $second), $isDate, $hasOffset);
	}

	/** The whole text is `YYYY-MM-DD`. */
	public static function parseDay(string $text, \DateTimeZone $zone): ?self {
		return strlen($text) === strlen('2026-11-24') ? self::parse($text, $zone) : null;
	}

	/** Unix seconds. */
	public function seconds(): int {
		return $this->time->getTimestamp();
	}

	/** The first moment that is no longer meant where this is the last one: the next day after a date alone. */
	public function after(): int {
		return $this->isDate ? $this->time->modify('+1 day')->setTime(0, 0)->getTimestamp() : $this->seconds();
	}
}
