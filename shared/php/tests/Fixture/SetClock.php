<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Fixture;

use Shared\Clock;

/** Stands until a test moves it. */
final class SetClock implements Clock {
	public function __construct(private int $seconds = 1_000_000) {
	}

	public function now(): \DateTimeImmutable {
		return new \DateTimeImmutable("@$this->seconds");
	}

	public function pass(int $seconds): void {
		$this->seconds += $seconds;
	}
}
