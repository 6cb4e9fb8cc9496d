<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Lock;

use OCA\MetadataApp\Model\Lock\CellLock;
use OCA\MetadataApp\Repository\Lock\LockRepository;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;

final class LockRepositoryTest extends MetadataTestCase {
	private const LOCKERS = 6;
	private const FILES = 40;

	private LockRepository $locks;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->locks = new LockRepository($this->connection);
	}

	public function testOfManyWhoAskAtOnceOneGetsIt(): void {
		// Half of the values were locked by somebody whose time is over.
		foreach (range(1, self::FILES, 2) as $file) {
			$this->locks->save(self::cell($file, 'before', 100), 50);
		}
		$lockers = array_map($this->locker(...), range(1, self::LOCKERS));
		$taken = [];
		foreach ($lockers as [$process, $output]) {
			$written = explode(',', (string)stream_get_contents($output));
			array_push($taken, ...array_filter($written, static fn (string $file): bool => $file !== ''));
			self::assertSame(0, proc_close($process));
		}
		sort($taken, SORT_NUMERIC);
		self::assertSame(array_map(strval(...), range(1, self::FILES)), $taken);
	}

	public function testWhoHasItProlongsItAndKeepsItFromOthers(): void {
		self::assertEquals(self::cell(7, 'will', 130), $this->locks->save(self::cell(7, 'will', 130), 100));
		self::assertEquals(self::cell(7, 'will', 140), $this->locks->save(self::cell(7, 'will', 140), 110));
		self::assertEquals(self::cell(7, 'will', 140), $this->locks->save(self::cell(7, 'mia', 169), 139));
		self::assertEquals(self::cell(7, 'mia', 170), $this->locks->save(self::cell(7, 'mia', 170), 140));
		self::assertEquals([7 => [1 => self::cell(7, 'mia', 170)]], $this->locks->findAllOf([7, 8], 169));
		self::assertSame([[], []], [$this->locks->findAllOf([7], 170), $this->locks->findAllIn(5, 170)]);
	}

	public function testItsAccountEndsIt(): void {
		$this->locks->save(self::cell(7, 'will', 130), 100);
		self::assertSame([], $this->locks->delete(7, [1], 'mia'));
		self::assertSame([], $this->locks->delete(7, [], 'will'));
		self::assertEquals([self::cell(7, 'will', 130)], $this->locks->delete(7, [1, 2], 'will'));
		self::assertSame([], $this->locks->delete(7, [1, 2], 'will'));
		$this->locks->save(self::cell(7, 'will', 130), 100);
		$this->locks->deleteOfUser('will');
		self::assertSame([], $this->locks->findAllIn(5, 0));
	}

	private static function cell(int $file, string $user, int $until): CellLock {
		return new CellLock($file, 1, 5, $user, $until);
	}

	/** @return array{resource, resource} process and what it prints */
	private function locker(int $number): array {
		$script = dirname(__DIR__, 2) . '/Fake/locker.php';
		$command = [PHP_BINARY, $script, $this->instance->directory, "locker$number", (string)self::FILES];
		$process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
		return [$process !== false ? $process : self::fail('No process'), $pipes[1]];
	}
}
