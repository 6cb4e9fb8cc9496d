<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\DB\QueryBuilder;

/** Conditions joined by AND or by OR. */
interface ICompositeExpression {
	/**
	 * @param string|ICompositeExpression|null $part null and what is empty are left out
	 * @return ICompositeExpression itself
	 */
	public function add($part): ICompositeExpression;

	public function count(): int;
}
