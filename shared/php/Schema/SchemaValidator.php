<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Schema;

/**
 * Checks a value against the part of JSON Schema 2020-12 that the contract uses, and names every problem at once.
 *
 * The keywords are those of shared/api/src/generate/json-schema.ts; any other throws, so that a schema is never checked
 * by halves. Objects are `\stdClass` as JsonText::decode gives them; a PHP array is a list when its keys say so.
 */
final class SchemaValidator {
	/** Problems named one by one; a last one counts the rest. */
	public const LIMIT = 50;
	private const ASSERTIONS = ['type', 'required', 'properties', 'additionalProperties', 'patternProperties', 'items', 'enum', 'const',
		'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'pattern', 'anyOf', 'format'];
	private const ANNOTATIONS = ['title', 'description', 'default', 'examples'];

	/** @var list<Problem> */
	private array $problems = [];
	private int $unnamed = 0;

	/**
	 * @param array<array-key, mixed>|bool $schema
	 * @return list<Problem> empty when the value fits
	 * @throws \LogicException on a keyword, type or format that is not supported
	 */
	public function validate(mixed $value, array|bool $schema): array {
		self::refuseUnknown($schema);
		$this->problems = [];
		$this->unnamed = 0;
		$this->check($value, $schema, '');
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

	private function fail(string $pointer, string $keyword, mixed $expected): bool {
		if (count($this->problems) < self::LIMIT) {
			$this->problems[] = Problem::of($pointer, $keyword, $expected);
		} else {
			$this->unnamed++;
		}
		return false;
	}

	/** @param array<array-key, mixed>|bool $schema */
	private function check(mixed $value, array|bool $schema, string $at): bool {
		if (is_bool($schema)) {
			return $schema || $this->fail($at, 'false', null);
		}
		if (isset($schema['type']) && !self::hasType($value, $schema['type'])) {
			return $this->fail($at, 'type', $schema['type']);
		}
		$fits = true;
		if (array_key_exists('const', $schema) && !Sameness::in($value, [$schema['const']])) {
			$fits = $this->fail($at, 'const', $schema['const']);
		}
		if (isset($schema['enum']) && !Sameness::in($value, (array)$schema['enum'])) {
			$fits = $this->fail($at, 'enum', $schema['enum']);
		}
		if (is_string($value)) {
			$fits = $this->checkString($value, $schema, $at) && $fits;
		} elseif (is_int($value) || is_float($value)) {
			$fits = $this->checkNumber($value, $schema, $at) && $fits;
		} elseif ($value instanceof \stdClass || (is_array($value) && !array_is_list($value))) {
			$fits = $this->checkObject((array)$value, $schema, $at) && $fits;
		} elseif (is_array($value)) {
			$fits = $this->checkList($value, $schema, $at) && $fits;
		}
		return isset($schema['anyOf']) ? $this->checkAny($value, (array)$schema['anyOf'], $at) && $fits : $fits;
	}

	private static function hasType(mixed $value, mixed $types): bool {
		foreach ((array)$types as $type) {
			$has = match ($type) {
				'string' => is_string($value),
				'integer' => JsonText::isWhole($value),
				'number' => is_int($value) || is_float($value),
				'boolean' => is_bool($value),
				'null' => $value === null,
				'array' => is_array($value) && array_is_list($value),
				'object' => $value instanceof \stdClass || (is_array($value) && !array_is_list($value)),
				default => throw new \LogicException('Type not supported: ' . json_encode($type)),
			};
			if ($has) {
				return true;
			}
		}
		return false;
	}

	/** @param array<array-key, mixed> $schema */
	private function checkNumber(int|float $value, array $schema, string $at): bool {
		$fits = true;
		if (isset($schema['minimum']) && $value < $schema['minimum']) {
			$fits = $this->fail($at, 'minimum', $schema['minimum']);
		}
		if (isset($schema['maximum']) && $value > $schema['maximum']) {
			$fits = $this->fail($at, 'maximum', $schema['maximum']);
		}
		return $fits;
	}

	/** @param array<array-key, mixed> $schema */
	private function checkString(string $value, array $schema, string $at): bool {
		$fits = true;
		if (isset($schema['minLength']) && mb_strlen($value, 'UTF-8') < $schema['minLength']) {
			$fits = $this->fail($at, 'minLength', $schema['minLength']);
		}
		// No text has more characters than bytes, so most need no counting.
		if (isset($schema['maxLength']) && strlen($value) > $schema['maxLength'] && mb_strlen($value, 'UTF-8') > $schema['maxLength']) {
			$fits = $this->fail($at, 'maxLength', $schema['maxLength']);
		}
		if (is_string($schema['pattern'] ?? null) && !Pattern::matches($schema['pattern'], $value)) {
			$fits = $this->fail($at, 'pattern', $schema['pattern']);
		}
		if (is_string($schema['format'] ?? null) && !Format::matches($schema['format'], $value)) {
			$fits = $this->fail($at, 'format', $schema['format']);
		}
		return $fits;
	}

	/**
	 * @param list<mixed> $value
	 * @param array<array-key, mixed> $schema
	 */
	private function checkList(array $value, array $schema, string $at): bool {
		$fits = true;
		if (isset($schema['minItems']) && count($value) < $schema['minItems']) {
			$fits = $this->fail($at, 'minItems', $schema['minItems']);
		}
		if (isset($schema['maxItems']) && count($value) > $schema['maxItems']) {
			return $this->fail($at, 'maxItems', $schema['maxItems']);
		}
		if (($schema['uniqueItems'] ?? false) === true && !Sameness::isUnique($value)) {
			$fits = $this->fail($at, 'uniqueItems', true);
		}
		$items = $schema['items'] ?? true;
		if ($items !== true && (is_array($items) || is_bool($items))) {
			foreach ($value as $index => $item) {
				$fits = $this->check($item, $items, "$at/$index") && $fits;
			}
		}
		return $fits;
	}

	/**
	 * @param array<array-key, mixed> $value
	 * @param array<array-key, mixed> $schema
	 */
	private function checkObject(array $value, array $schema, string $at): bool {
		$fits = true;
		$properties = (array)($schema['properties'] ?? []);
		foreach ((array)($schema['required'] ?? []) as $key) {
			if (is_string($key) && !array_key_exists($key, $value)) {
				$property = $properties[$key] ?? null;
				$fits = $this->fail($at . Problem::token($key), 'required', is_array($property) ? $property['type'] ?? true : true);
			}
		}
		foreach ($value as $key => $member) {
			$fits = $this->checkMember($key, $member, $properties[$key] ?? null, $schema, $at) && $fits;
		}
		return $fits;
	}

	/** @param array<array-key, mixed> $schema of the object */
	private function checkMember(int|string $key, mixed $member, mixed $property, array $schema, string $at): bool {
		$fits = true;
		$isNamed = is_array($property) || is_bool($property);
		if ($isNamed) {
			$fits = $this->check($member, $property, $at . Problem::token($key));
		}
		foreach ((array)($schema['patternProperties'] ?? []) as $pattern => $sub) {
			if ((is_array($sub) || is_bool($sub)) && Pattern::matches((string)$pattern, (string)$key)) {
				$isNamed = true;
				$fits = $this->check($member, $sub, $at . Problem::token($key)) && $fits;
			}
		}
		$rest = $schema['additionalProperties'] ?? true;
		if ($isNamed || $rest === true) {
			return $fits;
		}
		return is_array($rest) ? $this->check($member, $rest, $at . Problem::token($key))
			: $this->fail($at . Problem::token($key), 'additionalProperties', array_keys((array)($schema['properties'] ?? [])));
	}

	/**
	 * When one option alone has the shape of the value, its problems are the ones that help.
	 *
	 * @param array<array-key, mixed> $options
	 */
	private function checkAny(mixed $value, array $options, string $at): bool {
		[$problems, $unnamed] = [$this->problems, $this->unnamed];
		$near = [];
		foreach ($options as $option) {
			[$this->problems, $this->unnamed] = [[], 0];
			if ((is_array($option) || is_bool($option)) && $this->check($value, $option, $at)) {
				[$this->problems, $this->unnamed] = [$problems, $unnamed];
				return true;
			}
			if (array_filter($this->problems, static fn (Problem $problem): bool => self::isAboutShape($problem, $at)) === []) {
				$near[] = [$this->problems, $this->unnamed];
			}
		}
		[$this->problems, $this->unnamed] = [$problems, $unnamed];
		if (count($near) !== 1) {
			return $this->fail($at, 'anyOf', array_map(self::outline(...), array_values($options)));
		}
		foreach ($near[0][0] as $problem) {
			$this->fail($problem->pointer, $problem->keyword, $problem->expected);
		}
		$this->unnamed += $near[0][1];
		return false;
	}

	private static function isAboutShape(Problem $problem, string $at): bool {
		return $problem->pointer === $at ? in_array($problem->keyword, ['type', 'const', 'enum', 'false', 'anyOf'], true)
			: $problem->keyword === 'required' && strrpos($problem->pointer, '/') === strlen($at);
	}

	/** An option in a few words, such as `an object with steps`. */
	private static function outline(mixed $option): string {
		if (!is_array($option)) {
			return 'nothing';
		}
		foreach (['const', 'enum', 'type'] as $keyword) {
			if (isset($option[$keyword])) {
				$required = implode(', ', array_filter((array)($option['required'] ?? []), is_string(...)));
				return Wording::option($keyword, $option[$keyword]) . ($required === '' ? '' : " with $required");
			}
		}
		return 'another value';
	}
}
