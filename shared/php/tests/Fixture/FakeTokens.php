<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Fixture;

use Shared\Http\Access\Token;
use Shared\Http\Access\TokenAuthority;

/** One token, whose secret is `secret` and whose scope is `read`. */
final class FakeTokens implements TokenAuthority {
	#[\Override]
	public function findOrNull(#[\SensitiveParameter] string $secret): ?Token {
		return $secret !== 'secret' ? null : new class implements Token {
			#[\Override]
			public function hasScope(string $scope): bool {
				return $scope === 'read';
			}
		};
	}
}
