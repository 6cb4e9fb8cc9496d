<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Text;

/** Yes and no, as programs write them: true, 1, `1`, `true` and false, 0, `0`, `false`; words in either case, as spreadsheets do. */
final class Truth {
	private const WORDS = ['1' => true, 'true' => true, '0' => false, 'false' => false];

	/** @return ?bool null when it is neither */
	public static function read(mixed $input): ?bool {
		return match (true) {
			is_bool($input) => $input,
			is_string($input) => self::WORDS[strtolower($input)] ?? null,
			is_int($input), is_float($input) => self::WORDS[Decimal::of($input) ?? ''] ?? null,
			default => null,
		};
	}
}
