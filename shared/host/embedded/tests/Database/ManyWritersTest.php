<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Database;

final class ManyWritersTest extends DatabaseTestCase {
	private const WRITERS = 50;
	private const ROUNDS = 4;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->database->run("INSERT INTO oc_things (name) VALUES ('host'), ('app')");
	}

	public function testFiftyAtOnceLoseNothingAndAreNeverRefused(): void {
		$writers = array_map(fn (): array => $this->write(self::ROUNDS), range(1, self::WRITERS));
		foreach ($writers as [$process, $output]) {
			self::assertSame(str_repeat('.', self::ROUNDS), stream_get_contents($output));
			self::assertSame(0, proc_close($process));
		}
		$things = $this->things();
		self::assertSame([self::WRITERS * self::ROUNDS, self::WRITERS * self::ROUNDS], [$things['host'], $things['app']]);
		self::assertCount(2 + self::WRITERS * self::ROUNDS, $things);
	}

	public function testOneThatIsKilledInBetweenLeavesWholeRounds(): void {
		[$process, $output] = $this->write(100);
		$begun = implode('', array_map(static fn (): string => (string)fgetc($output), range(1, 5)));
		proc_terminate($process, SIGKILL);
		$said = strlen($begun . stream_get_contents($output));
		proc_close($process);
		$things = $this->things();
		self::assertLessThan(100, $said);
		self::assertSame('ok', $this->database->value('PRAGMA integrity_check'));
		// The killed one was somewhere in the round after the last it told of.
		foreach ([$things['host'], $things['app'], count($things) - 2] as $done) {
			self::assertContains($done, [$said, $said + 1]);
		}
		self::assertGreaterThanOrEqual($things['app'], $things['host']);
		self::assertSame(1, $this->database->run("UPDATE oc_things SET count = 0 WHERE name = 'host'"));
	}

	/** @return array{resource, resource} process and what it prints */
	private function write(int $rounds): array {
		$process =
			proc_open([PHP_BINARY, __DIR__ . '/writer.php', $this->instance->directory, (string)$rounds], [1 => ['pipe', 'w']], $pipes);
		return [$process !== false ? $process : self::fail('No process'), $pipes[1]];
	}
}
