<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Schema\Problem;

/**
 * The hours of a room as clients send them and as they are stored: `enabled`, and `rules` of `days`, `startTime`, `endTime`.
 *
 * What cannot be read is a problem, never a room that is always open.
 */
final class OpenHoursReader {
	private const TIME = '/^(?:([01][0-9]|2[0-3]):([0-5][0-9])|24:00)$/D';
	private const DAY = '/^[0-6]$/D';

	/** @var list<Problem> */
	private array $problems = [];
	/** @var list<OpenHours> */
	private array $hours = [];

	/** @param string $pointer JSON pointer to the value */
	private function __construct(
		private readonly string $pointer,
	) {
	}

	/**
	 * What a client sent.
	 *
	 * @param mixed $sent as JSON gives it
	 * @param string $pointer JSON pointer to it
	 * @return list<Problem> empty when it can be stored
	 */
	public static function problems(mixed $sent, string $pointer): array {
		$reader = new self($pointer);
		$reader->take($sent);
		return $reader->problems;
	}

	/**
	 * What is stored.
	 *
	 * @param mixed $stored as JSON gives it; null for a room without hours
	 * @return ?list<OpenHours> null: always open
	 * @throws CorruptData
	 */
	public static function read(mixed $stored): ?array {
		$reader = new self('');
		$isEnabled = $reader->take($stored);
		if ($reader->problems !== []) {
			throw new CorruptData('The hours of a room cannot be read. ' . $reader->problems[0]->message());
		}
		return $isEnabled ? $reader->hours : null;
	}

	/** @return bool whether the hours count */
	private function take(mixed $value): bool {
		if ($value === null) {
			return false;
		}
		$members = $this->members($value, '');
		if ($members === null) {
			return false;
		}
		$isEnabled = $members['enabled'] ?? null;
		if (!is_bool($isEnabled)) {
			$this->fail('/enabled', 'type', 'boolean');
		}
		$rules = $members['rules'] ?? ($isEnabled === true ? null : []);
		if (!is_array($rules) || !array_is_list($rules)) {
			$this->fail('/rules', 'type', 'array');
			$rules = [];
		}
		foreach ($rules as $place => $rule) {
			$this->takeRule($rule, "/rules/$place");
		}
		return $isEnabled === true;
	}

	private function takeRule(mixed $rule, string $pointer): void {
		$members = $this->members($rule, $pointer);
		if ($members === null) {
			return;
		}
		$days = $this->days($members['days'] ?? null, "$pointer/days");
		$from = $this->minute($members['startTime'] ?? null, "$pointer/startTime");
		$until = $this->minute($members['endTime'] ?? null, "$pointer/endTime");
		if ($from === null || $until === null) {
			return;
		}
		// A day ends at midnight, which people also write as 00:00.
		$until = $until === 0 ? OpenHours::MIDNIGHT : $until;
		if ($until <= $from) {
			$this->fail("$pointer/endTime", 'later', $members['startTime'], 'later than startTime');
			return;
		}
		$this->hours[] = new OpenHours($days, $from, $until);
	}

	/** @return list<int> */
	private function days(mixed $days, string $pointer): array {
		if (!is_array($days) || !array_is_list($days)) {
			$this->fail($pointer, 'type', 'array');
			return [];
		}
		$read = [];
		foreach ($days as $place => $day) {
			if ((is_int($day) || is_string($day)) && preg_match(self::DAY, (string)$day) === 1) {
				$read[] = (int)$day;
			} else {
				$this->fail("$pointer/$place", 'pattern', self::bare(self::DAY), 'a day from 0 (Sunday) to 6 (Saturday)');
			}
		}
		return array_values(array_unique($read));
	}

	private function minute(mixed $time, string $pointer): ?int {
		if (!is_string($time) || preg_match(self::TIME, $time) !== 1) {
			$this->fail($pointer, 'pattern', self::bare(self::TIME), 'a time such as 09:30');
			return null;
		}
		return 60 * (int)substr($time, 0, 2) + (int)substr($time, 3);
	}

	/** @return ?array<array-key, mixed> */
	private function members(mixed $value, string $pointer): ?array {
		if ($value instanceof \stdClass) {
			return get_object_vars($value);
		}
		if (is_array($value) && $value !== [] && !array_is_list($value)) {
			return $value;
		}
		$this->fail($pointer, 'type', 'object');
		return null;
	}

	private function fail(string $pointer, string $keyword, mixed $expected, ?string $words = null): void {
		$this->problems[] = Problem::of($this->pointer . $pointer, $keyword, $expected, $words);
	}

	/** A pattern as JSON Schema writes it. */
	private static function bare(string $pattern): string {
		return trim($pattern, '/D');
	}
}
