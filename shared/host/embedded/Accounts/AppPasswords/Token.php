<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\AppPasswords;

/** An app password, without its secret. */
final class Token {
	public function __construct(
		public readonly int $id,
		public readonly string $userId,
		public readonly string $loginName,
	) {
	}
}
