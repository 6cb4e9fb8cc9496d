<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Token;

/** A token with its secret, which is never known again. */
final class NewToken {
	public function __construct(
		public readonly IssuedToken $token,
		#[\SensitiveParameter] public readonly string $secret,
	) {
	}
}
