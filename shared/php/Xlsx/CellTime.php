<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Xlsx;

/**
 * A date, a time of day, or both, as spreadsheet programs count them: days since the end of 1899, without a time zone.
 *
 * Days before March 1900 stay text: Excel has none before 1900, and takes 1900 for a leap year.
 */
final readonly class CellTime {
	private const DAYS_BEFORE_1970 = 25_569;
	private const FIRST = 61;
	private const LAST = 2_958_465;
	private const SECONDS = 86_400;

	/**
	 * @param string $text as ISO 8601 has it
	 * @param ?float $serial null for what stays text
	 */
	private function __construct(
		public string $text,
		public CellStyle $style,
		public ?float $serial,
	) {
	}

	/** @param int $days since 1970 */
	public static function day(int $days): self {
		return new self(gmdate('Y-m-d', $days * self::SECONDS), CellStyle::Date, self::serial($days * self::SECONDS));
	}

	/** @param int $minutes since midnight */
	public static function minute(int $minutes): self {
		return new self(sprintf('%02d:%02d', intdiv($minutes, 60), $minutes % 60), CellStyle::Time, $minutes / 1_440);
	}

	/** As clocks in its own time zone show it. */
	public static function moment(\DateTimeImmutable $time): self {
		$shown = $time->getTimestamp() + $time->getOffset();
		return new self($time->format(\DateTimeInterface::ATOM), CellStyle::Moment, self::serial($shown));
	}

	private static function serial(int $seconds): ?float {
		$serial = $seconds / self::SECONDS + self::DAYS_BEFORE_1970;
		return $serial >= self::FIRST && $serial < self::LAST + 1 ? $serial : null;
	}
}
