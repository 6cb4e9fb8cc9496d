<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page\Markdown;

/** One line, from which the markers of quotes and list items are consumed from the left. Tab stops are four columns apart. */
final class Line {
	private int $place = 0;
	private int $column = 0;

	/** @param int $start in the document */
	public function __construct(
		private readonly string $text,
		private readonly int $start,
	) {
	}

	public function isBlank(): bool {
		return strspn($this->text, " \t", $this->place) === strlen($this->text) - $this->place;
	}

	/** Columns of white space before the text. */
	public function indent(): int {
		$column = $this->column;
		for ($place = $this->place; $place < strlen($this->text); $place++) {
			if ($this->text[$place] === "\t") {
				$column += 4 - $column % 4;
			} elseif ($this->text[$place] === ' ') {
				$column++;
			} else {
				break;
			}
		}
		return $column - $this->column;
	}

	/** The text without what precedes it. */
	public function rest(): string {
		return substr($this->text, $this->offset() - $this->start);
	}

	/** Offset of the text in the document. */
	public function offset(): int {
		return $this->start + $this->place + strspn($this->text, " \t", $this->place);
	}

	public function takeQuote(): bool {
		if ($this->indent() > 3 || !str_starts_with($this->rest(), '>')) {
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
		if ($indent > 3 || preg_match('/^(?:[-+*]|([0-9]{1,9})[.)])(?=[ \t]|$)/', $this->rest(), $match) !== 1) {
			return null;
		}
		$mark = strlen($match[0]);
		$isEmpty = trim(substr($this->rest(), $mark), " \t") === '';
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
		$text = $this->rest();
		return $this->indent() < 4 && preg_match('/^(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/', $text) === 1
			&& !($isParagraph && preg_match('/^-+[ \t]*$/', $text) === 1);
	}
}
