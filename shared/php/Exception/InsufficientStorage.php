<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Exception;

use OCP\AppFramework\Http;

/** There is no room left for what was sent. */
final class InsufficientStorage extends Refusal {
	#[\Override]
	public function status(): int {
		return Http::STATUS_INSUFFICIENT_STORAGE;
	}
}
