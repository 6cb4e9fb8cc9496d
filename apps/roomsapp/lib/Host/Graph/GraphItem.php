<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host\Graph;

use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Model\Extsync\ProviderProblem;

/** Part of an answer of Microsoft Graph. What is absent, null or of another type reads as empty. */
final readonly class GraphItem {
	/** @param array<array-key, mixed> $values */
	public function __construct(public array $values) {
	}

	public static function of(mixed $value): self {
		return new self(is_array($value) ? $value : []);
	}

	/** @param string $name of the value, after those of the objects around it */
	public function text(string ...$name): string {
		$value = $this->values;
		foreach ($name as $part) {
			$value = is_array($value) ? $value[$part] ?? null : null;
		}
		return is_string($value) ? $value : '';
	}

	public function yes(string $name): bool {
		return ($this->values[$name] ?? null) === true;
	}

	/** @return list<self> */
	public function items(string $name): array {
		$items = $this->values[$name] ?? null;
		return is_array($items) ? array_map(self::of(...), array_values($items)) : [];
	}

	/**
	 * Times have up to seven digits after the seconds.
	 *
	 * @return int Unix seconds
	 * @throws ProviderFailure when there is no time
	 */
	public function time(string $name): int {
		try {
			$zone = new \DateTimeZone($this->text($name, 'timeZone'));
			$time = \DateTimeImmutable::createFromFormat('Y-m-d\TH:i:s', substr($this->text($name, 'dateTime'), 0, 19), $zone);
		} catch (\Exception) {
			$time = false;
		}
		return $time === false ? throw new ProviderFailure(ProviderProblem::BadAnswer, details: "no time in $name") : $time->getTimestamp();
	}

	/** @return array{dateTime: string, timeZone: string} */
	public static function written(int $time): array {
		return ['dateTime' => gmdate('Y-m-d\TH:i:s', $time), 'timeZone' => 'UTC'];
	}

	public static function iso(int $time): string {
		return gmdate('Y-m-d\TH:i:s\Z', $time);
	}
}
