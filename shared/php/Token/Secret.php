<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Token;

/** Random secrets that start with a prefix of the app, so that people and scanners recognize them, and their hashes. */
final class Secret {
	private const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
	/** 238 bits, too many to guess, so a plain hash protects them in the database. */
	private const LENGTH = 40;

	public static function random(string $prefix): string {
		return self::letters($prefix, self::LENGTH);
	}

	/** A short random text that need not be secret. */
	public static function letters(string $prefix, int $length): string {
		$letters = array_map(static fn (): string => self::LETTERS[random_int(0, strlen(self::LETTERS) - 1)], range(1, $length));
		return $prefix . implode('', $letters);
	}

	/** Whether a text can be a secret with this prefix. */
	public static function isOne(#[\SensitiveParameter] string $text, string $prefix): bool {
		$random = substr($text, strlen($prefix));
		return str_starts_with($text, $prefix) && strlen($random) === self::LENGTH && ctype_alnum($random);
	}

	/** What is stored and looked up instead of the secret. */
	public static function hash(#[\SensitiveParameter] string $secret): string {
		return hash('sha256', $secret);
	}
}
