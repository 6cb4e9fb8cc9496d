<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http\Attribute;

/** So many calls in so many seconds. */
abstract class ARateLimit {
	public function __construct(
		protected int $limit,
		protected int $period,
	) {
	}

	public function getLimit(): int {
		return $this->limit;
	}

	public function getPeriod(): int {
		return $this->period;
	}
}
