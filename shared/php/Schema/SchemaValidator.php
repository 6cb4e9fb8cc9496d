<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Schema;

/**
 * Checks a value against the part of JSON Schema 2020-12 that the contract uses, and reports all problems at once.
 *
 * The keywords are those of shared/api/src/generate/json-schema.ts; any other throws, so that a schema is never
 * checked only in part. Objects are `\stdClass` as JsonText::decode gives them; a PHP array is a list when its keys
 * say so.
 */
final class SchemaValidator {
	/** Number of problems usually reported individually; a final one counts the rest. */
	public const LIMIT = 50;
	private const ASSERTIONS = ['type', 'required', 'properties', 'additionalProperties', 'patternProperties', 'items', 'enum', 'const',
		'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'pattern', 'anyOf', 'format'];
	/** `words` is what a value with a pattern is, phrased to follow `must be`. */
	private const ANNOTATIONS = ['title', 'description', 'default', 'examples', 'words'];

	/** @var list<Problem> */
	private array $problems = [];
	private int $unnamed = 0;
	private int $limit = self::LIMIT;
	/** @var array<int, int|string> keys on the path to the checked value, by depth: pointers are only built for problems */
	private array $path = [];

	/**
	 * @param array<array-key, mixed>|bool $schema
	 * @param int $limit number of problems reported individually
	 * @return list<Problem> empty when the value fits
	 * @throws \LogicException on a keyword, type or format that is not supported
	 */
	public function validate(mixed $value, array|bool $schema, int $limit = self::LIMIT): array {
		self::refuseUnknown($schema);
		$this->limit = $limit;
		$this->problems = [];
		$this->unnamed = 0;
		$this->check($value, $schema, 0);
		if ($this->unnamed > 0) {
			$this->problems[] = Problem::of('', 'more', $this->unnamed);
		}
		return $this->problems;
	}

	private static function refuseUnknown(mixed $schema): void {
		if (!is_array($schema)) {
			return;
		}
		$unknown = array_diff(array_keys($schema), self::ASSERTIONS, self::ANNOTATIONS);
		if ($unknown !== []) {
			throw new \LogicException('Keyword not supported: ' . implode(', ', $unknown));
		}
		foreach (['properties', 'patternProperties', 'anyOf'] as $keyword) {
			array_map(self::refuseUnknown(...), is_array($schema[$keyword] ?? null) ? $schema[$keyword] : []);
		}
		self::refuseUnknown($schema['items'] ?? null);
		self::refuseUnknown($schema['additionalProperties'] ?? null);
	}

	/** @phpstan-impure */
	private function fail(int $depth, string $keyword, mixed $expected, ?string $words = null): bool {
		if (count($this->problems) < $this->limit) {
			$this->problems[] = Problem::of($this->pointer($depth), $keyword, $expected, $words);
		} else {
			$this->unnamed++;
		}
		return false;
	}

	private function pointer(int $depth): string {
		return implode('', array_map(Problem::token(...), array_slice($this->path, 0, $depth)));
	}

	/**
	 * @param array<array-key, mixed>|bool $schema
	 * @phpstan-impure
	 */
	private function check(mixed $value, array|bool $schema, int $depth): bool {
		if (is_bool($schema)) {
			return $schema || $this->fail($depth, 'false', null);
		}
		$type = $schema['type'] ?? null;
		if ($type !== null && !(is_string($type) ? self::isA($value, $type) : self::isAny($value, (array)$type))) {
			return $this->fail($depth, 'type', $type);
		}
		$fits = true;
		if (array_key_exists('const', $schema) && !Sameness::in($value, [$schema['const']])) {
			$fits = $this->fail($depth, 'const', $schema['const']);
		}
		if (isset($schema['enum']) && !Sameness::in($value, (array)$schema['enum'])) {
			$fits = $this->fail($depth, 'enum', $schema['enum']);
		}
		if (is_string($value)) {
			$fits = $this->checkString($value, $schema, $depth) && $fits;
		} elseif ($value instanceof \stdClass || (is_array($value) && !array_is_list($value))) {
			$fits = $this->checkObject((array)$value, $schema, $depth) && $fits;
		} elseif (is_array($value)) {
			$fits = $this->checkList($value, $schema, $depth) && $fits;
		} elseif (is_int($value) || is_float($value)) {
			$fits = $this->checkNumber($value, $schema, $depth) && $fits;
		}
		return isset($schema['anyOf']) ? $this->checkAny($value, (array)$schema['anyOf'], $depth) && $fits : $fits;
	}

	private static function isA(mixed $value, string $type): bool {
		return match ($type) {
			'string' => is_string($value),
			'boolean' => is_bool($value),
			'object' => $value instanceof \stdClass || (is_array($value) && !array_is_list($value)),
			'array' => is_array($value) && array_is_list($value),
			'integer' => JsonText::isWhole($value),
			'number' => is_int($value) || is_float($value),
			'null' => $value === null,
			default => throw new \LogicException("Type not supported: $type"),
		};
	}

	/** @param array<array-key, mixed> $types */
	private static function isAny(mixed $value, array $types): bool {
		foreach ($types as $type) {
			if (is_string($type) && self::isA($value, $type)) {
				return true;
			}
		}
		return false;
	}

	/** @param array<array-key, mixed> $schema */
	private function checkNumber(int|float $value, array $schema, int $depth): bool {
		$fits = true;
		if (isset($schema['minimum']) && $value < $schema['minimum']) {
			$fits = $this->fail($depth, 'minimum', $schema['minimum']);
		}
		if (isset($schema['maximum']) && $value > $schema['maximum']) {
			$fits = $this->fail($depth, 'maximum', $schema['maximum']);
		}
		return $fits;
	}

	/** @param array<array-key, mixed> $schema */
	private function checkString(string $value, array $schema, int $depth): bool {
		$fits = true;
		if (isset($schema['minLength']) && mb_strlen($value, 'UTF-8') < $schema['minLength']) {
			$fits = $this->fail($depth, 'minLength', $schema['minLength']);
		}
		// A text never has more characters than bytes, so most texts need no counting.
		if (isset($schema['maxLength']) && strlen($value) > $schema['maxLength'] && mb_strlen($value, 'UTF-8') > $schema['maxLength']) {
			$fits = $this->fail($depth, 'maxLength', $schema['maxLength']);
		}
		if (is_string($schema['pattern'] ?? null) && !Pattern::matches($schema['pattern'], $value)) {
			$fits = $this->fail($depth, 'pattern', $schema['pattern'], is_string($schema['words'] ?? null) ? $schema['words'] : null);
		}
		if (is_string($schema['format'] ?? null) && !Format::matches($schema['format'], $value)) {
			$fits = $this->fail($depth, 'format', $schema['format']);
		}
		return $fits;
	}

	/**
	 * @param array<array-key, mixed> $value a list
	 * @param array<array-key, mixed> $schema
	 */
	private function checkList(array $value, array $schema, int $depth): bool {
		$fits = true;
		if (isset($schema['minItems']) && count($value) < $schema['minItems']) {
			$fits = $this->fail($depth, 'minItems', $schema['minItems']);
		}
		if (isset($schema['maxItems']) && count($value) > $schema['maxItems']) {
			return $this->fail($depth, 'maxItems', $schema['maxItems']);
		}
		if (($schema['uniqueItems'] ?? false) === true && !Sameness::isUnique($value)) {
			$fits = $this->fail($depth, 'uniqueItems', true);
		}
		$items = $schema['items'] ?? true;
		if ($items !== true && (is_array($items) || is_bool($items))) {
			foreach ($value as $index => $item) {
				$this->path[$depth] = $index;
				$fits = $this->check($item, $items, $depth + 1) && $fits;
			}
		}
		return $fits;
	}

	/**
	 * @param array<array-key, mixed> $value
	 * @param array<array-key, mixed> $schema
	 */
	private function checkObject(array $value, array $schema, int $depth): bool {
		$fits = true;
		$properties = (array)($schema['properties'] ?? []);
		foreach ((array)($schema['required'] ?? []) as $key) {
			if (is_string($key) && !array_key_exists($key, $value)) {
				$property = $properties[$key] ?? null;
				$this->path[$depth] = $key;
				$fits = $this->fail($depth + 1, 'required', is_array($property) ? $property['type'] ?? true : true);
			}
		}
		$patterns = (array)($schema['patternProperties'] ?? []);
		$rest = $schema['additionalProperties'] ?? true;
		foreach ($value as $key => $member) {
			$this->path[$depth] = $key;
			$subs = isset($properties[$key]) ? [$properties[$key]] : [];
			foreach ($patterns as $pattern => $sub) {
				if (Pattern::matches((string)$pattern, (string)$key)) {
					$subs[] = $sub;
				}
			}
			if ($subs === []) {
				$fits = $this->checkRest($member, $rest, array_keys($properties), $depth + 1) && $fits;
			}
			foreach ($subs as $sub) {
				$fits = (!(is_array($sub) || is_bool($sub)) || $this->check($member, $sub, $depth + 1)) && $fits;
			}
		}
		return $fits;
	}

	/** @param list<int|string> $named members named in the schema */
	private function checkRest(mixed $member, mixed $rest, array $named, int $depth): bool {
		if ($rest === false) {
			return $this->fail($depth, 'additionalProperties', $named);
		}
		return !is_array($rest) || $this->check($member, $rest, $depth);
	}

	/**
	 * If only one option has the shape of the value, its problems are the helpful ones.
	 *
	 * @param array<array-key, mixed> $options
	 */
	private function checkAny(mixed $value, array $options, int $depth): bool {
		[$problems, $unnamed] = [$this->problems, $this->unnamed];
		$at = $this->pointer($depth);
		$near = [];
		foreach ($options as $option) {
			[$this->problems, $this->unnamed] = [[], 0];
			if ((is_array($option) || is_bool($option)) && $this->check($value, $option, $depth)) {
				[$this->problems, $this->unnamed] = [$problems, $unnamed];
				return true;
			}
			if (Alternatives::hasShape($this->problems, $at)) {
				$near[] = [$this->problems, $this->unnamed];
			}
		}
		[$this->problems, $this->unnamed] = [$problems, $unnamed];
		if (count($near) !== 1) {
			return $this->fail($depth, 'anyOf', array_map(Alternatives::outline(...), array_values($options)));
		}
		$this->unnamed += $near[0][1];
		foreach ($near[0][0] as $problem) {
			if (count($this->problems) < $this->limit) {
				$this->problems[] = $problem;
			} else {
				$this->unnamed++;
			}
		}
		return false;
	}
}
