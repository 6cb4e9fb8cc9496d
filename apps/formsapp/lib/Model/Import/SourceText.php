<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Json;

/** Values of files of other programs, as texts. */
final class SourceText {
	private const DEPTH = 8;
	private const FLAGS = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR;

	/** @return ?string of a text, a number or yes and no; null for everything else */
	public static function scalar(mixed $value): ?string {
		return match (true) {
			is_string($value) => $value,
			is_int($value), is_float($value) => Decimal::of($value) ?? (string)json_encode($value, self::FLAGS),
			is_bool($value) => $value ? 'true' : 'false',
			default => null,
		};
	}

	/** A value as people read it, with everything that is in it. */
	public static function of(mixed $value, int $depth = 1): string {
		$scalar = self::scalar($value);
		if ($scalar !== null || $value === null) {
			return self::clean($scalar ?? '');
		}
		if ($depth > self::DEPTH) {
			return self::clean((string)json_encode($value, self::FLAGS));
		}
		$items = Json::items($value);
		$parts = [];
		foreach ($items ?? Json::looseMembers($value) ?? [] as $name => $item) {
			$text = self::of($item, $depth + 1);
			if ($text !== '') {
				$parts[] = $items === null ? self::clean((string)$name) . ": $text" : $text;
			}
		}
		return implode(', ', $parts);
	}

	/** @return string without control characters, which no answer has */
	public static function clean(string $text): string {
		return preg_replace('/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]+/', '', $text) ?? '';
	}

	/** @return string at most so many characters of it */
	public static function cut(string $text, int $most): string {
		return mb_substr($text, 0, $most, 'UTF-8');
	}
}
