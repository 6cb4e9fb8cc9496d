<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Calendar;

use OCA\RoomsApp\Tests\Unit\Fake\CalendarTestCase;
use PHPUnit\Framework\Attributes\TestWith;

final class ConsequencesTest extends CalendarTestCase {
	#[TestWith([0, 1])]
	#[TestWith([2, 3])]
	#[TestWith([9, 6])]
	public function testWhatFailsIsTriedAgainAndThenLeft(int $failures, int $attempts): void {
		$tried = 0;
		$this->services->consequences->attempt('a calendar', static function () use (&$tried, $failures): void {
			if (++$tried <= $failures) {
				throw new \RuntimeException('The database is locked');
			}
		});
		self::assertSame($attempts, $tried);
	}
}
