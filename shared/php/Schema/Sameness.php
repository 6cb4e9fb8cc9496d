<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Schema;

/** Equality as in JSON: 1 and 1.0 are the same, the order of members does not matter, true is not 1. */
final class Sameness {
	/** @param array<array-key, mixed> $options */
	public static function in(mixed $value, array $options): bool {
		if (is_string($value) || is_bool($value) || $value === null) {
			return in_array($value, $options, true);
		}
		$key = self::key($value);
		foreach ($options as $option) {
			if (self::key($option) === $key) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A single pass, regardless of the number of items.
	 *
	 * @param array<array-key, mixed> $items
	 */
	public static function isUnique(array $items): bool {
		$seen = [];
		foreach ($items as $item) {
			$key = is_string($item) ? "\"$item" : self::key($item);
			if (isset($seen[$key])) {
				return false;
			}
			$seen[$key] = true;
		}
		return true;
	}

	/** A key that is equal only for equal values. */
	private static function key(mixed $value): string {
		if (is_string($value)) {
			return 's' . strlen($value) . ':' . $value;
		}
		if (is_array($value) || $value instanceof \stdClass) {
			$isList = is_array($value) && array_is_list($value);
			$members = array_map(self::key(...), (array)$value);
			if (!$isList) {
				ksort($members, SORT_STRING);
				$members = array_map(
					static fn (int|string $name, string $member): string => self::key((string)$name) . $member,
					array_keys($members),
					$members,
				);
			}
			return ($isList ? '[' : '{') . count($members) . ':' . implode('', $members);
		}
		return match (true) {
			is_float($value) => JsonText::isWhole($value) ? 'n' . (int)$value . ';' : 'n' . serialize($value),
			is_int($value) => "n$value;",
			default => $value === null ? '0' : ($value === true ? 't' : 'f'),
		};
	}
}
