<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Exception;

/** The input is well-formed but breaks a rule about its meaning, such as a time outside the opening hours. */
final class Unprocessable extends Refusal {
	#[\Override]
	public function status(): int {
		return 422;
	}
}
