<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Database;

use OCP\DB\QueryBuilder\IFunctionBuilder;
use OCP\DB\QueryBuilder\IQueryFunction;

/** SQL functions as SQLite writes them. */
final class Functions implements IFunctionBuilder {
	#[\Override]
	public function concat($x, ...$expr): IQueryFunction {
		return new Sql('(' . implode(' || ', Sql::names([$x, ...$expr])) . ')');
	}

	#[\Override]
	public function lower($field): IQueryFunction {
		return new Sql('LOWER(' . Sql::name($field) . ')');
	}

	#[\Override]
	public function max($field): IQueryFunction {
		return new Sql('MAX(' . Sql::name($field) . ')');
	}

	#[\Override]
	public function min($field): IQueryFunction {
		return new Sql('MIN(' . Sql::name($field) . ')');
	}

	#[\Override]
	public function sum($field): IQueryFunction {
		return new Sql('SUM(' . Sql::name($field) . ')');
	}

	#[\Override]
	public function add($x, $y): IQueryFunction {
		return new Sql(Sql::name($x) . ' + ' . Sql::name($y));
	}

	#[\Override]
	public function subtract($x, $y): IQueryFunction {
		return new Sql(Sql::name($x) . ' - ' . Sql::name($y));
	}

	#[\Override]
	public function count($count = '', $alias = ''): IQueryFunction {
		return new Sql('COUNT(' . Sql::name($count === '' ? '*' : $count) . ')' . ($alias === '' ? '' : ' AS ' . Sql::name($alias)));
	}
}
