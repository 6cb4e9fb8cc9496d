<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared;

/** The time, so that a rule about time can be tested. */
interface Clock {
	/** This moment, in UTC. */
	public function now(): \DateTimeImmutable;
}
