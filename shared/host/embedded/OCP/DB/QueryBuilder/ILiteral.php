<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\DB\QueryBuilder;

/** A value written into a query. */
interface ILiteral {
	/** @return string */
	public function __toString();
}
