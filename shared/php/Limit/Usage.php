<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Limit;

/** How much of a limit has been used. */
final class Usage {
	/**
	 * @param int $calls allowed by the limit
	 * @param int $used calls so far, this one included; more than allowed where this one is refused
	 * @param int $resetsAt when the period ends, Unix seconds
	 */
	public function __construct(
		public readonly int $calls,
		public readonly int $used,
		public readonly int $resetsAt,
	) {
	}

	public function isAllowed(): bool {
		return $this->used <= $this->calls;
	}

	public function remaining(): int {
		return max(0, $this->calls - $this->used);
	}
}
