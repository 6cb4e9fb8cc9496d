<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Html;

use Shared\Contract\HtmlProfiles;
use Vendor\HTMLPurifier\HTMLPurifier;
use Vendor\HTMLPurifier\HTMLPurifier_Config;

/**
 * Reduces HTML from users to what a profile allows; shared/ui/src/html.ts does the same with the same profiles.
 *
 * Text is never lost: an element that is not allowed leaves its text, and a `<` that begins no tag stays a `<`. Only
 * the content of script and style is dropped. Links to other servers open in a new tab and reveal nothing about this
 * one.
 */
final class Sanitizer {
	/** A whole tag, so that the `<` of `a<b` can be told apart; quoted values are bounded to keep the search linear. */
	private const NO_TAG =
		'~<(?!/?[a-z][a-z0-9:-]*(?:[\s/][^<>"\']*(?:"[^"]{0,2000}"[^<>"\']*|\'[^\']{0,2000}\'[^<>"\']*)*|[\s/](?:(?!=\s*["\'])[^<>])*)?>|[!?][^>]{0,2000}>)~i';

	/**
	 * Parsers recurse: a page with a hundred thousand nested elements would crash the process. Beyond this depth,
	 * nothing is treated as a tag.
	 */
	private const MAX_DEPTH = 2_000;

	/** The parser compares every attribute of a tag with every other one; a `<` before more than these begins no tag. */
	private const MAX_ATTRIBUTES = 100;
	private const TAG = '~<[a-z](?:[^<>"\']++|"[^"]{0,2000}+"|\'[^\']{0,2000}+\')*+>|<[a-z][^<>]*+>~i';

	private const CONTROL = '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/';

	/** Elements of HTML 5 that HTML Purifier's HTML 4.01 does not know. */
	private const NEWER_INLINE = ['mark' => true];

	/** @var array<string, HTMLPurifier> */
	private array $purifiers = [];

	/**
	 * @param string $html any text
	 * @param string $profile name in HtmlProfiles
	 * @throws \LogicException on an unknown profile
	 */
	public function clean(string $html, string $profile): string {
		$purifier = $this->purifiers[$profile] ??= self::purifier($profile);
		$html = self::withoutComments(preg_replace(self::CONTROL, '', mb_scrub($html, 'UTF-8')) ?? '');
		// If PHP aborts the search, nothing in the text is treated as a tag.
		$html = preg_replace(self::NO_TAG, '&lt;', $html) ?? str_replace('<', '&lt;', $html);
		$html = preg_replace_callback(self::TAG, self::checked(...), $html) ?? str_replace('<', '&lt;', $html);
		if (self::depth($html) > self::MAX_DEPTH) {
			$html = str_replace('<', '&lt;', $html);
		}
		return strpbrk($html, '<>&') === false ? $html : $purifier->purify(self::withKnownEntities($html));
	}

	/** @param array<array-key, string> $match */
	private static function checked(array $match): string {
		$tag = $match[0];
		$isLong = strlen($tag) > 2 * self::MAX_ATTRIBUTES
			&& preg_match_all('~[\s/"\']++[^\s/"\']~', preg_replace('~"[^"]*+"|\'[^\']*+\'~', '""', $tag) ?? '') > self::MAX_ATTRIBUTES;
		return $isLong ? '&lt;' . substr($tag, 1) : $tag;
	}

	/** An upper bound; elements with an optional end tag are counted as if they contained what follows. */
	private static function depth(string $html): int {
		preg_match_all('~<(/?)(?!(?:br|hr|img|wbr|col|input)\b)[a-z]~i', $html, $tags);
		$deepest = $depth = 0;
		foreach ($tags[1] as $slash) {
			$depth = $slash === '' ? $depth + 1 : max(0, $depth - 1);
			$deepest = max($deepest, $depth);
		}
		return $deepest;
	}

	/** Searches only up to the last end of a comment, so that no search for an end scans the whole text in vain. */
	private static function withoutComments(string $html): string {
		$last = strrpos($html, '-->');
		return $last === false ? $html : (preg_replace('/<!--.*?-->/s', '', substr($html, 0, $last + 3)) ?? '') . substr($html, $last + 3);
	}

	/** HTML Purifier knows only the entity names of HTML 4, so `&colon;` would hide from it what a browser reads. */
	private static function withKnownEntities(string $html): string {
		return preg_replace_callback(
			'/&[A-Za-z][A-Za-z0-9]{1,31};/',
			static fn (array $match): string => self::asHtml(html_entity_decode($match[0], ENT_QUOTES | ENT_HTML5, 'UTF-8')),
			$html,
		)
			?? '';
	}

	private static function asHtml(string $text): string {
		return htmlspecialchars($text, ENT_QUOTES | ENT_HTML5, 'UTF-8');
	}

	private static function purifier(string $name): HTMLPurifier {
		$profile = HtmlProfiles::PROFILES[$name] ?? throw new \LogicException("There is no HTML profile \"$name\"");
		$elements = [];
		foreach ($profile['elements'] as $element => $attributes) {
			$elements[] = $attributes === [] ? $element : $element . '[' . implode('|', $attributes) . ']';
		}
		$config = HTMLPurifier_Config::createDefault();
		// A cache would need a writable folder; with opcache the definition costs about a millisecond per request.
		$config->set('Cache.DefinitionImpl', null);
		// Otherwise libxml drops everything nested deeper than 256 elements, including its text.
		$config->set('Core.AllowParseManyTags', true);
		$config->set('Core.HiddenElements', array_fill_keys($profile['dropped'], true));
		$config->set('HTML.Doctype', 'HTML 4.01 Transitional');
		$config->set('HTML.Allowed', implode(',', $elements));
		$config->set('HTML.TargetBlank', true);
		$config->set('HTML.MaxImgLength', null);
		$config->set('Attr.DefaultImageAlt', '');
		$config->set('URI.AllowedSchemes', array_fill_keys($profile['schemes'], true));
		$newer = array_intersect_key($profile['elements'], self::NEWER_INLINE);
		if ($newer !== []) {
			$config->set('HTML.DefinitionID', $name);
			$definition = $config->maybeGetRawHTMLDefinition();
			foreach (array_keys($newer) as $element) {
				$definition?->addElement($element, 'Inline', 'Inline', 'Common');
			}
		}
		return new HTMLPurifier($config);
	}
}
