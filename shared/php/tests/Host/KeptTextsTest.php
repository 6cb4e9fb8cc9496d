<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Host;

use OCP\ICacheFactory;
use PHPUnit\Framework\TestCase;
use Shared\Host\KeptTexts;
use Shared\Tests\Fixture\ArrayMemcache;
use Shared\Tests\Fixture\SetClock;

final class KeptTextsTest extends TestCase {
	private int $written = 0;

	public function testATextIsWrittenOnceForEachVersionAndAgainAfterAnHour(): void {
		$clock = new SetClock();
		$texts = $this->texts($clock);
		$read = fn (string $version): string => $texts->find($version, fn (): string => "$version " . ++$this->written);

		self::assertSame(['one 1', 'one 1', 'two 2', 'one 1'], [$read('one'), $read('one'), $read('two'), $read('one')]);
		$clock->time += 3_601;
		self::assertSame('one 3', $read('one'));
	}

	public function testALongTextIsNotKept(): void {
		$texts = $this->texts(new SetClock());
		$write = function (): string {
			$this->written++;
			return random_bytes(600_000);
		};
		$texts->find('long', $write);
		$texts->find('long', $write);
		self::assertSame(2, $this->written);
	}

	private function texts(SetClock $clock): KeptTexts {
		$caches = self::createStub(ICacheFactory::class);
		$caches->method('createLocal')->willReturn(new ArrayMemcache($clock));
		return new KeptTexts($caches, 'app');
	}
}
