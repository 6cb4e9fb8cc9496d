<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\DB\QueryBuilder;

/**
 * SQL functions. A plain string names a column.
 *
 * @phpstan-import-type Operand from IExpressionBuilder
 */
interface IFunctionBuilder {
	/**
	 * @param Operand $x
	 * @param Operand ...$expr
	 */
	public function concat($x, ...$expr): IQueryFunction;

	/** @param Operand $field */
	public function sum($field): IQueryFunction;

	/** @param Operand $field */
	public function lower($field): IQueryFunction;

	/**
	 * @param Operand $x
	 * @param Operand $y
	 */
	public function add($x, $y): IQueryFunction;

	/**
	 * @param Operand $x
	 * @param Operand $y
	 */
	public function subtract($x, $y): IQueryFunction;

	/**
	 * @param Operand $count empty counts rows
	 * @param string $alias
	 */
	public function count($count = '', $alias = ''): IQueryFunction;

	/** @param Operand $field */
	public function max($field): IQueryFunction;

	/** @param Operand $field */
	public function min($field): IQueryFunction;
}
