<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use OCA\MetadataApp\Shared\Clock;

/** Stands still until it is set. */
final class SetClock implements Clock {
	public function __construct(public int $time = 1_800_000_000) {
	}

	#[\Override]
	public function now(): \DateTimeImmutable {
		return new \DateTimeImmutable("@$this->time");
	}
}
