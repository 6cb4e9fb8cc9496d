<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Http;

use OCA\FormsApp\Service\Key\PresentedKeys;
use OCA\FormsApp\Shared\Http\Access\TokenAuthority;

/** Knows the keys that requests are made with. */
final class KeyAuthority implements TokenAuthority {
	public function __construct(private readonly PresentedKeys $keys) {
	}

	#[\Override]
	public function findOrNull(#[\SensitiveParameter] string $secret): ?KeyToken {
		$key = $this->keys->findOrNull($secret);
		return $key === null ? null : new KeyToken($key);
	}
}
