<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Exception;

/** The caller is unknown: no token or password, or a wrong one. */
final class Unauthorized extends Refusal {
	/**
	 * With the header required for a 401, where there is a scheme for it.
	 *
	 * @param ?string $challenge never `Basic`, for which browsers open their own dialog
	 */
	public static function challenged(string $reason, string $message, ?string $challenge): self {
		return new self($reason, $message, headers: $challenge === null ? [] : ['WWW-Authenticate' => $challenge]);
	}

	#[\Override]
	public function status(): int {
		return 401;
	}
}
