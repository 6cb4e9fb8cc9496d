<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Html;

/** One line of text without tags, for titles. It is text: code that prints it into HTML must escape it. */
final class PlainText {
	private const DROPPED = '~<(script|style)\b[^>]*>.*?(?:</\1\b[^>]*>|$)|<!--.*?-->~is';
	/** Block elements keep the words around them apart. */
	private const BLOCK =
		'~</?(?:p|div|br|hr|[uod]l|li|d[td]|h[1-6]|table|t[rdh]|section|article|header|footer|blockquote|pre)(?:[\s/](?:[^<>"\']|"[^"]{0,2000}"|\'[^\']{0,2000}\')*)?>~i';
	private const TAG = '~</?[a-z](?:[^<>"\']|"[^"]{0,2000}"|\'[^\']{0,2000}\')*>|<[/a-z!?][^<>]*>~i';

	/** Removes tags, decodes entities once and collapses white space; a `<` that begins no tag stays. */
	public static function from(string $text): string {
		$text = self::withoutTags(mb_scrub($text, 'UTF-8'));
		// A tag may be written with entities.
		$text = self::withoutTags(html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
		return trim(preg_replace('/[\p{Z}\p{Cc}]+/u', ' ', $text) ?? '');
	}

	private static function withoutTags(string $text): string {
		do {
			$before = $text;
			$text = preg_replace([self::DROPPED, self::BLOCK, self::TAG], ['', ' ', ''], $before) ?? '';
		} while ($text !== $before);
		return $text;
	}
}
