<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use OCP\DB\Exception;

/** What the database gives up in favour of another request. */
final class RefusedStatement extends Exception {
	/** @param Exception::REASON_* $reason */
	public function __construct(private readonly int $reason) {
		parent::__construct('refused');
	}

	#[\Override]
	public function getReason(): int {
		return $this->reason;
	}
}
