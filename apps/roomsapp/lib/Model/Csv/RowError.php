<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Csv;

/** What is wrong with a row. */
final readonly class RowError {
	/**
	 * @param string $field column of our own format
	 * @param int $number the most that is allowed, or the line that the row repeats
	 */
	public function __construct(
		public RowMistake $mistake,
		public string $field = '',
		public int $number = 0,
	) {
	}
}
