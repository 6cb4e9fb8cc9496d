<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Suggestion;

use OCA\MetadataApp\Shared\Contract\Limits;

/** The beginning of what a file says, in UTF-8. */
final readonly class PlainText {
	/** The longest character of UTF-8, in bytes. */
	private const LONGEST = 4;

	private function __construct(
		public string $fileName,
		public string $text,
	) {
	}

	/**
	 * Text in another encoding is taken for Windows-1252, which is what old files in Europe have.
	 *
	 * @param string $bytes from its beginning; a character may be cut at the end
	 * @return ?self null where there is nothing to read, or it is no text
	 */
	public static function readOrNull(string $fileName, string $bytes): ?self {
		$bytes = substr($bytes, 0, Limits::SUGGESTED_TEXT_BYTES);
		if (str_contains($bytes, "\0")) {
			return null;
		}
		$text = self::utf8($bytes) ?? mb_convert_encoding($bytes, 'UTF-8', 'Windows-1252');
		$text = trim(str_starts_with($text, "\u{FEFF}") ? substr($text, 3) : $text);
		return $text === '' ? null : new self($fileName, $text);
	}

	private static function utf8(string $bytes): ?string {
		for ($cut = 0; $cut < self::LONGEST; $cut++) {
			$whole = $cut === 0 ? $bytes : substr($bytes, 0, -$cut);
			if (mb_check_encoding($whole, 'UTF-8')) {
				return $whole;
			}
		}
		return null;
	}
}
