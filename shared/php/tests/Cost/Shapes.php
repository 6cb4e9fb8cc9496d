<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Cost;

/** Texts that make a careless reader slow. Each shape is a function of the size in bytes. */
final class Shapes {
	/** What is repeated as often as it fits, and pairs whose first part fills the first half and whose second part the second half. */
	private const FILE = __DIR__ . '/../../../schema/src/html/shapes.json';

	/** @return array<string, \Closure(int): string> by a name that shows the text */
	public static function all(): array {
		$shapes = [];
		/** @var array{repeated: list<string>, pairs: list<array{string, string}>} $parts */
		$parts = json_decode((string)file_get_contents(self::FILE), true, flags: JSON_THROW_ON_ERROR);
		foreach ([...$parts['repeated'], "\xC3"] as $unit) {
			$shapes[self::shown($unit) . ' repeated'] = static fn (int $bytes): string => self::repeated($unit, $bytes);
		}
		foreach ($parts['pairs'] as [$opener, $closer]) {
			$shapes[self::shown($opener) . ' repeated, then ' . self::shown($closer)] =
				static function (int $bytes) use ($opener, $closer): string {
					$times = max(1, intdiv($bytes, strlen($opener) + strlen($closer)));
					return str_repeat($opener, $times) . str_repeat($closer, $times);
				};
		}
		return [
			...$shapes,
			'runs of `, each longer than the one before' => static fn (int $bytes): string => self::growing($bytes, '`', ' '),
			'runs of *, each longer than the one before' => static fn (int $bytes): string => self::growing($bytes, '*', 'a '),
			'items, each indented more than the one above' => static fn (int $bytes): string => self::indented($bytes, '- a <b'),
			'quotes, each deeper than the one above' => static fn (int $bytes): string => self::growing($bytes, '>', "<a\n"),
			'a definition for each of many names' => static fn (int $bytes): string => self::numbered($bytes, '[%d]: <b (', "\n"),
			'one tag with many attributes' => static fn (int $bytes): string => '<b ' . self::numbered($bytes, 'a%d="<"', ' ') . '>',
			'different words' => static fn (int $bytes): string => self::numbered($bytes, 'w%d', ' '),
			'different tags' => static fn (int $bytes): string => self::numbered($bytes, '<t%d>', ''),
		];
	}

	private static function shown(string $unit): string {
		return (string)json_encode($unit, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
	}

	private static function repeated(string $unit, int $bytes): string {
		return str_repeat($unit, max(1, intdiv($bytes, strlen($unit))));
	}

	private static function growing(int $bytes, string $unit, string $end): string {
		$text = '';
		for ($length = 1; strlen($text) < $bytes; $length++) {
			$text .= str_repeat($unit, $length) . $end;
		}
		return $text;
	}

	private static function indented(int $bytes, string $item): string {
		$text = '';
		for ($level = 0; strlen($text) < $bytes; $level++) {
			$text .= str_repeat('  ', $level) . "$item\n";
		}
		return $text;
	}

	private static function numbered(int $bytes, string $format, string $end): string {
		$text = '';
		for ($number = 1; strlen($text) < $bytes; $number++) {
			$text .= sprintf($format, $number) . $end;
		}
		return $text;
	}
}
