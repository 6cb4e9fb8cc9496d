<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Exception;

/** A required service does not respond right now; the same request may succeed later. */
final class Unavailable extends Refusal {
	/** @param positive-int $seconds after which another try makes sense */
	public static function for(int $seconds, string $reason, string $message): self {
		return new self($reason, $message, headers: ['Retry-After' => (string)$seconds]);
	}

	#[\Override]
	public function status(): int {
		return 503;
	}
}
