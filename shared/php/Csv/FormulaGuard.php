<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Csv;

/**
 * Keeps spreadsheet programs from executing cells as formulas.
 *
 * On the way out, an apostrophe is put in front of `=`, `+`, `-`, `@` and their full-width forms where a program could
 * take them for the start of a cell: at the start, and after `,`, `;`, tab, line break or `"`, because a program that
 * expects another delimiter starts a cell there. At the start of a cell it is also put in front of a tab or line break.
 *
 * Where such a sign already follows apostrophes, one more is added. On the way in, one apostrophe is removed from each
 * such place. Every text therefore returns as it was.
 */
final class FormulaGuard {
	private const PLACE = '(?:^|(?<=[,;\t\r\n"]))';
	private const SIGN = '(?=[=+\-@]|\xEF\xBC[\x9D\x8B\x8D\xA0])';
	private const BREAK = '(?=[\t\r\n])';

	public static function add(string $cell): string {
		return self::replaced('/' . self::PLACE . "'*+" . self::SIGN . "|^'*+" . self::BREAK . '/', "$0'", $cell);
	}

	public static function remove(string $cell): string {
		return str_contains($cell, "'")
			? self::replaced('/' . self::PLACE . "'('*+)" . self::SIGN . "|^'('*+)" . self::BREAK . '/', '$1$2', $cell)
			: $cell;
	}

	private static function replaced(string $pattern, string $by, string $cell): string {
		return preg_replace($pattern, $by, $cell) ?? throw new \LogicException(preg_last_error_msg());
	}
}
