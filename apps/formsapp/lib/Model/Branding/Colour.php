<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Branding;

/** Colours as `#rrggbb`, and how well they can be told apart; `branding/colours.ts` does the same. */
final class Colour {
	private const STEPS = 50;
	/** Above, black is easier to read on a colour than white. */
	private const MIDDLE = 0.179;
	public const BLACK = '#000000';
	public const WHITE = '#ffffff';
	/** Contrast that text needs, as WCAG has it. */
	public const ENOUGH = 4.5;

	/** @return ?string `#rrggbb` in small letters; null for what is no colour */
	public static function read(mixed $value): ?string {
		if (!is_string($value) || preg_match('/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/Di', $value) !== 1) {
			return null;
		}
		$digits = strtolower(substr($value, 1));
		return '#' . (strlen($digits) === 6 ? $digits : preg_replace('/./', '$0$0', $digits));
	}

	/** @return float from 1 to 21, as WCAG has it */
	public static function contrast(string $one, string $other): float {
		$lights = [self::luminance($one), self::luminance($other)];
		return (max($lights) + 0.05) / (min($lights) + 0.05);
	}

	/** Whether text on it has to be dark. */
	public static function isLight(string $colour): bool {
		return self::luminance($colour) > self::MIDDLE;
	}

	/** @return string of both, the one that is easier to read on the colour; black or white where neither is */
	public static function textOn(string $colour, string $dark, string $light): string {
		$better = self::contrast($colour, $dark) >= self::contrast($colour, $light) ? $dark : $light;
		return self::contrast($colour, $better) >= self::ENOUGH ? $better : (self::isLight($colour) ? self::BLACK : self::WHITE);
	}

	/** @param float $part of the other colour, from 0 to 1 */
	public static function mix(string $one, string $other, float $part): string {
		$mixed = array_map(
			static fn (int $from, int $to): string => sprintf('%02x', (int)round($from + ($to - $from) * $part)),
			self::parts($one),
			self::parts($other),
		);
		return '#' . implode('', $mixed);
	}

	/**
	 * The nearest shade that can be told apart from all grounds.
	 *
	 * @param non-empty-list<string> $grounds all light or all dark
	 * @param float $least contrast
	 */
	public static function readable(string $colour, array $grounds, float $least = self::ENOUGH): string {
		$end = self::isLight($grounds[0]) ? self::BLACK : self::WHITE;
		for ($step = 0; $step < self::STEPS; $step++) {
			$shade = self::mix($colour, $end, $step / self::STEPS);
			if (min(array_map(static fn (string $ground): float => self::contrast($shade, $ground), $grounds)) >= $least) {
				return $shade;
			}
		}
		return $end;
	}

	private static function luminance(string $colour): float {
		[$red, $green, $blue] = array_map(static function (int $part): float {
			$value = $part / 255;
			return $value <= 0.04045 ? $value / 12.92 : (($value + 0.055) / 1.055) ** 2.4;
		}, self::parts($colour));
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}

	/** @return array{int, int, int} */
	private static function parts(string $colour): array {
		return [(int)hexdec(substr($colour, 1, 2)), (int)hexdec(substr($colour, 3, 2)), (int)hexdec(substr($colour, 5, 2))];
	}
}
