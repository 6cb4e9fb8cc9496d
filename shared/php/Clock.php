<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared;

/** The current time, replaceable so that time-based rules can be tested. */
interface Clock {
	/** The current time in UTC. */
	public function now(): \DateTimeImmutable;
}
