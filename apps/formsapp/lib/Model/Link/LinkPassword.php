<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Link;

/** Passwords of links as they are stored. */
final class LinkPassword {
	public static function hash(#[\SensitiveParameter] string $password): string {
		return password_hash(self::whole($password), PASSWORD_BCRYPT);
	}

	public static function isRight(#[\SensitiveParameter] string $password, #[\SensitiveParameter] string $hash): bool {
		return password_verify(self::whole($password), $hash);
	}

	/** Bcrypt reads no more than 72 bytes. */
	private static function whole(#[\SensitiveParameter] string $password): string {
		return base64_encode(hash('sha384', $password, true));
	}
}
