<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Fixture;

use OCP\ISession;

/** A session with values set by a test. */
final class FakeSession implements ISession {
	/** @param array<string, mixed> $values */
	public function __construct(private readonly array $values = []) {
	}

	#[\Override]
	public function get(string $key) {
		return $this->values[$key] ?? null;
	}
}
