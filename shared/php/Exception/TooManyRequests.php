<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Exception;

/** A limit of the contract is used up. */
final class TooManyRequests extends Refusal {
	#[\Override]
	public function status(): int {
		return 429;
	}
}
