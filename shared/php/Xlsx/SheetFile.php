<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Xlsx;

/** One sheet in a temporary file, which is gone when it is closed. */
final class SheetFile {
	/** Rows of a sheet, that of the header included. */
	public const ROWS = 1_048_576;
	public const COLUMNS = 16_384;
	private const PIECE = 32_768;
	/** More digits than these are not kept as a number. */
	private const DIGITS = 999_999_999_999_999;
	private const LARGEST = 9.99999999999999e307;
	private const START = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
		. '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">'
		. '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>'
		. '</sheetView></sheetViews>';

	private readonly TempFile $file;
	private readonly ColumnWidths $widths;
	/** @var list<string> letters of the columns */
	private readonly array $letters;
	private readonly int $widthsAt;
	private string $buffer = '';
	private int $rows = 0;

	/**
	 * @param list<string> $header
	 * @throws TooManyColumns
	 */
	public function __construct(public readonly string $name, array $header) {
		$columns = count($header);
		if ($columns > self::COLUMNS) {
			throw new TooManyColumns('A sheet has at most ' . self::COLUMNS . " columns, not $columns.");
		}
		$this->file = new TempFile();
		$this->letters = self::letters($columns);
		$this->widths = new ColumnWidths($columns);
		$this->widthsAt = strlen(self::START);
		// The widths are known when all rows are written, and have to be in front of them.
		$this->file->write(self::START . str_repeat(' ', $this->widths->bytes()) . '<sheetData>');
		$this->write($header, CellStyle::Header);
	}

	public function isFull(): bool {
		return $this->rows >= self::ROWS;
	}

	/** @param list<string|int|float|bool|CellTime|null> $cells */
	public function add(array $cells): void {
		$this->write($cells, CellStyle::Text);
	}

	/** No row follows. */
	public function finish(): void {
		$this->file->write("$this->buffer</sheetData></worksheet>");
		$this->buffer = '';
		$this->file->overwrite($this->widthsAt, $this->widths->xml());
	}

	public function path(): string {
		return $this->file->path();
	}

	public function close(): void {
		$this->file->close();
	}

	/** @param list<string|int|float|bool|CellTime|null> $cells */
	private function write(array $cells, CellStyle $style): void {
		$row = (string)++$this->rows;
		$this->buffer .= "<row r=\"$row\">";
		foreach ($cells as $column => $value) {
			if ($value !== null && $value !== '') {
				$letter = $this->letters[$column] ?? throw new \LogicException('A row has more cells than its header');
				$this->buffer .= "<c r=\"$letter$row\"" . $this->cell($column, $value, $style);
			}
		}
		$this->buffer .= '</row>';
		if (strlen($this->buffer) >= self::PIECE) {
			$this->file->write($this->buffer);
			$this->buffer = '';
		}
	}

	/** @return string its attributes after the place, its content and its end */
	private function cell(int $column, string|int|float|bool|CellTime $value, CellStyle $style): string {
		return match (true) {
			is_string($value) => $this->text($column, $value, $style),
			is_bool($value) => ' t="b"><v>' . ($value ? '1' : '0') . '</v></c>',
			$value instanceof CellTime => $this->time($column, $value),
			abs($value) > (is_int($value) ? self::DIGITS : self::LARGEST), is_float($value) && is_nan($value) =>
				$this->text($column, self::digits($value), $style),
			default => $this->number($column, $value),
		};
	}

	private function text(int $column, string $text, CellStyle $style): string {
		$clean = CellText::clean($text);
		$this->widths->fit($column, $clean);
		$shown = $style === CellStyle::Text && str_contains($clean, "\n") ? CellStyle::Lines : $style;
		return " s=\"$shown->value\" t=\"inlineStr\"><is><t xml:space=\"preserve\">" . CellText::xml($clean) . '</t></is></c>';
	}

	private function number(int $column, int|float $value): string {
		$digits = self::digits($value);
		$this->widths->fit($column, $digits);
		return "><v>$digits</v></c>";
	}

	private function time(int $column, CellTime $time): string {
		if ($time->serial === null) {
			return $this->text($column, $time->text, CellStyle::Text);
		}
		$this->widths->widen($column, $time->style->width());
		return " s=\"{$time->style->value}\"><v>" . self::digits($time->serial) . '</v></c>';
	}

	private static function digits(int|float $value): string {
		return is_float($value) && is_finite($value) ? json_encode($value, JSON_THROW_ON_ERROR) : (string)$value;
	}

	/** @return list<string> */
	private static function letters(int $columns): array {
		$letters = [];
		for ($letter = 'A'; count($letters) < $columns; $letter++) {
			$letters[] = $letter;
		}
		return $letters;
	}
}
