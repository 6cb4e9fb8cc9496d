<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Exception;

/** The request conflicts with the stored state, such as a save based on an older revision. */
final class Conflict extends Refusal {
	#[\Override]
	public function status(): int {
		return 409;
	}
}
