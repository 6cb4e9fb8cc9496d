<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Users;

use OCP\HintException;

/** Hashes cheaply on purpose: this host listens on the loopback interface only, and tests log in all day. */
final class Passwords {
	public const MINIMUM = 10;
	private const COST = 4;

	public function hash(string $password): string {
		return password_hash(self::short($password), PASSWORD_BCRYPT, ['cost' => self::COST]);
	}

	public function fits(string $password, string $hash): bool {
		return password_verify(self::short($password), $hash);
	}

	/** @throws HintException for a password that nobody should have */
	public function demand(string $password): void {
		if (strlen($password) < self::MINIMUM) {
			throw new HintException('Password needs to be at least ' . self::MINIMUM . ' characters long.');
		}
	}

	/** bcrypt reads no more than 72 bytes and stops at a zero byte. */
	private static function short(string $password): string {
		return base64_encode(hash('sha256', $password, true));
	}
}
