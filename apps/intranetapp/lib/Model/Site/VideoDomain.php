<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Site;

/** A host whose videos may be embedded. */
final class VideoDomain {
	private const HOST = '/^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/D';

	/**
	 * @param string $text host name, or an https address from which only the host is kept
	 * @return ?string in lower case and ASCII; null when invalid
	 */
	public static function normalise(string $text): ?string {
		$text = trim($text);
		if (preg_match('~^https://([^/?#@:\\\\]+)(?::443)?(?:[/?#]|$)~i', $text, $address) === 1) {
			$text = $address[1];
		}
		$host = rtrim(mb_strtolower($text), '.');
		if (preg_match('/[^\x21-\x7e]/', $host) === 1) {
			$ascii = function_exists('idn_to_ascii') ? idn_to_ascii($host, IDNA_NONTRANSITIONAL_TO_ASCII, INTL_IDNA_VARIANT_UTS46) : false;
			$host = $ascii === false ? '' : $ascii;
		}
		return preg_match(self::HOST, $host) === 1 ? $host : null;
	}
}
