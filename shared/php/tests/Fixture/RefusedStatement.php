<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Fixture;

use OCP\DB\Exception;

final class RefusedStatement extends Exception {
	/** @param Exception::REASON_* $reason */
	public function __construct(private readonly int $reason, int $code = 0) {
		parent::__construct('refused', $code);
	}

	#[\Override]
	public function getReason(): int {
		return $this->reason;
	}
}
