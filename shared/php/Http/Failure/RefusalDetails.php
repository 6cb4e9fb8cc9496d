<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Failure;

/** The details of a refusal beyond the members of a fixed body, as a header value: the contract's `details` of a failure. */
final class RefusalDetails {
	/** Reverse proxies reject answers whose headers exceed 4 to 8 kB in total. */
	private const MOST = 2000;

	/** @param array<string, mixed> $details */
	public static function header(string $reason, ?string $pointer, array $details): string {
		$known = ['reason' => $reason] + ($pointer === null ? [] : ['pointer' => $pointer]);
		$whole = self::json($known + $details);
		return strlen($whole) <= self::MOST ? $whole : self::json($known);
	}

	/** @param array<string, mixed> $members */
	private static function json(array $members): string {
		// plain ASCII, without a line break
		return json_encode($members, JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
	}
}
