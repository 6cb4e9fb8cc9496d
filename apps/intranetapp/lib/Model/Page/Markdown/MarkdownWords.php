<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page\Markdown;

use OCA\IntranetApp\Shared\Html\PlainText;

/**
 * The words of Markdown without its markup, as far as search and excerpts need it: each heading, paragraph, list item
 * and table cell is a text of its own, whose lines are joined.
 */
final class MarkdownWords {
	private const QUOTE = '/^ {0,3}(?:>[ \t]?+)++/';
	private const HEADING = '/^ {0,3}#{1,6}\s(.*)$/';
	private const ITEM = '/^[ \t]*+(?:[-*+]|(\d{1,9})[.)])[ \t]++(?:\[[ xX]\][ \t]++)?/';
	/** Fences of code, rules, and what underlines a heading. */
	private const SEPARATOR = '/^ {0,3}(?:```+[^`]*+|~~~.*|=++[ \t]*+|-++[ \t]*+|[-*_](?:[ \t]*+[-*_]){2,}+[ \t]*+)$/';
	private const BELOW_TABLE_HEAD = '/^(?=[^|]*\|)(?=[^-]*-)[ \t|:-]++$/';
	private const LINK = '~!?\[([^\[\]]*+)\]\((?:[^()]++|\([^()]*+\))*+\)~';

	/** @var list<array{'heading'|'text', string}> */
	private array $parts = [];
	/** @var list<string> lines since the last heading, with a line of its own where a text ends */
	private array $lines = [];
	/** Whether the last line was part of a paragraph, an item, a table, a quote. */
	private bool $isParagraph = false;
	private bool $isList = false;
	private bool $isTable = false;
	private bool $isQuote = false;

	private function __construct() {
	}

	/** @return list<array{'heading'|'text', string}> kind and text, one line each, in order */
	public static function parts(string $markdown): array {
		$words = new self();
		$lines = explode("\n", str_replace(["\r\n", "\r"], "\n", mb_scrub($markdown, 'UTF-8')));
		foreach ($lines as $number => $line) {
			$words->read($line, $lines[$number + 1] ?? '');
		}
		$words->finish();
		return $words->parts;
	}

	private function read(string $line, string $next): void {
		$text = preg_replace(self::QUOTE, '', $line) ?? $line;
		$wasQuote = $this->isQuote;
		$this->isQuote = $text !== $line;
		if (preg_match(self::HEADING, $text, $heading) === 1) {
			$this->finish();
			$this->parts[] = ['heading', implode(' ', self::plain(rtrim(rtrim($heading[1]), '#')))];
		} elseif (trim($text) === '') {
			$this->end();
		} elseif (preg_match(self::BELOW_TABLE_HEAD, $text) === 1) {
			$this->end();
			$this->isTable = true;
		} elseif (preg_match(self::SEPARATOR, $text) === 1) {
			$this->end();
		} elseif (ltrim($text)[0] === '|' || preg_match(self::BELOW_TABLE_HEAD, $next) === 1
			|| ($this->isTable && preg_match(self::ITEM, $text) !== 1)) {
			$this->row($text);
		} else {
			$this->take($text, $this->isQuote && !$wasQuote);
		}
	}

	/** @param bool $isFirst the line begins a paragraph whatever precedes it */
	private function take(string $text, bool $isFirst): void {
		// In a paragraph, another number at the beginning of a line is part of the sentence.
		$isItem = preg_match(self::ITEM, $text, $item) === 1
			&& ($isFirst || !$this->isParagraph || $this->isList || in_array($item[1] ?? '1', ['', '1'], true));
		if ($isItem || $isFirst) {
			$this->end();
		}
		$this->isList = $this->isList || $isItem;
		$this->isParagraph = true;
		$this->lines[] = $isItem ? substr($text, strlen($item[0])) : $text;
	}

	private function row(string $text): void {
		$isTable = $this->isTable;
		$this->end();
		$this->isTable = $isTable;
		$cells = preg_split('/(?<!\\\\)\|/', $text);
		foreach ($cells === false ? throw new \RuntimeException(preg_last_error_msg()) : $cells as $cell) {
			array_push($this->lines, $cell, PlainText::BREAK);
		}
	}

	/** The text that the last lines belong to is complete. */
	private function end(): void {
		$this->lines[] = PlainText::BREAK;
		$this->isParagraph = $this->isList = $this->isTable = false;
	}

	private function finish(): void {
		$this->end();
		foreach (self::plain(implode("\n", $this->lines)) as $text) {
			$this->parts[] = ['text', $text];
		}
		$this->lines = [];
	}

	/** @return list<string> */
	private static function plain(string $markdown): array {
		$text = preg_replace([
			self::LINK,
			// The picture in a link.
			self::LINK,
			'/(?<![\p{L}\p{N}])(\*{1,3}|_{1,3}|~~|==)(?=\S)|(?<=\S)(\*{1,3}|_{1,3}|~~|==)(?![\p{L}\p{N}])/u',
			'/(?<=[\p{L}\p{N}])(?:\*{2,3}|~~)(?=[\p{L}\p{N}])/u',
			'/\\\\$/m',
			'/`+/',
			'/(?<=\s)\||(?<!\\\\)\|(?=\s|$)|^\|/m',
			'/\\\\([!-\/:-@\[-`{-~])/',
		], ['$1', '$1', '', '', '', '', ' ', '$1'], $markdown);
		return PlainText::paragraphs($text ?? throw new \RuntimeException(preg_last_error_msg()));
	}
}
