<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Site;

use OCA\IntranetApp\Shared\Contract\Limits;

/** The addresses that links in pages, menus and footers may lead to. */
final class Address {
	/** Matches `Address` in shared/schema/src/intranet/values.ts; both are tested against addresses.json next to it. */
	private const RULE = '~^(?:(?:[hH][tT][tT][pP][sS]?://|mailto:|tel:|\#|/\z|/[^/\\\\])[^\s\p{Z}\x{FEFF}]*)?\z~u';
	/** Longer addresses are not legitimate; they are treated as dangerous. */
	private const MAX_BYTES = 2_000;

	/** The address if the contract allows it, else null. Empty means no link and stays empty. */
	public static function allowed(?string $address): ?string {
		$isAllowed = $address !== null && mb_strlen($address) <= Limits::ADDRESS_CHARACTERS && preg_match(self::RULE, $address) === 1;
		return $isAllowed ? $address : null;
	}

	/**
	 * Whether a browser given this text as an HTML attribute stays within the schemes; relative addresses do, unless they
	 * name another server.
	 *
	 * @param string $written as written in HTML or Markdown: entities and backslashes are interpreted as both would
	 * @param list<string> $schemes lower case
	 */
	public static function isHarmless(string $written, array $schemes): bool {
		if (strpbrk($written, ':&') === false && preg_match('~^[\x00-\x20]*+[/\\\\][\t\n\r]*+[/\\\\]~', $written) !== 1) {
			return true;
		}
		if (strlen($written) > self::MAX_BYTES) {
			return false;
		}
		foreach ([$written, preg_replace('~\\\\([!-/:-@\[-`{-\~])~', '$1', $written) ?? ''] as $reading) {
			// Browsers drop tabs and line breaks everywhere, and control characters and spaces at the beginning.
			$plain = ltrim(str_replace(["\t", "\n", "\r"], '', self::decoded($reading)), "\x00..\x20");
			if (preg_match('~^[/\\\\]{2}~', $plain) === 1) {
				return false;
			}
			if (preg_match('~^([a-z][a-z0-9+.-]*):~i', $plain, $match) === 1 && !in_array(strtolower($match[1]), $schemes, true)) {
				return false;
			}
		}
		return true;
	}

	/** Numeric entities are valid without a semicolon too; named ones need theirs. */
	private static function decoded(string $text): string {
		if (!str_contains($text, '&')) {
			return $text;
		}
		$text = preg_replace_callback('/&#(?:x([0-9a-f]+)|([0-9]+));?/i', static function (array $match): string {
			$number = ltrim(($match[2] ?? '') !== '' ? $match[2] : $match[1], '0');
			$code = strlen($number) > 7 ? 0 : (int)(($match[2] ?? '') !== '' ? $number : hexdec($number));
			return $code > 0 && $code < 0x80 ? chr($code) : "\u{FFFD}";
		}, $text) ?? '';
		return html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8');
	}
}
