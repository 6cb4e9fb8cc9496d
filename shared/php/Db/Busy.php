<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use Shared\Exception\Refusal;

/** Another writer holds the same resource for longer than this request can wait. */
class Busy extends Refusal {
	public const REASON = 'busy';

	public static function now(): static {
		return new static(self::REASON, 'Another change is in progress. Try again.');
	}

	#[\Override]
	public function status(): int {
		return 409;
	}
}
