<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Xlsx;

/** Widths of columns by what is in them, in characters. */
final class ColumnWidths {
	public const MOST = 60;
	private const LEAST = 8;
	/** Programs leave some space beside the text. */
	private const SPACE = 2;
	private const ELEMENT = '<col min="%1$d" max="%1$d" width="%2$d" customWidth="1"/>';

	/** @var array<int, int> by column */
	private array $widths = [];

	public function __construct(int $columns) {
		$this->widths = array_fill(0, $columns, self::LEAST);
	}

	public function widen(int $column, int $width): void {
		$this->widths[$column] = max($this->widths[$column] ?? self::LEAST, min($width, self::MOST));
	}

	/** @param string $clean text in the column; a text is at most as wide as it has bytes */
	public function fit(int $column, string $clean): void {
		if (strlen($clean) > ($this->widths[$column] ?? 0)) {
			$this->widen($column, CellText::width($clean));
		}
	}

	public function xml(): string {
		$elements = '';
		foreach ($this->widths as $column => $width) {
			$elements .= sprintf(self::ELEMENT, $column + 1, $width + self::SPACE);
		}
		return $elements === '' ? '' : "<cols>$elements</cols>";
	}

	/** @return int bytes that `xml` needs at most */
	public function bytes(): int {
		return count($this->widths) * strlen(sprintf(self::ELEMENT, 99_999, 99)) + strlen('<cols></cols>');
	}
}
