<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\Limits;

use Host\AppFramework\Limits\Throttler;
use Host\Tests\AppFramework\InstanceTestCase;
use OCP\Security\Bruteforce\MaxDelayReached;

final class ThrottlerTest extends InstanceTestCase {
	private const NO_SLEEP = ['auth.bruteforce.protection.testing' => true];

	public function testEachFailureDoublesTheDelay(): void {
		$throttler = $this->kernel(self::NO_SLEEP)->get(Throttler::class);
		$delays = [];
		for ($attempt = 0; $attempt < 10; $attempt++) {
			$delays[] = $throttler->sleepDelayOrThrowOnMax('192.0.2.1', 'login');
			$throttler->registerAttempt('login', '192.0.2.1');
		}

		self::assertSame([0, 200, 400, 800, 1600, 3200, 6400, 12800, 25000, 25000], $delays);
	}

	public function testTooManyFailuresAreNotHeardAnyMore(): void {
		$throttler = $this->kernel(self::NO_SLEEP)->get(Throttler::class);
		for ($attempt = 0; $attempt < 11; $attempt++) {
			$throttler->registerAttempt('login', '192.0.2.1');
		}
		self::assertSame(0, $throttler->sleepDelayOrThrowOnMax('192.0.2.2', 'login'));
		self::assertSame(0, $throttler->sleepDelayOrThrowOnMax('192.0.2.1', 'other'));

		$this->expectException(MaxDelayReached::class);

		$throttler->sleepDelayOrThrowOnMax('192.0.2.1', 'login');
	}

	public function testASuccessForgetsThatPersonsFailures(): void {
		$kernel = $this->kernel(self::NO_SLEEP);
		$throttler = $kernel->get(Throttler::class);
		$throttler->registerAttempt('login', '192.0.2.1', ['user' => 'one']);
		$throttler->registerAttempt('login', '192.0.2.1', ['user' => 'two']);
		$throttler->resetDelay('192.0.2.1', 'login', ['user' => 'one']);

		self::assertSame(0, $throttler->sleepDelayOrThrowOnMax('192.0.2.1', 'login'), 'this request waits no more');
		self::assertSame(200, (new Throttler(...array_map($kernel->get(...), [
			\Host\Database\Database::class,
			\Host\AppFramework\Settings::class,
			\Host\AppFramework\Clock::class,
			\Host\AppFramework\Log\Logger::class,
		])))->sleepDelayOrThrowOnMax('192.0.2.1', 'login'), 'the next one does, for the other');
	}

	public function testCountsNothingWhenSwitchedOff(): void {
		$throttler = $this->kernel(['auth.bruteforce.protection.enabled' => false])->get(Throttler::class);
		$throttler->registerAttempt('login', '192.0.2.1');

		self::assertSame(0, $throttler->sleepDelayOrThrowOnMax('192.0.2.1', 'login'));
	}
}
