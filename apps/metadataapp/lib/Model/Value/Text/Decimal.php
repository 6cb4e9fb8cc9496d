<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Text;

use OCA\MetadataApp\Shared\Contract\Limits;

/** Decimal numbers as texts, so that both languages write and compare them alike: `-?digits(.digits)?`, without needless zeros. */
final class Decimal {
	private const SAFE = 2 ** 53 - 1;

	/** @return ?string null when the text is no number: digits with a sign, a point and an exponent of up to three digits at most */
	public static function read(string $text): ?string {
		if (preg_match('/^([+-]?)([0-9]*+)(?:\.([0-9]*+))?(?:[eE]([+-]?[0-9]{1,3}))?$/D', $text, $parts) !== 1) {
			return null;
		}
		$digits = $parts[2] . ($parts[3] ?? '');
		return $digits === '' ? null : self::write($parts[1] === '-', $digits, strlen($parts[2]) + (int)($parts[4] ?? 0));
	}

	/** @return ?string null for what JSON has no number for */
	public static function of(int|float $number): ?string {
		if (is_int($number) && abs($number) <= self::SAFE) {
			return (string)$number;
		}
		$number = (float)$number;
		if (!is_finite($number)) {
			return null;
		}
		// the fewest digits that are this number again, as a browser writes them
		$written = '';
		for ($precision = 14; $precision <= 16; $precision++) {
			$written = sprintf("%.{$precision}e", $number);
			if ((float)$written === $number) {
				break;
			}
		}
		return self::read($written);
	}

	/** Whether a float keeps it, as databases store it to sort. */
	public static function isExact(string $decimal): bool {
		return strlen(ltrim(strtr($decimal, ['-' => '', '.' => '']), '0')) <= Limits::DIGITS_PER_NUMBER
			&& strlen(explode('.', $decimal)[1] ?? '') <= Limits::DIGITS_PER_NUMBER;
	}

	/** @return int negative when the first is less; both as `read` or `of` wrote them */
	public static function compare(string $one, string $other): int {
		$isNegative = $one[0] === '-';
		if ($isNegative !== ($other[0] === '-')) {
			return $isNegative ? -1 : 1;
		}
		return $isNegative ? self::compareDigits(substr($other, 1), substr($one, 1)) : self::compareDigits($one, $other);
	}

	/** @param int $point how many of the digits are before the point; may be beyond either end of them */
	private static function write(bool $isNegative, string $digits, int $point): string {
		$significant = ltrim($digits, '0');
		$point -= strlen($digits) - strlen($significant);
		$significant = rtrim($significant, '0');
		if ($significant === '') {
			return '0';
		}
		$fraction = $point > 0 ? substr($significant, $point) : str_repeat('0', -$point) . $significant;
		$whole = $point > 0 ? str_pad(substr($significant, 0, $point), $point, '0') : '0';
		return ($isNegative ? '-' : '') . $whole . ($fraction === '' ? '' : ".$fraction");
	}

	private static function compareDigits(string $one, string $other): int {
		[$whole, $fraction] = [...explode('.', $one), ''];
		[$otherWhole, $otherFraction] = [...explode('.', $other), ''];
		return [strlen($whole), "=$whole", "=$fraction"] <=> [strlen($otherWhole), "=$otherWhole", "=$otherFraction"];
	}
}
