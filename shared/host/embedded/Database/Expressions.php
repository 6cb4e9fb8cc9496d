<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Database;

use Doctrine\DBAL\Connection as Doctrine;
use OCP\DB\QueryBuilder\ICompositeExpression;
use OCP\DB\QueryBuilder\IExpressionBuilder;
use OCP\DB\QueryBuilder\ILiteral;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\DB\QueryBuilder\IQueryFunction;

/** Conditions for SQLite. */
final class Expressions implements IExpressionBuilder {
	public function __construct(private readonly Doctrine $doctrine) {
	}

	#[\Override]
	public function andX(...$x): ICompositeExpression {
		return new Composite('AND', array_values($x));
	}

	#[\Override]
	public function orX(...$x): ICompositeExpression {
		return new Composite('OR', array_values($x));
	}

	#[\Override]
	public function eq($x, $y, $type = null): string {
		return Sql::name($x) . ' = ' . Sql::name($y);
	}

	#[\Override]
	public function neq($x, $y, $type = null): string {
		return Sql::name($x) . ' <> ' . Sql::name($y);
	}

	#[\Override]
	public function lt($x, $y, $type = null): string {
		return Sql::name($x) . ' < ' . Sql::name($y);
	}

	#[\Override]
	public function lte($x, $y, $type = null): string {
		return Sql::name($x) . ' <= ' . Sql::name($y);
	}

	#[\Override]
	public function gt($x, $y, $type = null): string {
		return Sql::name($x) . ' > ' . Sql::name($y);
	}

	#[\Override]
	public function gte($x, $y, $type = null): string {
		return Sql::name($x) . ' >= ' . Sql::name($y);
	}

	#[\Override]
	public function isNull($x): string {
		return Sql::name($x) . ' IS NULL';
	}

	#[\Override]
	public function isNotNull($x): string {
		return Sql::name($x) . ' IS NOT NULL';
	}

	#[\Override]
	public function like($x, $y, $type = null): string {
		return Sql::name($x) . ' LIKE ' . Sql::name($y) . " ESCAPE '\\'";
	}

	/** Without an escape, as on the server: on SQLite a backslash in the pattern means itself. */
	#[\Override]
	public function notLike($x, $y, $type = null): string {
		return Sql::name($x) . ' NOT LIKE ' . Sql::name($y);
	}

	#[\Override]
	public function iLike($x, $y, $type = null): string {
		return $this->like(new Sql('LOWER(' . Sql::name($x) . ')'), new Sql('LOWER(' . Sql::name($y) . ')'));
	}

	#[\Override]
	public function in($x, $y, $type = null): string {
		return Sql::name($x) . ' IN (' . implode(', ', Sql::names([$y])) . ')';
	}

	#[\Override]
	public function notIn($x, $y, $type = null): string {
		return Sql::name($x) . ' NOT IN (' . implode(', ', Sql::names([$y])) . ')';
	}

	#[\Override]
	public function literal($input, $type = IQueryBuilder::PARAM_STR): ILiteral {
		$quoted = $this->doctrine->quote($input, $type);
		return new Sql(is_string($quoted) ? $quoted : throw new \InvalidArgumentException('Only scalar values can be literals'));
	}

	/** SQLite converts by itself, the server leaves it at that. */
	#[\Override]
	public function castColumn($column, $type): IQueryFunction {
		return new Sql(Sql::name($column));
	}
}
