<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Schema;

/** A broken rule in words. */
final class Wording {
	/** What the value must do, phrased to follow its name. */
	public static function rule(string $keyword, mixed $expected): string {
		return match ($keyword) {
			'type' => 'must be ' . self::choice(array_map(self::type(...), (array)$expected)),
			'const' => 'must be ' . self::value($expected),
			'enum' => 'must be ' . self::choice(array_map(self::value(...), (array)$expected)),
			'required' => 'is missing',
			'additionalProperties' => 'is not known here',
			'minimum' => 'must be at least ' . self::value($expected),
			'maximum' => 'must be at most ' . self::value($expected),
			'minLength' => $expected === 1 ? 'must not be empty' : 'must have at least ' . self::value($expected) . ' characters',
			'maxLength' => 'must have at most ' . self::count($expected, 'character'),
			'minItems' => 'must have at least ' . self::count($expected, 'item'),
			'maxItems' => 'must have at most ' . self::count($expected, 'item'),
			'uniqueItems' => 'must not hold the same item twice',
			'pattern' => 'must match ' . self::value($expected),
			'format' => 'must be a valid ' . (is_string($expected) ? $expected : 'value'),
			'anyOf' => 'must be ' . self::choice(
				array_map(static fn (mixed $option): string => is_string($option) ? $option : self::value($option), (array)$expected),
			),
			'more' => 'has ' . self::count($expected, 'more problem') . ' that are not listed',
			default => 'is not allowed here',
		};
	}

	/** One of several options, phrased to follow `must be`. */
	public static function option(string $keyword, mixed $expected): string {
		return substr(self::rule($keyword, $expected), strlen('must be '));
	}

	private static function type(mixed $type): string {
		return match ($type) {
			'string' => 'text',
			'integer' => 'a whole number',
			'number' => 'a number',
			'boolean' => 'true or false',
			'null' => 'null',
			'array' => 'a list',
			default => 'an object',
		};
	}

	/** @param array<array-key, string> $options */
	private static function choice(array $options): string {
		$last = array_pop($options) ?? 'absent';
		return $options === [] ? $last : implode(', ', $options) . " or $last";
	}

	private static function count(mixed $count, string $of): string {
		return self::value($count) . " $of" . ($count === 1 ? '' : 's');
	}

	private static function value(mixed $value): string {
		return json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
	}
}
