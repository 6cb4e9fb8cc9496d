<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Values;

/** E-mail addresses as people write them: no quotes, no comments; letters of any script. */
final class Email {
	private const ATOM = '[A-Za-z0-9!#$%&\'*+\/=?^_`{|}~\x{80}-\x{10FFFF}-]++';
	private const LABEL = '[A-Za-z0-9\x{80}-\x{10FFFF}-]++';

	/** @param string $text trimmed */
	public static function isAddress(string $text): bool {
		$parts = explode('@', $text, 3);
		if (count($parts) !== 2 || preg_match('/[' . Text::WHITE_SPACE . ']/u', $text) === 1) {
			return false;
		}
		[$local, $domain] = $parts;
		return Text::length($local) <= 64
			&& preg_match('/^' . self::ATOM . '(?:\.' . self::ATOM . ')*+$/uD', $local) === 1
			&& self::isDomain($domain);
	}

	private static function isDomain(string $domain): bool {
		$labels = explode('.', $domain);
		foreach ($labels as $label) {
			if (Text::length($label) > 63 || preg_match('/^' . self::LABEL . '$/uD', $label) !== 1
				|| $label[0] === '-' || str_ends_with($label, '-')) {
				return false;
			}
		}
		return count($labels) > 1;
	}
}
