<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Access;

/** The tokens issued by an app; registered by apps whose contract has routes for them. */
interface TokenAuthority {
	/** The token with this secret, compared in constant time; null when there is none, or it is revoked or expired. */
	public function findOrNull(#[\SensitiveParameter] string $secret): ?Token;
}
