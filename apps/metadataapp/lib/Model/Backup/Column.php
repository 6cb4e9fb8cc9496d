<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Backup;

/** A column of a table, as a backup has it. */
final readonly class Column {
	/** Databases count on from the largest id; programs that read JSON know whole numbers up to twice this one exactly. */
	private const LARGEST = 4_503_599_627_370_495;

	/** @param int $characters that a text has at most; 0 for any number of them */
	private function __construct(
		public ColumnKind $kind,
		public bool $isNullable,
		private int $least,
		private int $most,
		private int $characters,
	) {
	}

	/** Of something that exists. */
	public static function id(): self {
		return new self(ColumnKind::Number, false, 1, self::LARGEST, 0);
	}

	public static function number(bool $isNullable = false): self {
		return new self(ColumnKind::Number, $isNullable, -self::LARGEST, self::LARGEST, 0);
	}

	public static function integer(bool $isNullable = false): self {
		return new self(ColumnKind::Integer, $isNullable, -2_147_483_648, 2_147_483_647, 0);
	}

	public static function small(): self {
		return new self(ColumnKind::Small, false, 0, 32_767, 0);
	}

	public static function flag(bool $isNullable = false): self {
		return new self(ColumnKind::Small, $isNullable, 0, 1, 0);
	}

	public static function decimal(): self {
		return new self(ColumnKind::Decimal, true, 0, 0, 0);
	}

	public static function text(int $characters = 0, bool $isNullable = false): self {
		return new self(ColumnKind::Text, $isNullable, 0, 0, $characters);
	}

	/** What the database returned, as every database would. */
	public function read(mixed $stored): int|float|string|null {
		return match (true) {
			$stored === null => null,
			!is_scalar($stored) => throw new \UnexpectedValueException('The database returned no value'),
			$this->kind === ColumnKind::Text => (string)$stored,
			$this->kind === ColumnKind::Decimal => (float)$stored,
			default => (int)$stored,
		};
	}

	/** Whether every database stores the value, and returns the same. */
	public function fits(mixed $value): bool {
		if ($value === null) {
			return $this->isNullable;
		}
		return match ($this->kind) {
			ColumnKind::Text => is_string($value) && !str_contains($value, "\0")
				&& ($this->characters === 0 || mb_strlen($value, 'UTF-8') <= $this->characters),
			ColumnKind::Decimal => is_int($value) || (is_float($value) && is_finite($value)),
			default => is_int($value) && $value >= $this->least && $value <= $this->most,
		};
	}
}
