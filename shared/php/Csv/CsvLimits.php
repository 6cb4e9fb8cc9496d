<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Csv;

/** How large a table may be. Reading one needs memory for a row and a piece of the file, not for the file. */
final class CsvLimits {
	/**
	 * @param int $bytes of the file
	 * @param int $rows including the header
	 * @param int $columns of each row
	 * @param int $cellBytes of each cell, in UTF-8
	 */
	public function __construct(
		public readonly int $bytes = 5_242_880,
		public readonly int $rows = 100_000,
		public readonly int $columns = 200,
		public readonly int $cellBytes = 65_536,
	) {
	}
}
