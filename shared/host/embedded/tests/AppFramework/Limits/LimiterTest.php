<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\Limits;

use Host\AppFramework\Limits\Limiter;
use Host\AppFramework\Limits\RateLimitExceeded;
use Host\Database\Database;
use Host\Tests\AppFramework\InstanceTestCase;

final class LimiterTest extends InstanceTestCase {
	public function testRefusesOneCallTooMany(): void {
		$limiter = $this->kernel()->get(Limiter::class);
		$limiter->registerAnonRequest('method', 2, 600, '192.0.2.1');
		$limiter->registerAnonRequest('method', 2, 600, '192.0.2.1');

		$this->expectException(RateLimitExceeded::class);

		$limiter->registerAnonRequest('method', 2, 600, '192.0.2.1');
	}

	public function testCountsEachMethodAndNetworkByItself(): void {
		$limiter = $this->kernel()->get(Limiter::class);
		$limiter->registerAnonRequest('method', 1, 600, '2001:db8::1');
		$limiter->registerAnonRequest('other', 1, 600, '2001:db8::1');
		$limiter->registerAnonRequest('method', 1, 600, '2001:db8:1::1');

		$this->expectException(RateLimitExceeded::class);

		$limiter->registerAnonRequest('method', 1, 600, '2001:db8::ffff');
	}

	public function testACallIsForgottenAWholePeriodLater(): void {
		$kernel = $this->kernel();
		$limiter = $kernel->get(Limiter::class);
		$limiter->registerAnonRequest('method', 1, 600, '192.0.2.1');
		$kernel->get(Database::class)->run('UPDATE oc_ratelimit_entries SET delete_after = ?', [time()]);

		$limiter->registerAnonRequest('method', 1, 600, '192.0.2.1');

		self::assertSame(1, $kernel->get(Database::class)->value('SELECT count(*) FROM oc_ratelimit_entries'));
	}

	public function testCountsNothingWhenSwitchedOff(): void {
		$limiter = $this->kernel(['ratelimit.protection.enabled' => false])->get(Limiter::class);

		for ($call = 0; $call < 3; $call++) {
			$limiter->registerAnonRequest('method', 1, 600, '192.0.2.1');
		}

		$this->addToAssertionCount(1);
	}
}
