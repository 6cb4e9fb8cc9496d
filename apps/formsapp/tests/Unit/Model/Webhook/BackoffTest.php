<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Webhook;

use OCA\FormsApp\Model\Webhook\Backoff;
use PHPUnit\Framework\TestCase;

final class BackoffTest extends TestCase {
	private const DAY = 86_400;

	public function testAttemptsGoOnForADayAndTheLastIsMadeWhenItEnds(): void {
		foreach ([750, 1_000, 1_250] as $thousandths) {
			[$now, $pauses] = [0, []];
			while (($pause = Backoff::pause(count($pauses) + 1, 0, $now, null, $thousandths)) !== null) {
				$pauses[] = $pause;
				$now += $pause;
			}
			self::assertSame(self::DAY, $now);
			self::assertGreaterThanOrEqual(8, count($pauses));
			self::assertLessThanOrEqual(11, count($pauses));
		}
		self::assertSame([60, 300, 28_800, 28_800], array_map(
			static fn (int $tries): ?int => Backoff::pause($tries, 0, 0, null, 1_000),
			[1, 2, 7, 90],
		));
	}

	public function testPausesDifferSoThatNotEverybodyAsksAtOnce(): void {
		$pauses = array_map(static fn (): ?int => Backoff::pause(4, 0, 0), range(1, 200));
		self::assertGreaterThan(50, count(array_unique($pauses)));
		self::assertGreaterThanOrEqual(2_700, min($pauses));
		self::assertLessThanOrEqual(4_500, max($pauses));
	}

	public function testAServerMayAskForALongerPauseUpToAnHour(): void {
		self::assertSame(600, Backoff::pause(1, 0, 0, 600, 1_000));
		self::assertSame(60, Backoff::pause(1, 0, 0, 5, 1_000));
		self::assertSame(3_600, Backoff::pause(1, 0, 0, 1_000_000, 1_000));
		self::assertSame(10, Backoff::pause(1, 0, self::DAY - 10, 600, 1_000));
		self::assertNull(Backoff::pause(1, 0, self::DAY, 600));
	}
}
