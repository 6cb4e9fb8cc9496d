<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Database;

use OCP\DB\QueryBuilder\ILiteral;
use OCP\DB\QueryBuilder\IParameter;
use OCP\DB\QueryBuilder\IQueryFunction;

/** A finished piece of a query. */
final class Sql implements ILiteral, IParameter, IQueryFunction {
	public function __construct(private readonly string $text) {
	}

	#[\Override]
	public function __toString(): string {
		return $this->text;
	}

	/** A column, quoted: `name`, `table.name`, `table.*`, `name as alias`. What is finished stays. */
	public static function name(string|ILiteral|IParameter|IQueryFunction $name): string {
		if (!is_string($name)) {
			return (string)$name;
		}
		if ($name === '*' || $name === 'null') {
			return $name;
		}
		$parts = explode(' as ', str_replace(' AS ', ' as ', $name), 2);
		if (count($parts) === 2) {
			return self::name($parts[0]) . ' as ' . self::name($parts[1]);
		}
		$parts = array_map(static fn (string $part): string => $part === '*' ? $part : "\"$part\"", explode('.', $name, 2));
		return implode('.', $parts);
	}

	/**
	 * @param array<array-key, mixed> $names columns, or lists of them
	 * @return list<string> quoted
	 */
	public static function names(array $names): array {
		$quoted = [];
		foreach ($names as $name) {
			$quoted = is_array($name) ? [...$quoted, ...self::names($name)] : [...$quoted, self::name(self::operand($name))];
		}
		return $quoted;
	}

	/** A table with the prefix. */
	public static function table(string|IQueryFunction $table): string {
		return is_string($table) ? '"' . Database::PREFIX . $table . '"' : (string)$table;
	}

	private static function operand(mixed $name): string|ILiteral|IParameter|IQueryFunction {
		if (is_string($name) || $name instanceof ILiteral || $name instanceof IParameter || $name instanceof IQueryFunction) {
			return $name;
		}
		throw new \InvalidArgumentException('Only strings, Literals and Parameters are allowed');
	}
}
