<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Html;

/** Text without tags, in lines of its own. It is text: code that prints it into HTML must escape it. */
final class PlainText {
	/** Stands between two paragraphs in what `paragraphs` reads; in any other text it is white space. */
	public const BREAK = "\f";

	/** What may be between the name of a tag and its end; possessive, so that text without an end is read once. */
	private const ATTRIBUTES = '(?:[^<>"\']++|"[^"]{0,2000}+"|\'[^\']{0,2000}+\')*+';
	private const DROPPED = '~<(script|style)\b' . self::ATTRIBUTES . '>(?:[^<]++|<(?!/\1\b))*+(?:</\1\b[^<>]*+>?+)?+~i';
	private const COMMENT = '~<!--(?:[^-]++|-(?!->))*+-->~';
	private const LINE_BREAK = '~</?br(?:[\s/]' . self::ATTRIBUTES . ')?>~i';
	/** Block elements keep the words around them apart. */
	private const BLOCK = '~</?(?:p|div|hr|[uod]l|li|d[td]|h[1-6]|table|t[rdh]|section|article|header|footer|blockquote|pre)(?:[\s/]'
		. self::ATTRIBUTES . ')?>~i';
	private const TAG = '~</?[a-z]' . self::ATTRIBUTES . '>|<[/a-z!?][^<>]*+>~i';
	/** A tag with an attribute that nothing ends; without one, it may be a comparison. */
	private const UNENDED = '~<[a-z][a-z0-9:-]*+[\s/]++[^\s=<>"\'/]++\s*+=[^<>]*+(?=<|$)~i';
	/** How often what removed tags have left is read again: tags may be hidden inside of tags. */
	private const PASSES = 4;

	/** One line: removes tags, decodes entities once and collapses white space; a `<` that begins no tag stays. */
	public static function from(string $text): string {
		return self::collapsed(self::read($text));
	}

	/** @return list<string> one line, as `from` makes it, for each block element and whatever else `BREAK` ends; none is empty */
	public static function paragraphs(string $text): array {
		$lines = array_map(self::collapsed(...), explode(self::BREAK, self::read($text)));
		return array_values(array_filter($lines, static fn (string $line): bool => $line !== ''));
	}

	private static function read(string $text): string {
		$text = self::withoutTags(mb_scrub($text, 'UTF-8'));
		// A tag may be written with entities.
		return self::withoutTags(html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
	}

	private static function collapsed(string $text): string {
		return trim(preg_replace('/[\p{Z}\p{Cc}]+/u', ' ', $text) ?? '');
	}

	private static function withoutTags(string $text): string {
		for ($pass = 0; $pass < self::PASSES; $pass++) {
			$before = $text;
			$text = self::replaced([self::DROPPED], '', self::withoutComments($text));
			$text = self::replaced([self::BLOCK], self::BREAK, self::replaced([self::LINE_BREAK], ' ', $text));
			$text = self::replaced([self::TAG, self::UNENDED], '', $text);
			if ($text === $before) {
				return $text;
			}
		}
		// Deeper than anybody writes: without its brackets nothing can become a tag.
		return self::replaced(['~<(?=[/a-z!?])~i'], '', $text);
	}

	private static function withoutComments(string $text): string {
		// A comment that nothing ends is text, and is not looked for to the end of the text again and again.
		$end = strrpos($text, '-->');
		return $end === false ? $text : self::replaced([self::COMMENT], '', substr($text, 0, $end + 3)) . substr($text, $end + 3);
	}

	/** @param list<string> $patterns */
	private static function replaced(array $patterns, string $by, string $text): string {
		return preg_replace($patterns, $by, $text) ?? throw new \RuntimeException(preg_last_error_msg());
	}
}
