<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Values;

use OCA\FormsApp\Shared\Contract\Limits;

/** Decimal numbers as texts, so that both languages write and compare them alike: `-?digits(.digits)?`, without needless zeros. */
final class Decimal {
	private const SAFE = 2 ** 53 - 1;

	/** @return ?string null when the text is no plain decimal number */
	public static function read(string $text): ?string {
		if (preg_match('/^(-?)([0-9]{1,30})(?:\.([0-9]{1,30}))?$/D', $text, $parts) !== 1) {
			return null;
		}
		return self::join($parts[1], $parts[2], $parts[3] ?? '');
	}

	/** @return ?string null when it has no plain notation of up to 30 digits on either side of the point */
	public static function of(int|float $number): ?string {
		if (is_int($number) && abs($number) <= self::SAFE) {
			return (string)$number;
		}
		$number = (float)$number;
		if (!is_finite($number)) {
			return null;
		}
		$written = '';
		for ($precision = 14; $precision <= 16; $precision++) {
			$written = sprintf("%.{$precision}e", $number);
			if ((float)$written === $number) {
				break;
			}
		}
		if (preg_match('/^(-?)([0-9])\.([0-9]+)e([+-][0-9]+)$/D', $written, $parts) !== 1) {
			return null;
		}
		$digits = rtrim($parts[2] . $parts[3], '0');
		$exponent = (int)$parts[4];
		if (abs($exponent) > 30) {
			return $digits === '' ? '0' : null;
		}
		if ($exponent < 0) {
			return self::read($parts[1] . '0.' . str_repeat('0', -$exponent - 1) . $digits);
		}
		$digits = str_pad($digits, $exponent + 1, '0');
		$fraction = substr($digits, $exponent + 1);
		return self::read($parts[1] . substr($digits, 0, $exponent + 1) . ($fraction === '' ? '' : ".$fraction"));
	}

	/** @return int negative when the first is less; both as `read` or `of` wrote them */
	public static function compare(string $one, string $other): int {
		$isNegative = $one[0] === '-';
		if ($isNegative !== ($other[0] === '-')) {
			return $isNegative ? -1 : 1;
		}
		return $isNegative ? self::compareDigits(substr($other, 1), substr($one, 1)) : self::compareDigits($one, $other);
	}

	/** Whether a float keeps all of its digits. */
	public static function isExact(string $decimal): bool {
		return strlen(ltrim(strtr($decimal, ['-' => '', '.' => '']), '0')) <= Limits::DIGITS_PER_NUMBER
			&& strlen(explode('.', $decimal)[1] ?? '') <= Limits::DIGITS_PER_NUMBER;
	}

	public static function isWhole(string $decimal): bool {
		return !str_contains($decimal, '.');
	}

	/** @param string $decimal one that is exact */
	public static function number(string $decimal): int|float {
		return self::isWhole($decimal) ? (int)$decimal : (float)$decimal;
	}

	private static function compareDigits(string $one, string $other): int {
		[$whole, $fraction] = [...explode('.', $one), ''];
		[$otherWhole, $otherFraction] = [...explode('.', $other), ''];
		return [strlen($whole), "=$whole", "=$fraction"] <=> [strlen($otherWhole), "=$otherWhole", "=$otherFraction"];
	}

	private static function join(string $sign, string $whole, string $fraction): string {
		$whole = ltrim($whole, '0');
		$fraction = rtrim($fraction, '0');
		$text = ($whole === '' ? '0' : $whole) . ($fraction === '' ? '' : ".$fraction");
		return $text === '0' ? '0' : $sign . $text;
	}
}
