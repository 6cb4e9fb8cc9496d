<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared;

use OCP\AppFramework\Utility\ITimeFactory;

final class SystemClock implements Clock {
	public function __construct(private readonly ITimeFactory $time) {
	}

	#[\Override]
	public function now(): \DateTimeImmutable {
		return \DateTimeImmutable::createFromMutable($this->time->getDateTime('now', new \DateTimeZone('UTC')));
	}
}
