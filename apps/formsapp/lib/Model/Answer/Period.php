<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

/** When responses arrived that are asked for. */
final readonly class Period {
	private const CLOCK = '([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?';
	private const PATTERN = '/^(\d{4})-(\d{2})-(\d{2})(?:[T ]' . self::CLOCK . '(Z|[+ -](?:0\d|1[0-4]):?[0-5]\d)?)?$/D';

	/**
	 * @param ?int $since Unix seconds; null for the first response
	 * @param ?int $before Unix seconds; null for no end
	 */
	private function __construct(
		public ?int $since,
		public ?int $before,
	) {
	}

	/**
	 * A date alone is a whole day on the clock of the zone, and so is a time without an offset.
	 *
	 * @param ?string $from ISO 8601
	 * @param ?string $to ISO 8601
	 * @return self|string the name of the text that is no date
	 */
	public static function read(?string $from, ?string $to, \DateTimeZone $zone): self|string {
		$since = self::seconds($from ?? '', $zone, false);
		$before = self::seconds($to ?? '', $zone, true);
		return $since === false ? 'from' : ($before === false ? 'to' : new self($since, $before));
	}

	public function isWhole(): bool {
		return $this->since === null && $this->before === null;
	}

	/** @return int|false|null null for an empty text, false for what is no date */
	private static function seconds(string $text, \DateTimeZone $zone, bool $isEnd): int|false|null {
		if ($text === '') {
			return null;
		}
		if (preg_match(self::PATTERN, $text, $parts) !== 1 || !checkdate((int)$parts[2], (int)$parts[3], (int)$parts[1])) {
			return false;
		}
		// A plus sign that nobody encoded arrives as a space.
		$offset = $parts[5] ?? '';
		$sent = str_starts_with($offset, ' ') ? substr($text, 0, -strlen($offset)) . '+' . ltrim($offset) : $text;
		$day = date_create_immutable(isset($parts[4]) ? $sent : "$text 00:00:00", $zone);
		return $day === false ? false : ($isEnd && !isset($parts[4]) ? $day->modify('+1 day') : $day)->getTimestamp();
	}
}
