<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Model;

use OCA\WizardApp\Model\UserState;
use PHPUnit\Framework\TestCase;

final class UserStateTest extends TestCase {
	private const NOW = 1_800_000_000;

	public function testANewAccountIsWaitedFor(): void {
		$state = new UserState(1);
		self::assertTrue($state->isWaiting(self::NOW));
		self::assertSame('new', $state->name(self::NOW));
		self::assertNull($state->resumeAt());
	}

	public function testAStartedTourGoesOnWhereItWas(): void {
		$state = new UserState(1, versionStarted: 1, lastStep: 'search');
		self::assertTrue($state->isWaiting(self::NOW));
		self::assertSame('started', $state->name(self::NOW));
		self::assertSame('search', $state->resumeAt());
	}

	public function testAClosedTourStaysAwayForTwelveHours(): void {
		$state = new UserState(1, versionStarted: 1, pausedAt: self::NOW, lastStep: 'search');
		self::assertFalse($state->isWaiting(self::NOW + 12 * 3600 - 1));
		self::assertSame('paused', $state->name(self::NOW + 12 * 3600 - 1));
		self::assertTrue($state->isWaiting(self::NOW + 12 * 3600));
		self::assertSame('search', $state->resumeAt());
	}

	public function testAFinishedTourComesBackOnlyWithANewVersion(): void {
		self::assertFalse((new UserState(1, 1, 1))->isWaiting(self::NOW));
		self::assertSame('completed', (new UserState(1, 1, 1))->name(self::NOW));
		$raised = new UserState(2, 1, 1, lastStep: 'complete');
		self::assertTrue($raised->isWaiting(self::NOW));
		self::assertSame('new', $raised->name(self::NOW));
		self::assertNull($raised->resumeAt(), 'a new version begins at its first step');
	}

	public function testAPauseOfAnOlderVersionDoesNotHoldBackANewOne(): void {
		self::assertTrue((new UserState(2, versionStarted: 1, pausedAt: self::NOW))->isWaiting(self::NOW));
	}

	public function testAnOptOutOutlivesEveryVersion(): void {
		$state = new UserState(9, 1, 0, isOptedOut: true, hasSkipped: true);
		self::assertFalse($state->isWaiting(self::NOW));
		self::assertSame('skipped', $state->name(self::NOW));
	}

	public function testWithoutTheOptOutASkippedTourIsWaitedForAgain(): void {
		$state = new UserState(1, 1, 0, isOptedOut: false, hasSkipped: true);
		self::assertTrue($state->isWaiting(self::NOW));
		self::assertSame('started', $state->name(self::NOW));
	}
}
