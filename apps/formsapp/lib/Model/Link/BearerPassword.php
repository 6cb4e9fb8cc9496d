<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Link;

/** The password of a link, as respondents send it. */
final class BearerPassword {
	/** @return ?string null when none was sent */
	public static function of(#[\SensitiveParameter] string $header): ?string {
		if (preg_match('/^Bearer[ \t]+(\S.*)$/Dis', trim($header), $found) !== 1) {
			return null;
		}
		// Clients that know no UTF-8 in headers send Latin-1.
		return mb_check_encoding($found[1], 'UTF-8') ? $found[1] : mb_convert_encoding($found[1], 'UTF-8', 'ISO-8859-1');
	}
}
