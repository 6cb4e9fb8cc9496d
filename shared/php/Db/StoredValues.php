<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

/** Typed access to data from a database or a file, which may contain anything. */
final readonly class StoredValues {
	/** @param array<array-key, mixed> $values */
	public function __construct(private array $values) {
	}

	/** @param array<array-key, mixed>|false $row of a query that may have found no row */
	public static function row(array|false $row): self {
		return new self($row === false ? [] : $row);
	}

	/**
	 * @param ?string $default for an absent or null value; without a default the value is required
	 * @throws CorruptData
	 */
	public function text(string $name, ?string $default = null): string {
		$value = $this->values[$name] ?? $default;
		return is_string($value) && mb_check_encoding($value, 'UTF-8') ? $value : throw $this->corrupt($name);
	}

	/** @throws CorruptData */
	public function textOrNull(string $name): ?string {
		return isset($this->values[$name]) ? $this->text($name) : null;
	}

	/**
	 * @template T of string
	 * @param non-empty-list<T> $allowed the first is the default for an absent or null value
	 * @return T
	 * @throws CorruptData
	 */
	public function oneOf(string $name, array $allowed): string {
		$value = $this->text($name, $allowed[0]);
		foreach ($allowed as $one) {
			if ($one === $value) {
				return $one;
			}
		}
		throw $this->corrupt($name);
	}

	/**
	 * Databases return 1 and 0, '1' and '0', or true and false.
	 *
	 * @throws CorruptData
	 */
	public function yes(string $name, bool $default): bool {
		$value = $this->values[$name] ?? $default;
		return match (true) {
			in_array($value, [true, 1, '1'], true) => true,
			in_array($value, [false, 0, '0'], true) => false,
			default => throw $this->corrupt($name),
		};
	}

	/** @throws CorruptData */
	public function number(string $name, ?int $default = null): int {
		$value = $this->values[$name] ?? $default;
		return is_int($value) || (is_string($value) && preg_match('/^-?\d{1,18}$/', $value) === 1)
			? (int)$value
			: throw $this->corrupt($name);
	}

	/** @throws CorruptData */
	public function numberOrNull(string $name): ?int {
		return isset($this->values[$name]) ? $this->number($name) : null;
	}

	/**
	 * A list of texts; absent means none.
	 *
	 * @return list<string>
	 * @throws CorruptData
	 */
	public function texts(string $name): array {
		$list = $this->values[$name] ?? [];
		if (!is_array($list) || !array_is_list($list)) {
			throw $this->corrupt($name);
		}
		return array_map(fn (mixed $item): string => is_string($item) ? $item : throw $this->corrupt($name), $list);
	}

	/**
	 * The values below a name.
	 *
	 * @throws CorruptData
	 */
	public function map(string $name): self {
		$values = $this->values[$name] ?? null;
		return is_array($values) ? new self($values) : throw $this->corrupt($name);
	}

	/** @return array<array-key, mixed> */
	public function all(): array {
		return $this->values;
	}

	private function corrupt(string $name): CorruptData {
		return new CorruptData("The stored value \"$name\" cannot be read");
	}
}
