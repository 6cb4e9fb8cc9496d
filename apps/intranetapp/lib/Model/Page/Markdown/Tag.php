<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page\Markdown;

use OCA\IntranetApp\Model\Site\Address;
use OCA\IntranetApp\Shared\Contract\HtmlProfiles;

/**
 * A tag inside Markdown, checked against an HTML profile.
 *
 * A tag is accepted only when it is written so plainly that every parser sees the same tag; anything else that a
 * parser might take for a tag gets its `<` escaped, so that its text is kept.
 */
final class Tag {
	private const SPACE = '[ \t\n\f\r]';
	private const ATTRIBUTE = self::SPACE . '++([A-Za-z_:][A-Za-z0-9_.:-]*+)(' . self::SPACE . '*+=' . self::SPACE
		. '*+(?:[^ \t\n\f\r"\'=<>`]++|\'[^\']*+\'|"[^"]*+"))?';
	private const OPENING = '~(*NO_START_OPT)\G<([A-Za-z][A-Za-z0-9-]*+)((?:' . self::ATTRIBUTE . ')*+)' . self::SPACE . '*+/?>~';
	private const CLOSING = '~(*NO_START_OPT)\G</([A-Za-z][A-Za-z0-9-]*+)' . self::SPACE . '*+>~';
	/** As seen by the Markdown parser in the browser, which treats more characters as a space. */
	private const WIDE_SPACE = '(?:\s|\xC2\xA0|\xE1\x9A\x80|\xE2\x80[\x80-\x8A\xA8\xA9\xAF]|\xE2\x81\x9F|\xE3\x80\x80|\xEF\xBB\xBF)';
	private const APPARENT = '~(*NO_START_OPT)\G<(?:/[a-z][\w:-]*' . self::WIDE_SPACE . '*+>|[a-z][\w-]*+(?:' . self::WIDE_SPACE
		. '++[a-z_:][\w.:-]*+(?:'
		. self::WIDE_SPACE . '*+=' . self::WIDE_SPACE . '*+(?:(?:(?!' . self::WIDE_SPACE . ')[^"\'=<>`])++|\'[^\']*+\'|"[^"]*+"))?)*+'
		. self::WIDE_SPACE . '*+/?>)~i';
	private const COMMENT = '~(*NO_START_OPT)\G<!--(?!-?>)(?:[^<>-]++|-(?!-))*+-->~';
	/** Without a value, these attributes could not be words of a text. */
	private const SWITCHES = '~^(?:download|nowrap|hidden|disabled|open|reversed|data-[a-z0-9-]*)$~i';

	/**
	 * @param int $length bytes of the tag
	 * @param string $name lower case; empty for a comment
	 * @param ?string $replacement the tag without what is not allowed; null when all of it is allowed
	 */
	private function __construct(
		public readonly int $length,
		public readonly string $name,
		public readonly bool $isClosing,
		public readonly ?string $replacement,
	) {
	}

	/** The tag at this position, if the profile allows its element; null means escape it, or no tag at all. */
	public static function at(string $text, int $offset, string $profile): ?self {
		if (preg_match(self::COMMENT, $text, $match, 0, $offset) === 1) {
			return new self(strlen($match[0]), '', false, null);
		}
		$elements = HtmlProfiles::PROFILES[$profile]['elements'];
		if (preg_match(self::CLOSING, $text, $match, 0, $offset) === 1) {
			$name = strtolower($match[1]);
			return isset($elements[$name]) ? new self(strlen($match[0]), $name, true, null) : null;
		}
		if (preg_match(self::OPENING, $text, $match, 0, $offset) !== 1) {
			return null;
		}
		$name = strtolower($match[1]);
		$attributes = isset($elements[$name]) ? self::attributes($match[2], $name, $profile) : null;
		if ($attributes === null) {
			return null;
		}
		$end = str_ends_with($match[0], '/>') ? ' />' : '>';
		return new self(strlen($match[0]), $name, false, strlen($attributes) === strlen($match[2]) ? null : "<$match[1]$attributes$end");
	}

	/** Whether the Markdown parser could take what begins at this `<` for a tag. */
	public static function isApparent(string $text, int $offset): bool {
		// Text on which the search gives up counts as a tag.
		return preg_match(self::APPARENT, $text, $match, 0, $offset) !== 0;
	}

	/** What the Markdown parser looks for if a comment or an instruction begins at this `<`, else null. */
	public static function instructionEnd(string $text, int $offset): ?string {
		return match (true) {
			preg_match('~(*NO_START_OPT)\G<!--~', $text, $match, 0, $offset) === 1 =>
				preg_match('~(*NO_START_OPT)\G<!---?>~', $text, $match, 0, $offset) === 1 ? '>' : '-->',
			preg_match('~(*NO_START_OPT)\G<[?]~', $text, $match, 0, $offset) === 1 => '?>',
			preg_match('~(*NO_START_OPT)\G<!\[CDATA\[~', $text, $match, 0, $offset) === 1 => ']]>',
			preg_match('~(*NO_START_OPT)\G<![A-Za-z]~', $text, $match, 0, $offset) === 1 => '>',
			default => null,
		};
	}

	/** Whether the HTML parser takes it for one. */
	public static function isPossible(string $text, int $offset): bool {
		return strcspn($text, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz/!?', $offset + 1, 1) === 0
			&& strlen($text) > $offset + 1;
	}

	/** @return ?string null when words of a text would be lost with the attributes */
	private static function attributes(string $written, string $element, string $profile): ?string {
		$allowed = HtmlProfiles::PROFILES[$profile]['elements'][$element] ?? [];
		preg_match_all('~' . self::ATTRIBUTE . '~', $written, $matches, PREG_SET_ORDER);
		$kept = '';
		foreach ($matches as $match) {
			$value = $match[2] ?? '';
			if (in_array(strtolower($match[1]), $allowed, true) && self::isHarmless(strtolower($match[1]), $value, $element, $profile)) {
				$kept .= str_replace(["\r", "\n"], ['', ' '], $match[0]);
			} elseif ($value === '' && preg_match(self::SWITCHES, $match[1]) !== 1) {
				return null;
			}
		}
		return $kept;
	}

	private static function isHarmless(string $name, string $value, string $element, string $profile): bool {
		if (!in_array($name, ['href', 'src'], true)) {
			return true;
		}
		$schemes = HtmlProfiles::PROFILES[$profile]['schemes'];
		return Address::isHarmless(
			trim(ltrim($value, "= \t\n\f\r"), '"\''),
			$element === 'img' ? array_values(array_intersect($schemes, ['http', 'https'])) : $schemes,
		);
	}
}
