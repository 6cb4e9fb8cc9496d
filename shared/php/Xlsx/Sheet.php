<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Xlsx;

/** A sheet of a workbook, written row by row. */
final readonly class Sheet {
	/**
	 * @param string $name cleaned and made different from those of other sheets
	 * @param list<string> $header in bold, and always in view
	 * @param iterable<list<string|int|float|bool|CellTime|null>> $rows at most as many cells as the header; null for an empty cell
	 */
	public function __construct(
		public string $name,
		public array $header,
		public iterable $rows,
	) {
	}
}
