<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Database;

use OCP\DB\QueryBuilder\ICompositeExpression;

/** Conditions joined by AND or by OR. */
final class Composite implements ICompositeExpression, \Countable {
	/**
	 * @param 'AND'|'OR' $word
	 * @param list<string|ICompositeExpression> $parts
	 */
	public function __construct(
		private readonly string $word,
		private array $parts,
	) {
	}

	#[\Override]
	public function add($part): ICompositeExpression {
		if ($part !== null && !($part instanceof ICompositeExpression && $part->count() === 0)) {
			$this->parts[] = $part;
		}
		return $this;
	}

	#[\Override]
	public function count(): int {
		return count($this->parts);
	}

	/** As SQL. */
	public static function text(string|ICompositeExpression|null $condition): ?string {
		if (!$condition instanceof ICompositeExpression) {
			return $condition;
		}
		if (!$condition instanceof self) {
			throw new \LogicException('Not a condition of this host');
		}
		$parts = self::texts($condition->parts);
		return count($parts) === 1 ? $parts[0] : '(' . implode(") $condition->word (", $parts) . ')';
	}

	/**
	 * @param array<string|ICompositeExpression> $conditions
	 * @return list<string>
	 */
	public static function texts(array $conditions): array {
		return array_map(
			static fn (string|ICompositeExpression $condition): string => (string)self::text($condition),
			array_values($conditions),
		);
	}
}
