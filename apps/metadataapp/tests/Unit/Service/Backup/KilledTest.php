<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Backup;

use OCA\MetadataApp\Model\Backup\Run;
use OCA\MetadataApp\Model\Backup\RunStatus;

/** Processes that are killed at each place where it matters, in turn: whoever comes next goes on, and nothing half-made is left. */
final class KilledTest extends BackupTestCase {
	/** Longer than a process may be silent. */
	private const SILENCE = 61;
	/** More places than there are. */
	private const PLACES = 200;

	public function testABackupIsWholeHoweverOftenItsProcessIsKilled(): void {
		$this->fill(20);
		$expected = $this->dump();
		$deaths = 0;
		do {
			$this->begin(Run::export($this->clock->time, false));
			$isDead = $this->isKilledAt(++$deaths);
			self::assertSame([], $this->leftovers(), "killed at $deaths");
			$this->finish();
			self::assertSame([], $this->leftovers(), "killed at $deaths");
		} while ($isDead && $deaths < self::PLACES);
		self::assertGreaterThan(8, $deaths);
		self::assertFalse($isDead);

		foreach ($this->backups()->findAll() as $backup) {
			$this->wipe();
			self::assertSame('completed', $this->backups()->restore($backup['filename'], false)['status'], $backup['filename']);
			self::assertSame($expected, $this->dump());
		}
	}

	public function testARestoreHasHappenedOrNotHoweverOftenItsProcessIsKilled(): void {
		$this->fill(20);
		$new = $this->dump();
		$name = $this->backups()->create()['filename'] ?? '';
		$backup = $this->files->findOrNull($name) ?? self::fail('No backup');
		$deaths = 0;
		do {
			$this->wipe();
			$this->field('old');
			$old = $this->dump();
			$this->begin(Run::import($backup, $this->clock->time, false));
			$isDead = $this->isKilledAt(++$deaths);
			self::assertContains($this->dump(), [$old, $new], "killed at $deaths");
			self::assertSame([], $this->leftovers(), "killed at $deaths");
			$this->finish();
			self::assertSame([$new, false, []], [$this->dump(), $this->staged->hasAny(), $this->leftovers()], "killed at $deaths");
			// Whoever was killed while nobody could save did not lock them out.
			$this->gate->requireOpen();
		} while ($isDead && $deaths < self::PLACES);
		self::assertGreaterThan(10, $deaths);
		self::assertFalse($isDead);
	}

	public function testWhatWasKilledCanBeCancelled(): void {
		$this->fill(20);
		$before = $this->dump();
		$backup = $this->files->findOrNull($this->backups()->create()['filename'] ?? '') ?? self::fail('No backup');
		$ends = [];
		for ($deaths = 1; $deaths < 11; $deaths++) {
			$this->begin(Run::import($backup, $this->clock->time, false));
			self::assertTrue($this->isKilledAt($deaths));
			$this->clock->time += self::SILENCE;
			$ends[] = $this->backups()->cancel()['status'];
			self::assertSame([$before, false, []], [$this->dump(), $this->staged->hasAny(), $this->leftovers()]);
			// Nor does anybody who saves have to wait.
			$this->gate->requireOpen();
		}
		self::assertSame(['cancelled'], array_values(array_unique($ends)));
	}

	private function begin(Run $run): void {
		$this->runs->create($run, $this->runs->findOrNull());
	}

	/** @return bool whether the process died, and did not come to its end before */
	private function isKilledAt(int $place): bool {
		$command = [PHP_BINARY, __DIR__ . '/worker.php', $this->instance->directory, (string)$this->clock->time, (string)$place];
		$process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
		self::assertNotFalse($process);
		$said = (string)stream_get_contents($pipes[1]);
		proc_close($process);
		self::assertTrue($said === '' || ctype_digit($said), $said);
		return $said === '';
	}

	/** Whoever comes after the process that is dead. */
	private function finish(): void {
		$this->clock->time += self::SILENCE;
		$run = $this->worker()->work(600.0, true);
		self::assertSame(RunStatus::Completed, $run?->status, $run->detail ?? '');
		$this->clock->time++;
	}
}
