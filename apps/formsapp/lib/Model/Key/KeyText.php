<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Key;

use OCA\FormsApp\Shared\Token\Secret;

/**
 * The text of a key: `frm_<letters of its id>_<secret>`. A SHA-256 of it is stored and no bcrypt hash: nobody can try 238 random bits, a
 * check costs nothing that would have to be remembered, and a revoked key is refused by the next request.
 */
final class KeyText {
	private const PREFIX = 'frm_';
	private const ID_PREFIX = 'ak_';
	private const ID_LETTERS = 8;

	public static function newId(): string {
		return Secret::letters(self::ID_PREFIX, self::ID_LETTERS);
	}

	public static function make(string $id): string {
		return Secret::random(self::beginning($id));
	}

	/** The id that a text names; null when it cannot be a key. */
	public static function idOrNull(#[\SensitiveParameter] string $text): ?string {
		$id = self::ID_PREFIX . substr($text, strlen(self::PREFIX), self::ID_LETTERS);
		return ctype_alnum(substr($id, strlen(self::ID_PREFIX))) && Secret::isOne($text, self::beginning($id)) ? $id : null;
	}

	private static function beginning(string $id): string {
		return self::PREFIX . substr($id, strlen(self::ID_PREFIX)) . '_';
	}
}
