<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Schema;

use Shared\Exception\Invalid;

/** JSON that distinguishes `{}` from `[]` until it is validated. */
final class JsonText {
	private const DEPTH = 64;
	/** Beyond this, a float can no longer distinguish adjacent integers. */
	private const MAX_WHOLE = 2 ** 53;

	/**
	 * The value with objects as objects.
	 *
	 * @throws \JsonException when it is not JSON, not UTF-8 or nested deeper than 64 levels
	 */
	public static function decode(string $json): mixed {
		return json_decode($json, false, self::DEPTH, JSON_THROW_ON_ERROR);
	}

	/**
	 * A whole document from its text.
	 *
	 * @param array<string, mixed> $schema
	 * @param string $pointer location of the document in the request
	 * @return mixed with objects as arrays
	 * @throws \JsonException
	 * @throws Invalid with every problem
	 */
	public static function read(string $json, array $schema, string $pointer = ''): mixed {
		$value = self::decode($json);
		$problems = (new SchemaValidator())->validate($value, $schema);
		if ($problems !== []) {
			throw Problem::refusal(
				array_map(static fn (Problem $problem): Problem => $problem->at($pointer . $problem->pointer), $problems),
			);
		}
		return self::plain($value);
	}

	/** The value with objects as arrays and `1.0` as `1`, as the types of the contract describe it. */
	public static function plain(mixed $value): mixed {
		if (is_array($value) || $value instanceof \stdClass) {
			$plain = [];
			foreach ((array)$value as $key => $item) {
				$plain[$key] = is_array($item) || $item instanceof \stdClass || is_float($item) ? self::plain($item) : $item;
			}
			return $plain;
		}
		return self::isWhole($value) ? (int)$value : $value;
	}

	/** @return array<string, mixed> */
	public static function members(\stdClass $object): array {
		$members = [];
		foreach (get_object_vars($object) as $name => $value) {
			$members[(string)$name] = $value;
		}
		return $members;
	}

	/**
	 * Whether it is an integer as defined by JSON Schema, so 1.0 is one.
	 *
	 * @phpstan-assert-if-true =int|float $value
	 */
	public static function isWhole(mixed $value): bool {
		return is_int($value) || (is_float($value) && floor($value) === $value && abs($value) <= self::MAX_WHOLE);
	}
}
