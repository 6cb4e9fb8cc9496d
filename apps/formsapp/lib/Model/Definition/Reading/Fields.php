<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Reading;

use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Text;

/** Members of one part of a form; null counts as absent, and the first place that has a value wins. */
final class Fields {
	/** @param list<array<array-key, mixed>> $places the canonical one first */
	public function __construct(
		private readonly array $places,
		/** Id of the question or page. */
		private readonly string $at,
		private readonly Problems $problems,
	) {
	}

	public function raw(string ...$names): mixed {
		foreach ($this->places as $place) {
			foreach ($names as $name) {
				if (isset($place[$name])) {
					return $place[$name];
				}
			}
		}
		return null;
	}

	/** @param string ...$names the canonical one first */
	public function text(int $longest, string ...$names): ?string {
		$value = $this->raw(...$names);
		if ($value === null) {
			return null;
		}
		if (!is_string($value) || !Text::isWellFormed($value)) {
			$this->bad($names[0] ?? '');
			return null;
		}
		if (Text::length($value) > $longest) {
			$this->problems->add('too_long', $this->at, $names[0] ?? '', ['max' => $longest]);
			return null;
		}
		return $value;
	}

	public function flag(string ...$names): ?bool {
		$value = $this->raw(...$names);
		if ($value !== null && !is_bool($value)) {
			$this->bad($names[0] ?? '');
			return null;
		}
		return $value;
	}

	public function decimal(string ...$names): int|float|null {
		$value = $this->raw(...$names);
		if ($value === null || $value === '') {
			return null;
		}
		$decimal = self::asDecimal($value);
		if ($decimal === null) {
			$this->bad($names[0] ?? '');
			return null;
		}
		return Decimal::number($decimal);
	}

	public function whole(int $least, int $most, string ...$names): ?int {
		$value = $this->raw(...$names);
		if ($value === null || $value === '') {
			return null;
		}
		$decimal = self::asDecimal($value);
		$number = $decimal === null ? null : Decimal::number($decimal);
		if (!is_int($number)) {
			$this->bad($names[0] ?? '');
			return null;
		}
		if ($number < $least || $number > $most) {
			$this->problems->add('out_of_range', $this->at, $names[0] ?? '', ['min' => $least, 'max' => $most]);
			return null;
		}
		return $number;
	}

	public function bad(string $field): void {
		$this->problems->add('bad_value', $this->at, $field);
	}

	/** @param array<string, int|string> $parameters */
	public function problem(string $code, string $field, array $parameters = []): void {
		$this->problems->add($code, $this->at, $field, $parameters);
	}

	/** @return ?string a plain decimal of which a float keeps every digit */
	private static function asDecimal(mixed $value): ?string {
		$decimal = match (true) {
			is_string($value) => Decimal::read(Text::trim($value)),
			is_int($value), is_float($value) => Decimal::of($value),
			default => null,
		};
		return $decimal !== null && Decimal::isExact($decimal) ? $decimal : null;
	}
}
