<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page\Markdown;

/**
 * Reads the blocks of a Markdown document line by line, as CommonMark with tables does, to tell code, raw HTML and
 * text apart. Code is left alone; the rest goes to Inlines.
 */
final class Blocks {
	/** Quotes and lists nested deeper are text, as in the browser (src/text/lexer.ts). */
	private const NESTING = 100;
	private const PARAGRAPH = 1;
	private const FENCE = 2;
	private const HTML = 3;
	private const BLOCK_ELEMENT =
		'~\G</?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:[ \t\r]|/?>|$)~i';

	/** @var list<?int> the blocks around the line: null for a quote, else the column of a list item's text */
	private array $containers = [];
	private int $leaf = 0;
	private string $fence = '';
	/** What ends the raw HTML; null means an empty line. */
	private ?string $htmlEnd = null;
	private ?Passage $passage = null;
	private readonly Inlines $inlines;
	private readonly Edits $edits;

	private function __construct(private readonly string $profile) {
		$this->edits = new Edits();
		$this->inlines = new Inlines($this->edits, $profile);
	}

	/**
	 * The document with every tag that the profile does not allow escaped and every dangerous destination removed.
	 *
	 * @param string $profile of HTML
	 */
	public static function clean(string $document, string $profile): string {
		if (strpbrk($document, '<]') === false) {
			return $document;
		}
		$blocks = new self($profile);
		$offset = 0;
		foreach (explode("\n", $document) as $line) {
			$blocks->read(new Line(rtrim($line, "\r"), $offset));
			$offset += strlen($line) + 1;
		}
		$blocks->finish();
		return $blocks->edits->applied($document);
	}

	private function read(Line $line): void {
		$matched = $this->matchContainers($line);
		$isInside = $matched === count($this->containers);
		if ($isInside && $this->leaf === self::FENCE) {
			$this->leaf = $this->endsFence($line) ? 0 : self::FENCE;
			return;
		}
		// The Markdown parser in the browser continues raw HTML in an item or a quote on lines that merely follow it.
		if ($this->leaf === self::HTML && ($isInside || (!$line->isBlank() && !$line->beginsContainer()))) {
			$this->readHtml($line);
			return;
		}
		$this->openContainers($line, $matched);
	}

	/** @return int how many of the open quotes and items continue on this line */
	private function matchContainers(Line $line): int {
		foreach ($this->containers as $index => $columns) {
			if ($columns === null ? !$line->takeQuote() : !$line->isBlank() && !$line->takeColumns($columns)) {
				return $index;
			}
		}
		return count($this->containers);
	}

	private function openContainers(Line $line, int $matched): void {
		while (true) {
			$isParagraph = $this->leaf === self::PARAGRAPH && $matched === count($this->containers);
			if ($line->isBlank()) {
				$this->close($matched);
				return;
			}
			if ($line->indent() >= 4) {
				if ($this->leaf !== self::PARAGRAPH) {
					$this->close($matched);
					return;
				}
				break;
			}
			if ($matched >= self::NESTING) {
				break;
			}
			if ($line->takeQuote()) {
				$this->close($matched);
				$this->containers[] = null;
			} elseif (!$line->isRule($isParagraph) && ($columns = $line->takeItem($isParagraph)) !== null) {
				$this->close($matched);
				$this->containers[] = $columns;
			} else {
				break;
			}
			$matched = count($this->containers);
		}
		$this->readLeaf($line, $matched);
	}

	private function readLeaf(Line $line, int $matched): void {
		$isParagraph = $this->leaf === self::PARAGRAPH && $matched === count($this->containers);
		$text = $line->rest();
		if ($line->indent() < 4) {
			if (preg_match('/^(?:(`{3,})[^`]*|(~{3,}).*)$/s', $text, $match) === 1) {
				$this->close($matched);
				[$this->leaf, $this->fence] = [self::FENCE, $match[2] ?? $match[1]];
				return;
			}
			if (preg_match('/^#{1,6}(?:[ \t]|$)/', $text) === 1) {
				$this->close($matched);
				$this->add($line, false);
				$this->close($matched);
				return;
			}
			if ($line->isRule($isParagraph) || ($isParagraph && preg_match('/^(?:=+|-+)[ \t]*$/', $text) === 1)) {
				$this->close($matched);
				return;
			}
			if ($text[0] === '<' && $this->beginsHtml($line, $text, $isParagraph)) {
				$this->close($matched);
				$this->leaf = self::HTML;
				$this->readHtml($line);
				return;
			}
		}
		if ($this->leaf !== self::PARAGRAPH) {
			$this->close($matched);
			$this->leaf = self::PARAGRAPH;
		}
		$this->add($line, false);
	}

	/** A tag that is not allowed starts no HTML block: its `<` is escaped, and what follows is text. */
	private function beginsHtml(Line $line, string $text, bool $isParagraph): bool {
		$tag = Tag::at($text, 0, $this->profile);
		$this->htmlEnd = null;
		if (preg_match('~^<(?:[?]|!|(?:script|style|textarea|pre)(?:[\s>]|$))~i', $text) === 1
			|| preg_match(self::BLOCK_ELEMENT, $text) === 1) {
			if ($tag === null) {
				$this->edits->replace($line->offset(), $line->offset() + 1, '&lt;');
				return false;
			}
			$this->htmlEnd = ['' => '-->', 'pre' => '</pre>'][$tag->name] ?? null;
			return true;
		}
		return $tag !== null && !$isParagraph && trim(substr($text, $tag->length)) === '';
	}

	private function readHtml(Line $line): void {
		$isEnd = $this->htmlEnd === null ? $line->isBlank() : stripos($line->rest(), $this->htmlEnd) !== false;
		$this->add($line, true);
		if ($isEnd) {
			$this->close(count($this->containers));
		}
	}

	private function endsFence(Line $line): bool {
		$text = rtrim($line->rest(), " \t");
		return $line->indent() < 4 && strlen($text) >= strlen($this->fence) && $text === str_repeat($this->fence[0], strlen($text));
	}

	private function add(Line $line, bool $isHtml): void {
		$this->passage ??= new Passage($isHtml);
		$this->passage->add($line->rest(), $line->offset());
	}

	/** Closes the last block, and all quotes and items that do not continue. */
	private function close(int $containers): void {
		$this->finish();
		$this->leaf = 0;
		array_splice($this->containers, $containers);
	}

	private function finish(): void {
		if ($this->passage !== null) {
			$this->inlines->clean($this->passage);
			$this->passage = null;
		}
	}
}
