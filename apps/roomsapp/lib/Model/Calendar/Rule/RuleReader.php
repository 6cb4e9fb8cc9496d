<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Rule;

use OCA\RoomsApp\Model\Calendar\CannotExpand;

/** Reads the parts of an RRULE. What RFC 5545 does not know or forbids is refused. */
final class RuleReader {
	private const WEEKDAYS = ['MO' => 0, 'TU' => 1, 'WE' => 2, 'TH' => 3, 'FR' => 4, 'SA' => 5, 'SU' => 6];
	private const KNOWN = [
		'FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYMONTH', 'BYWEEKNO', 'BYYEARDAY', 'BYMONTHDAY', 'BYDAY', 'BYHOUR', 'BYMINUTE',
		'BYSECOND', 'BYSETPOS',
	];
	/** Parts by the frequencies that must not have them. */
	private const FORBIDDEN = [
		'BYWEEKNO' => [
			Frequency::Secondly, Frequency::Minutely, Frequency::Hourly, Frequency::Daily, Frequency::Weekly, Frequency::Monthly,
		],
		'BYYEARDAY' => [Frequency::Daily, Frequency::Weekly, Frequency::Monthly],
		'BYMONTHDAY' => [Frequency::Weekly],
	];

	/** @param array<string, list<string>> $parts values by name */
	private function __construct(private readonly array $parts) {
	}

	/**
	 * @param array<string, list<string>> $parts values by name
	 * @param bool $isAllDay an all-day series has no times: those of its rule are to be ignored
	 * @throws CannotExpand
	 */
	public static function read(array $parts, bool $isAllDay): Rule {
		$reader = new self($isAllDay ? array_diff_key($parts, ['BYHOUR' => 0, 'BYMINUTE' => 0, 'BYSECOND' => 0]) : $parts);
		return $reader->rule($isAllDay);
	}

	private function rule(bool $isAllDay): Rule {
		$unknown = array_diff(array_keys($this->parts), self::KNOWN);
		if ($unknown !== []) {
			throw CannotExpand::notUnderstood('RRULE with ' . implode(', ', $unknown));
		}
		$frequency = Frequency::tryFrom($this->one('FREQ') ?? '') ?? throw CannotExpand::notUnderstood('FREQ');
		if ($isAllDay && $frequency->seconds() !== null) {
			throw CannotExpand::notUnderstood('days that repeat within a day');
		}
		foreach (self::FORBIDDEN as $part => $frequencies) {
			if (isset($this->parts[$part]) && in_array($frequency, $frequencies, true)) {
				throw CannotExpand::notUnderstood("$part in a rule that is $frequency->value");
			}
		}
		return new Rule(
			$frequency,
			$this->positive('INTERVAL') ?? 1,
			$this->positive('COUNT'),
			$this->one('UNTIL'),
			isset($this->parts['WKST']) ? $this->weekday($this->one('WKST') ?? '') : 0,
			$this->numbers('BYMONTH', 1, 12),
			$this->numbers('BYWEEKNO', 1, 53, isSigned: true),
			$this->numbers('BYYEARDAY', 1, 366, isSigned: true),
			$this->numbers('BYMONTHDAY', 1, 31, isSigned: true),
			$this->weekdays($frequency),
			$this->numbers('BYHOUR', 0, 23),
			$this->numbers('BYMINUTE', 0, 59),
			$this->seconds(),
			$this->numbers('BYSETPOS', 1, 366, isSigned: true),
		);
	}

	private function one(string $part): ?string {
		$values = $this->parts[$part] ?? null;
		return $values === null || count($values) === 1 ? $values[0] ?? null : throw CannotExpand::notUnderstood("several $part");
	}

	private function positive(string $part): ?int {
		$value = $this->one($part);
		if ($value === null) {
			return null;
		}
		return preg_match('/^0*[1-9]\d{0,8}$/D', $value) === 1 ? (int)$value : throw CannotExpand::notUnderstood("$part=$value");
	}

	/** @return ?list<int> */
	private function numbers(string $part, int $least, int $most, bool $isSigned = false): ?array {
		if (!isset($this->parts[$part])) {
			return null;
		}
		$numbers = [];
		foreach ($this->parts[$part] as $value) {
			$size = preg_match($isSigned ? '/^[+-]?(\d{1,3})$/D' : '/^(\d{1,3})$/D', $value, $found) === 1 ? (int)$found[1] : -1;
			if ($size < $least || $size > $most) {
				throw CannotExpand::notUnderstood("$part with '$value'");
			}
			$numbers[(int)$value] = (int)$value;
		}
		sort($numbers);
		return $numbers;
	}

	/** @return ?list<int> without leap seconds, which no clock here has: they count as the second before */
	private function seconds(): ?array {
		$seconds = $this->numbers('BYSECOND', 0, 60);
		return $seconds === null ? null : array_values(array_unique(array_map(static fn (int $second): int => min($second, 59), $seconds)));
	}

	/** @return ?list<array{int, int}> */
	private function weekdays(Frequency $frequency): ?array {
		if (!isset($this->parts['BYDAY'])) {
			return null;
		}
		$mayCount = $frequency === Frequency::Monthly || ($frequency === Frequency::Yearly && !isset($this->parts['BYWEEKNO']));
		$weekdays = [];
		foreach ($this->parts['BYDAY'] as $value) {
			if (preg_match('/^([+-]?\d{1,2})?([A-Z]{2})$/D', $value, $found) !== 1) {
				throw CannotExpand::notUnderstood("BYDAY with '$value'");
			}
			$ordinal = (int)$found[1];
			if ($found[1] !== '' && (!$mayCount || $ordinal === 0 || abs($ordinal) > 53)) {
				throw CannotExpand::notUnderstood("$value in a rule that is $frequency->value");
			}
			$weekdays["$ordinal$found[2]"] = [$ordinal, $this->weekday($found[2])];
		}
		return array_values($weekdays);
	}

	private function weekday(string $name): int {
		return self::WEEKDAYS[$name] ?? throw CannotExpand::notUnderstood("the weekday '$name'");
	}
}
