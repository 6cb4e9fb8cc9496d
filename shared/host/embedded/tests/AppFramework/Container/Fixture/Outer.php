<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\Container\Fixture;

/** Needs what a container has, and something that it may lack. */
final class Outer {
	public function __construct(
		public readonly Inner $inner,
		public readonly string $appName,
		public readonly ?\Countable $nobody,
		public readonly int $number = 5,
	) {
	}
}
