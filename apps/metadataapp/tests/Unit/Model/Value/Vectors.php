<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Model\Value;

/** The cases that the server and the browser share, with long texts and lists written out. */
final class Vectors {
	/** @return iterable<string, array{\stdClass}> */
	public static function ofKind(string ...$kinds): iterable {
		$vectors = json_decode(
			(string)file_get_contents(dirname(__DIR__, 3) . '/fixtures/value-vectors.json'),
			flags: JSON_THROW_ON_ERROR,
		);
		foreach (is_array($vectors) ? $vectors : [] as $vector) {
			if ($vector instanceof \stdClass && is_string($vector->name) && in_array($vector->kind, $kinds, true)) {
				yield $vector->name => [(object)array_map(self::expand(...), (array)$vector)];
			}
		}
	}

	private static function expand(mixed $value): mixed {
		if (is_array($value)) {
			return array_map(self::expand(...), $value);
		}
		if (!$value instanceof \stdClass) {
			return $value;
		}
		$members = array_map(self::expand(...), (array)$value);
		[$name, $content] = [array_key_first($members), array_values($members)[0] ?? null];
		[$unit, $times] = is_array($content) ? [...$content, '', 0] : ['', $content];
		$times = is_int($times) ? $times : 0;
		$text = is_string($unit) ? $unit : '';
		$numbered = static fn (string $before, string $after): array => array_map(
			static fn (int $number): string => $before . $number . $after,
			range(1, max(1, $times)),
		);
		return match ($name) {
			'$repeat' => str_repeat($text, $times),
			'$list' => array_fill(0, $times, $unit),
			'$numbered' => $numbered($text, ''),
			'$files' => $numbered('', ':f'),
			'$lines' => implode("\n", $numbered('', '')),
			'$joined' => implode('', array_filter((array)$content, is_string(...))),
			'$object' => new \stdClass(),
			default => (object)$members,
		};
	}
}
