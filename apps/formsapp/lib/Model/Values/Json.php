<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Values;

/**
 * JSON values in which `{}` and `[]` differ: objects are `stdClass`, lists are arrays. An array with names is read as an object
 * too, for callers that have nothing else.
 */
final class Json {
	private const FLAGS = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS | JSON_THROW_ON_ERROR;

	/**
	 * @return ?array<array-key, mixed> null when it is no object
	 */
	public static function members(mixed $value): ?array {
		if ($value instanceof \stdClass) {
			return (array)$value;
		}
		return is_array($value) && $value !== [] && !array_is_list($value) ? $value : null;
	}

	/**
	 * Programs in PHP write an empty object as `[]`.
	 *
	 * @return ?array<array-key, mixed>
	 */
	public static function looseMembers(mixed $value): ?array {
		return $value === [] ? [] : self::members($value);
	}

	/** @return ?list<mixed> null when it is no list */
	public static function items(mixed $value): ?array {
		return is_array($value) && array_is_list($value) ? $value : null;
	}

	/** One text for a value, in every language: names in the order of their bytes, numbers as plain decimals. */
	public static function canonical(mixed $value): string {
		if (is_int($value) || is_float($value)) {
			return Decimal::of($value) ?? 'null';
		}
		$items = self::items($value);
		if ($items !== null) {
			return '[' . implode(',', array_map(self::canonical(...), $items)) . ']';
		}
		$members = self::members($value);
		if ($members === null) {
			return json_encode($value, self::FLAGS);
		}
		$names = array_map(strval(...), array_keys($members));
		sort($names, SORT_STRING);
		$written = static fn (string $name): string => json_encode($name, self::FLAGS) . ':' . self::canonical($members[$name]);
		return '{' . implode(',', array_map($written, $names)) . '}';
	}
}
