<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Words;

use OCA\HostProbe\Shared\Http\Access\Token;
use OCA\HostProbe\Shared\Http\Access\TokenAuthority;

/** Tokens that everybody knows; the store of an app keeps hashes. */
final class ProbeTokens implements TokenAuthority {
	private const SCOPES = [
		'probe-none' => [], 'probe-read' => ['read'], 'probe-book' => ['read', 'book'],
		'probe-see' => ['see'], 'probe-change' => ['change'],
	];

	#[\Override]
	public function findOrNull(#[\SensitiveParameter] string $secret): ?Token {
		foreach (self::SCOPES as $known => $scopes) {
			if (hash_equals($known, $secret)) {
				return new ProbeToken($known, $scopes);
			}
		}
		return null;
	}
}
