<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Limit;

/** Counts calls in periods that begin with their first call; never lets more through than allowed, however many arrive at once. */
interface Counter {
	/** Counts one call. */
	public function count(string $key, int $calls, int $seconds): Usage;

	/** The same without counting. */
	public function look(string $key, int $calls, int $seconds): Usage;
}
