<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Outbox;

/**
 * The message is to be delivered later, at a time that its handler knows: one with a schedule of its own, which also gives up by itself.
 * The pauses of the outbox do not count for it, and nothing is logged.
 */
final class Later extends \RuntimeException {
	/** @param int $seconds from now */
	public function __construct(
		public readonly int $seconds,
		string $why,
	) {
		parent::__construct($why);
	}
}
