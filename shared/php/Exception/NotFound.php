<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Exception;

/** The requested resource does not exist for the caller. */
final class NotFound extends Refusal {
	#[\Override]
	public function status(): int {
		return 404;
	}
}
