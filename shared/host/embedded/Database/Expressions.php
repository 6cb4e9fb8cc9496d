<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Database;

use Doctrine\DBAL\Connection as Doctrine;
use OCP\DB\QueryBuilder\IExpressionBuilder;
use OCP\DB\QueryBuilder\ILiteral;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\DB\QueryBuilder\IQueryFunction;

/** Conditions for SQLite. */
final class Expressions implements IExpressionBuilder {
	public function __construct(private readonly Doctrine $doctrine) {
	}

	#[\Override]
	public function eq($x, $y, $type = null): string {
		return Sql::name($x) . ' = ' . Sql::name($y);
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
	public function in($x, $y, $type = null): string {
		return Sql::name($x) . ' IN (' . implode(', ', Sql::names([$y])) . ')';
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
