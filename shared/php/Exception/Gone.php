<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Exception;

/** The resource existed and will not come back, such as an expired link. */
final class Gone extends Refusal {
	#[\Override]
	public function status(): int {
		return 410;
	}
}
