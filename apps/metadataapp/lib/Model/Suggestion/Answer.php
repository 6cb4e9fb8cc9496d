<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Suggestion;

use OCA\MetadataApp\Shared\Contract\Limits;

/** What a language model answered: a JSON object with a member for each field, or anything else, since a file may tell it what to write. */
final class Answer {
	/** Deeper than any value: one that is no value is left out, and not the whole answer. */
	private const DEPTH = 8;
	private const FENCE = '```';

	/** @return ?array<array-key, mixed> members by the names of fields; null where it is no such object */
	public static function members(string $answer): ?array {
		if (strlen($answer) > Limits::SUGGESTION_BYTES) {
			return null;
		}
		$value = json_decode(self::unfenced(trim($answer)), false, self::DEPTH, JSON_BIGINT_AS_STRING);
		return $value instanceof \stdClass ? (array)$value : null;
	}

	/** Models like to mark code as such, although nobody asked them to: three backquotes before, with a word, and after it. */
	private static function unfenced(string $answer): string {
		$line = strpos($answer, "\n");
		return $line !== false && str_starts_with($answer, self::FENCE) && str_ends_with($answer, self::FENCE)
			? substr($answer, $line + 1, -strlen(self::FENCE))
			: $answer;
	}
}
