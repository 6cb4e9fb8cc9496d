<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Schema;

/**
 * Converts text from a query or a form to the type required by the schema; text that does not fit stays text, for the
 * validator to report.
 */
final class Coercion {
	/**
	 * @param array<string, mixed> $members
	 * @param array<string, mixed> $properties schemas by name
	 */
	public static function members(array $members, array $properties): \stdClass {
		$out = new \stdClass();
		foreach ($members as $name => $value) {
			$schema = $properties[$name] ?? null;
			$out->{$name} = is_array($schema) ? self::coerced($value, $schema) : self::shaped($value);
		}
		return $out;
	}

	/** @param array<array-key, mixed> $schema */
	public static function coerced(mixed $value, array $schema): mixed {
		foreach (is_array($schema['anyOf'] ?? null) ? $schema['anyOf'] : [] as $option) {
			if (is_array($option)) {
				$candidate = self::coerced($value, $option);
				if ((new SchemaValidator())->validate($candidate, $option) === []) {
					return $candidate;
				}
			}
		}
		$types = (array)($schema['type'] ?? []);
		if (is_string($value)) {
			return in_array('array', $types, true) ? [self::item($value, $schema)] : self::scalar($value, $schema, $types);
		}
		if (!is_array($value)) {
			return $value;
		}
		if (in_array('array', $types, true) && array_is_list($value)) {
			return array_map(static fn (mixed $item): mixed => self::item($item, $schema), $value);
		}
		if (in_array('object', $types, true)) {
			/** @var array<string, mixed> $properties */
			$properties = $schema['properties'] ?? [];
			/** @var array<string, mixed> $value */
			return self::members($value, $properties);
		}
		return self::shaped($value);
	}

	/** @param array<array-key, mixed> $schema */
	private static function item(mixed $value, array $schema): mixed {
		return is_array($schema['items'] ?? null) ? self::coerced($value, $schema['items']) : self::shaped($value);
	}

	/**
	 * @param array<array-key, mixed> $schema
	 * @param array<array-key, mixed> $types
	 */
	private static function scalar(string $text, array $schema, array $types): mixed {
		$options = array_key_exists('const', $schema) ? [$schema['const']] : $schema['enum'] ?? [];
		foreach (is_array($options) ? $options : [] as $option) {
			if (is_scalar($option) && $text === (is_bool($option) ? ($option ? 'true' : 'false') : (string)$option)) {
				return $option;
			}
		}
		foreach ($types as $type) {
			$fit = match ($type) {
				'string' => $text,
				'integer' => filter_var($text, FILTER_VALIDATE_INT, FILTER_NULL_ON_FAILURE),
				'number' => preg_match('/^-?[0-9]+(\.[0-9]+)?$/D', $text) === 1 ? json_decode($text) : null,
				'boolean' => ['true' => true, '1' => true, 'false' => false, '0' => false][$text] ?? null,
				default => null,
			};
			if ($fit !== null) {
				return $fit;
			}
		}
		return $text === '' && in_array('null', $types, true) ? null : $text;
	}

	private static function shaped(mixed $value): mixed {
		if (!is_array($value)) {
			return $value;
		}
		$shaped = array_map(self::shaped(...), $value);
		return array_is_list($shaped) ? $shaped : (object)$shaped;
	}
}
