<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests;

use PHPUnit\Framework\TestCase;
use Shared\Uuid;

final class UuidTest extends TestCase {
	public function testThoseWithoutOrderAreOfVersionFour(): void {
		$id = Uuid::random();
		self::assertMatchesRegularExpression('/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/D', $id);
		self::assertTrue(Uuid::isOne($id));
		self::assertNotSame($id, Uuid::random());
	}

	public function testThoseOfALaterMillisecondSortAfterEarlierOnes(): void {
		$before = (int)(microtime(true) * 1000);
		$ids = [];
		for ($times = 0; $times < 5; $times++) {
			$ids[] = Uuid::ordered();
			usleep(2_000);
		}
		$sorted = $ids;
		sort($sorted, SORT_STRING);
		self::assertSame($ids, $sorted);
		self::assertMatchesRegularExpression('/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/D', $ids[0]);
		self::assertTrue(Uuid::isOne($ids[0]));
		$moment = (int)hexdec(substr(str_replace('-', '', $ids[0]), 0, 12));
		self::assertGreaterThanOrEqual($before, $moment);
		self::assertLessThan($before + 5_000, $moment);
	}
}
