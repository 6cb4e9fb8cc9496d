<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Exception;

/** Who calls is not known: no token or password, or a wrong one. */
final class Unauthorized extends Refusal {
	/**
	 * With the header that a 401 must have, where there is a scheme for it.
	 *
	 * @param ?string $challenge never `Basic`, for which browsers open a window of their own
	 */
	public static function challenged(string $reason, string $message, ?string $challenge): self {
		return new self($reason, $message, headers: $challenge === null ? [] : ['WWW-Authenticate' => $challenge]);
	}

	#[\Override]
	public function status(): int {
		return 401;
	}
}
