<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Csv;

/**
 * Splits the text of a table into rows, as RFC 4180 describes them, with any line ends and with line breaks in quotes.
 * A quotation mark inside an unquoted cell is part of its text.
 */
final class CsvParser {
	private int $line = 1;
	private int $rowLine = 1;
	private int $quoteLine = 1;
	private int $count = 0;
	private string $before = '';
	private string $cell = '';
	/** @var 'start'|'plain'|'quoted'|'closed' */
	private string $state = 'start';
	private bool $isQuoted = false;
	/** @var list<string> */
	private array $cells = [];
	/** @var array<int, non-empty-list<string>> */
	private array $rows = [];

	public function __construct(
		private readonly string $delimiter,
		private readonly CsvLimits $limits,
	) {
	}

	/**
	 * @return array<int, non-empty-list<string>> the rows that end in this piece, by the line on which they start
	 * @throws BrokenCsv
	 */
	public function feed(string $text): array {
		$this->rows = [];
		$length = strlen($text);
		for ($at = 0; $at < $length;) {
			$at = match ($this->state) {
				'start' => $this->start($text, $at),
				'plain' => $this->plain($text, $at, $length),
				'quoted' => $this->quoted($text, $at, $length),
				'closed' => $this->closed($text, $at),
			};
			$this->before = $text[$at - 1] ?? $this->before;
		}
		return $this->rows;
	}

	/**
	 * @return array<int, non-empty-list<string>> the last row, unless its line was ended
	 * @throws BrokenCsv
	 */
	public function finish(): array {
		if ($this->state === 'quoted') {
			throw BrokenCsv::at(CsvProblem::OpenQuote, $this->quoteLine);
		}
		$this->rows = [];
		$this->endRow();
		return $this->rows;
	}

	private function start(string $text, int $at): int {
		if ($text[$at] === '"') {
			$this->state = 'quoted';
			$this->isQuoted = true;
			$this->quoteLine = $this->line;
			return $at + 1;
		}
		if ($text[$at] === "\n" && $this->before === "\r") {
			return $at + 1;
		}
		$this->state = 'plain';
		return $at;
	}

	private function plain(string $text, int $at, int $length): int {
		$run = strcspn($text, "$this->delimiter\r\n", $at);
		$this->append(substr($text, $at, $run));
		return $at + $run < $length ? $this->end($text, $at + $run) : $length;
	}

	private function quoted(string $text, int $at, int $length): int {
		$run = strcspn($text, "\"\r\n", $at);
		$this->append(substr($text, $at, $run));
		$at += $run;
		if ($at === $length) {
			return $length;
		}
		if ($text[$at] === '"') {
			$this->state = 'closed';
			return $at + 1;
		}
		$previous = $run === 0 ? $this->before : '';
		$this->line += $text[$at] === "\n" && $previous === "\r" ? 0 : 1;
		$this->append($text[$at]);
		return $at + 1;
	}

	private function closed(string $text, int $at): int {
		if ($text[$at] === '"') {
			$this->state = 'quoted';
			$this->append('"');
			return $at + 1;
		}
		return $this->end($text, $at);
	}

	/** Ends a cell at a delimiter, and a row at a line end. */
	private function end(string $text, int $at): int {
		match ($text[$at]) {
			$this->delimiter => $this->endCell(),
			"\r", "\n" => $this->endLine(),
			default => throw BrokenCsv::at(CsvProblem::TextAfterQuote, $this->line),
		};
		return $at + 1;
	}

	private function endLine(): void {
		$this->endRow();
		$this->line++;
		$this->rowLine = $this->line;
	}

	private function endRow(): void {
		if ($this->cells === [] && $this->cell === '' && !$this->isQuoted) {
			$this->state = 'start';
			return;
		}
		if (++$this->count > $this->limits->rows) {
			throw BrokenCsv::at(CsvProblem::TooManyRows, limit: $this->limits->rows);
		}
		$this->rows[$this->rowLine] = $this->endCell();
		$this->cells = [];
	}

	/** @return non-empty-list<string> */
	private function endCell(): array {
		$this->cells[] = FormulaGuard::remove($this->cell);
		if (count($this->cells) > $this->limits->columns) {
			throw BrokenCsv::at(CsvProblem::TooManyColumns, $this->rowLine, $this->limits->columns);
		}
		$this->cell = '';
		$this->isQuoted = false;
		$this->state = 'start';
		return $this->cells;
	}

	private function append(string $text): void {
		$this->cell .= $text;
		if (strlen($this->cell) > $this->limits->cellBytes) {
			throw BrokenCsv::at(CsvProblem::TooLongCell, $this->rowLine, $this->limits->cellBytes);
		}
	}
}
