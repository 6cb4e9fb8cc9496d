<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Limit;

use Host\Config\NullCache;
use Host\Database\Connection;
use Host\Database\Database;
use Host\Tests\Instance;
use OCP\ICache;
use OCP\ICacheFactory;
use OCP\IMemcache;
use PHPUnit\Framework\TestCase;
use Shared\Db\CallTable;
use Shared\Limit\CacheCounter;
use Shared\Limit\Counter;
use Shared\Limit\Counters;
use Shared\Tests\Fixture\ArrayMemcache;
use Shared\Tests\Fixture\SetClock;

final class CountersTest extends TestCase {
	private Instance $instance;
	private SetClock $clock;
	private CallTable $table;

	#[\Override]
	protected function setUp(): void {
		$this->instance = new Instance();
		$this->clock = new SetClock();
		$this->instance->get(Database::class)->run(
			'CREATE TABLE oc_notes_calls (name TEXT PRIMARY KEY, used INTEGER NOT NULL, ends_at INTEGER NOT NULL)',
		);
		$this->table = new CallTable($this->instance->get(Connection::class), $this->clock, 'notes');
	}

	#[\Override]
	protected function tearDown(): void {
		$this->instance->remove();
	}

	/** @return array<string, Counter> */
	private function both(): array {
		return ['cache' => new CacheCounter(new ArrayMemcache($this->clock), $this->clock), 'table' => $this->table];
	}

	/** @return array{bool, int, int} */
	private function counted(Counter $counter, string $key = 'a'): array {
		$usage = $counter->count($key, 2, 60);
		return [$usage->isAllowed(), $usage->remaining(), $usage->resetsAt - $this->clock->now()->getTimestamp()];
	}

	public function testBothAllowWhatTheLimitSaysAndBeginAnewAfterIt(): void {
		foreach ($this->both() as $name => $counter) {
			self::assertSame([true, 1, 60], $this->counted($counter), $name);
			$this->clock->pass(20);
			self::assertSame([true, 0, 40], $this->counted($counter), $name);
			self::assertSame([false, 0, 40], $this->counted($counter), $name);
			self::assertSame([true, 1, 60], $this->counted($counter, 'b'), $name);
			$this->clock->pass(40);
			self::assertSame([true, 1, 60], $this->counted($counter), $name);
		}
	}

	public function testLookingDoesNotCount(): void {
		foreach ($this->both() as $name => $counter) {
			self::assertSame(2, $counter->look('a', 2, 60)->remaining(), $name);
			$counter->count('a', 2, 60);
			foreach (['first', 'second'] as $time) {
				self::assertSame(1, $counter->look('a', 2, 60)->remaining(), "$name $time");
			}
			$this->clock->pass(60);
			self::assertSame(2, $counter->look('a', 2, 60)->remaining(), $name);
		}
	}

	public function testTheTableLosesWhatHasEnded(): void {
		$this->table->count('old', 2, 60);
		$this->clock->pass(60);
		$this->table->count('new', 2, 60);
		$this->table->sweep();
		self::assertSame(['new'], array_column($this->instance->get(Database::class)->rows('SELECT name FROM oc_notes_calls'), 'name'));
	}

	public function testACacheThatCannotCountIsNoCounter(): void {
		$this->expectException(\RuntimeException::class);
		$cache = self::createStub(IMemcache::class);
		$cache->method('get')->willReturn(null);
		(new CacheCounter($cache, $this->clock))->count('a', 2, 60);
	}

	public function testTheTableCountsWhereTheServerHasNoMemoryCache(): void {
		self::assertSame($this->table, $this->counters(false, new ArrayMemcache($this->clock))->find());
		self::assertSame($this->table, $this->counters(true, new NullCache())->find());
		self::assertInstanceOf(CacheCounter::class, $this->counters(true, new ArrayMemcache($this->clock))->find());
	}

	private function counters(bool $isAvailable, ICache $cache): Counters {
		$caches = self::createStub(ICacheFactory::class);
		$caches->method('isAvailable')->willReturn($isAvailable);
		$caches->method('createDistributed')->willReturn($cache);
		return new Counters($caches, $this->table, $this->clock, 'notes');
	}
}
