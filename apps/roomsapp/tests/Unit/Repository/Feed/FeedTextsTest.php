<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Repository\Feed;

use OCA\RoomsApp\Repository\Feed\FeedTexts;
use OCA\RoomsApp\Tests\Unit\Fake\OneCache;
use OCA\RoomsApp\Tests\Unit\Fake\SetClock;
use PHPUnit\Framework\TestCase;

final class FeedTextsTest extends TestCase {
	private int $written = 0;

	public function testATextIsWrittenOnceForEachVersionAndAgainAfterAnHour(): void {
		$clock = new SetClock();
		$texts = new FeedTexts(new OneCache($clock));
		$read = fn (string $version): string => $texts->find($version, fn (): string => "$version " . ++$this->written);

		self::assertSame(['one 1', 'one 1', 'two 2', 'one 1'], [$read('one'), $read('one'), $read('two'), $read('one')]);
		$clock->time += 3_601;
		self::assertSame('one 3', $read('one'));
	}

	public function testALongTextIsNotKept(): void {
		$texts = new FeedTexts(new OneCache(new SetClock()));
		$write = function (): string {
			$this->written++;
			return random_bytes(600_000);
		};
		$texts->find('long', $write);
		$texts->find('long', $write);
		self::assertSame(2, $this->written);
	}
}
