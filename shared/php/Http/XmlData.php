<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http;

/**
 * Data that Nextcloud can print as XML without losing any of it: its writer drops objects, takes names that begin with `@` for attributes
 * and those of digits for items of a list, and fails at names that XML does not have.
 */
final class XmlData {
	private const NAME = '/^[A-Za-z_][A-Za-z0-9._-]*$/D';
	private const NOT_IN_NAMES = '/^[^A-Za-z_]|[^A-Za-z0-9._-]/u';
	/** Characters that XML has no way to write. */
	private const NOT_IN_TEXTS = '/[^\x{9}\x{A}\x{D}\x{20}-\x{D7FF}\x{E000}-\x{FFFD}\x{10000}-\x{10FFFF}]/u';

	/**
	 * @param array<array-key, mixed>|\stdClass $data objects become maps; in a name, what XML does not have is written as `_x0031_`
	 * @return array<array-key, mixed>
	 */
	public static function of(array|\stdClass $data): array {
		$members = (array)$data;
		$isList = is_array($data) && array_is_list($data);
		$plain = [];
		foreach ($members as $name => $value) {
			$value = $value instanceof \JsonSerializable ? $value->jsonSerialize() : $value;
			$plain[$isList ? $name : self::name((string)$name)] = match (true) {
				is_array($value), $value instanceof \stdClass => self::of($value),
				is_string($value) => preg_replace(self::NOT_IN_TEXTS, "\u{FFFD}", $value) ?? '',
				default => $value,
			};
		}
		return $plain;
	}

	private static function name(string $name): string {
		if (preg_match(self::NAME, $name) === 1) {
			return $name;
		}
		return $name === '' ? '_x_' : preg_replace_callback(self::NOT_IN_NAMES, self::code(...), $name) ?? '_x_';
	}

	/** @param array<array-key, string> $found a character */
	private static function code(array $found): string {
		return sprintf('_x%04X_', mb_ord(implode('', $found), 'UTF-8'));
	}
}
