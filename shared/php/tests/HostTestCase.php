<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests;

use OCP\IRequest;
use PHPUnit\Framework\TestCase;

/** A test that needs the host's API, which a server at hand provides. */
abstract class HostTestCase extends TestCase {
	#[\Override]
	protected function setUp(): void {
		if (!interface_exists(IRequest::class)) {
			self::markTestSkipped('needs the host\'s API: no server at hand');
		}
	}
}
