<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\DB;

/** Types of columns. */
final class Types {
	public const BIGINT = 'bigint';
	public const BOOLEAN = 'boolean';
	public const FLOAT = 'float';
	public const INTEGER = 'integer';
	public const SMALLINT = 'smallint';
	public const STRING = 'string';
	public const TEXT = 'text';
}
