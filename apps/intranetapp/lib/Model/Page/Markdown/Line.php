<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page\Markdown;

/** One line, from which the markers of quotes and list items are consumed from the left. Tab stops are four columns apart. */
final class Line {
	private int $place = 0;
	private int $column = 0;
	/** Place and column of the first character at or after the current place that is no white space. */
	private int $next = -1;
	private int $nextColumn = 0;
	/** Where the characters of a possible rule at the end of the line begin; null until it is asked for. */
	private ?int $ruleStart = null;

	/** @param int $start in the document */
	public function __construct(
		private readonly string $text,
		private readonly int $start,
	) {
	}

	public function isBlank(): bool {
		return $this->next() === strlen($this->text);
	}

	/** Columns of white space before the text. */
	public function indent(): int {
		$this->next();
		return $this->nextColumn - $this->column;
	}

	/** The text without what precedes it. */
	public function rest(): string {
		return substr($this->text, $this->next());
	}

	/** Offset of the text in the document. */
	public function offset(): int {
		return $this->start + $this->next();
	}

	public function takeQuote(): bool {
		if ($this->indent() > 3 || ($this->text[$this->next()] ?? '') !== '>') {
			return false;
		}
		$this->takeColumns($this->indent());
		$this->place++;
		$this->column++;
		$this->takeColumns(1);
		return true;
	}

	/** @return bool whether there was that much white space; if not, nothing is consumed */
	public function takeColumns(int $columns): bool {
		if ($this->indent() < $columns) {
			return false;
		}
		while ($columns > 0) {
			$width = $this->text[$this->place] === "\t" ? 4 - $this->column % 4 : 1;
			$step = min($width, $columns);
			$this->column += $step;
			$columns -= $step;
			if ($step === $width) {
				$this->place++;
			}
		}
		return true;
	}

	/**
	 * Consumes the marker of a list item.
	 *
	 * @param bool $isParagraph the line follows a paragraph, which not every item may interrupt
	 * @return ?int columns by which further lines of the item are indented; null when there is no item
	 */
	public function takeItem(bool $isParagraph): ?int {
		$indent = $this->indent();
		if ($indent > 3 || preg_match('/\G(?:[-+*]|([0-9]{1,9})[.)])(?=[ \t]|$)/', $this->text, $match, 0, $this->next()) !== 1) {
			return null;
		}
		$mark = strlen($match[0]);
		$text = $this->next() + $mark;
		$isEmpty = strspn($this->text, " \t", $text) === strlen($this->text) - $text;
		if ($isParagraph && ($isEmpty || !in_array($match[1] ?? '1', ['1', ''], true))) {
			return null;
		}
		$this->takeColumns($indent);
		$this->place += $mark;
		$this->column += $mark;
		$space = $this->indent();
		$space = $isEmpty || $space > 4 ? 1 : $space;
		$this->takeColumns(min($space, $this->indent()));
		return $indent + $mark + $space;
	}

	public function beginsContainer(): bool {
		$line = clone $this;
		return $line->takeQuote() || $line->takeItem(false) !== null;
	}

	/** @param bool $isParagraph below a paragraph, a line of hyphens turns it into a heading */
	public function isRule(bool $isParagraph): bool {
		$at = $this->next();
		$sign = $this->text[$at] ?? '';
		if ($this->indent() > 3 || !in_array($sign, ['*', '-', '_'], true) || $at < $this->ruleStart()) {
			return false;
		}
		$second = strpos($this->text, $sign, $at + 1);
		return $second !== false && strpos($this->text, $sign, $second + 1) !== false
			&& !($isParagraph && preg_match('/\G-+[ \t]*$/', $this->text, $match, 0, $at) === 1);
	}

	/** From here on, the line has only white space and repetitions of its last character. */
	private function ruleStart(): int {
		if ($this->ruleStart === null) {
			$last = substr(rtrim($this->text, " \t"), -1);
			$this->ruleStart = strlen(rtrim($this->text, "$last \t"));
		}
		return $this->ruleStart;
	}

	private function next(): int {
		if ($this->next < $this->place) {
			[$this->next, $this->nextColumn] = [$this->place, $this->column];
			for ($length = strlen($this->text); $this->next < $length; $this->next++) {
				if ($this->text[$this->next] === "\t") {
					$this->nextColumn += 4 - $this->nextColumn % 4;
				} elseif ($this->text[$this->next] === ' ') {
					$this->nextColumn++;
				} else {
					break;
				}
			}
		}
		return $this->next;
	}
}
