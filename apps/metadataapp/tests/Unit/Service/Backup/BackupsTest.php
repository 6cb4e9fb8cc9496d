<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Backup;

use OCA\MetadataApp\Model\Backup\Phase;
use OCA\MetadataApp\Model\Backup\Run;
use OCA\MetadataApp\Model\Backup\Table;
use OCA\MetadataApp\Model\Backup\Tables;
use OCA\MetadataApp\Repository\Backup\StoredRows;
use OCA\MetadataApp\Service\Backup\ExportSteps;
use OCA\MetadataApp\Service\Backup\PartWriter;
use OCA\MetadataApp\Service\Backup\Settlement;
use PHPUnit\Framework\Attributes\DataProvider;

final class BackupsTest extends BackupTestCase {
	/** @return array<string, array{int}> */
	public static function sizes(): array {
		return ['no value' => [0], 'one value' => [1], 'more than a page' => [1_200]];
	}

	#[DataProvider('sizes')]
	public function testARestoreBringsBackWhatTheBackupHas(int $files): void {
		if ($files > 0) {
			$this->fill($files);
		}
		$before = $this->dump();
		$made = $this->backups()->create();
		$counts = array_map(count(...), $before);
		self::assertSame(['completed', 'export', $counts], [$made['status'], $made['operation'] ?? '', $made['counts'] ?? []]);
		self::assertSame(array_sum($counts), $made['progress'] ?? 0);

		$this->wipe();
		$this->field('unwanted');
		$restored = $this->backups()->restore($made['filename'] ?? '', false);
		self::assertSame(['completed', 'import', $counts, 0], [
			$restored['status'], $restored['operation'] ?? '', $restored['restored'] ?? [], $restored['left_out'] ?? null,
		]);
		self::assertSame($before, $this->dump());
		self::assertSame([false, []], [$this->staged->hasAny(), $this->leftovers()]);
	}

	public function testABackupHasEveryTableButThoseOfTheMoment(): void {
		$tables = $this->database->column("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'oc_metadataapp_%'");
		$moment = ['conversions', 'locks', 'places', 'presence', 'roots', 'staged', 'work'];
		$expected = [];
		foreach (Tables::all() as $table) {
			array_push($expected, "oc_{$table->stored()}", "oc_{$table->staged()}");
			self::assertSame(
				array_values(array_filter(
					array_column($this->database->rows("PRAGMA table_info(oc_{$table->stored()})"), 'name'),
					static fn (mixed $column): bool => $table->name !== 'fields' || $column !== 'converting',
				)),
				$table->names(),
				$table->name,
			);
		}
		array_push($expected, ...array_map(static fn (string $name): string => "oc_metadataapp_$name", $moment));
		self::assertEqualsCanonicalizing($expected, $tables);
	}

	public function testNewRowsGetIdsThatNobodyHad(): void {
		$this->fill();
		$name = $this->backups()->create()['filename'] ?? '';
		$last = $this->field('later')->id;
		$this->backups()->restore($name, false);
		self::assertGreaterThan($last, $this->field('after')->id);
	}

	public function testLaterEntriesOfTheHistoryAreKnownByTheirIds(): void {
		[$one] = $this->fill();
		self::assertSame(0, $this->runs->findRestored());
		$name = $this->backups()->create()['filename'] ?? '';
		$last = (new StoredRows($this->connection))->findLastEntry(...);
		$this->give(50, $one, 'gone with the restore');
		$former = $last();
		$this->backups()->restore($name, false);
		self::assertLessThan($former, $last());
		self::assertGreaterThan($former, $this->runs->findRestored());
		$this->give(51, $one, 'later');
		self::assertGreaterThan($this->runs->findRestored(), $last());
	}

	public function testNothingMakesRoomForRowsThatAreNotThere(): void {
		$this->fill();
		$name = $this->backups()->create()['filename'] ?? '';
		$before = $this->dump();
		$run = Run::import($this->files->findOrNull($name) ?? self::fail('No backup'), self::NOW, false);
		$this->begin($run);
		for ($step = 0; $step < 5 && $this->runs->findOrNull()?->phase !== Phase::Swap; $step++) {
			$this->worker()->work(0.0);
		}
		$this->database->run('DELETE FROM oc_metadataapp_r_values WHERE file_id = 2');
		$status = $this->backups()->resume();
		self::assertSame(['error', 'broken_backup'], [$status['status'], $status['reason'] ?? '']);
		self::assertSame('Not all of the table values is there any more.', $status['detail'] ?? '');
		self::assertSame([$before, false], [$this->dump(), $this->staged->hasAny()]);
		$this->gate->requireOpen();
	}

	public function testADryRunSaysWhatARestoreWouldBringAndChangesNothing(): void {
		$this->fill(2);
		$name = $this->backups()->create()['filename'] ?? '';
		$this->give(99, 1, 'later');
		$before = $this->dump();
		$said = $this->backups()->restore($name, true);
		self::assertSame(['completed', true, 6], [$said['status'], $said['dry_run'] ?? null, $said['restored']['values'] ?? 0]);
		self::assertSame([7, $said['restored']['fields'] ?? 0], [$said['replaced']['values'] ?? 0, $said['replaced']['fields'] ?? -1]);
		self::assertSame([$before, false], [$this->dump(), $this->staged->hasAny()]);
		self::assertArrayNotHasKey('replaced', $this->backups()->restore($name, false));
	}

	public function testADownloadIsOneFileForGzip(): void {
		$this->fill(2);
		$name = $this->backups()->create()['filename'] ?? '';
		$content = '';
		foreach ($this->backups()->download($name) as $piece) {
			$content .= $piece;
		}
		self::assertSame(strlen($content), $this->backups()->findAll()[0]['size']);
		$lines = explode("\n", rtrim((string)gzdecode($content), "\n"));
		self::assertSame(['metadataapp', 1, '2027-01-15T08:00:00Z'], [
			...array_values(array_intersect_key((array)json_decode($lines[0], true), ['format' => 0, 'version' => 0, 'created_at' => 0])),
		]);
		self::assertStringStartsWith('["fields",1,"a"', $lines[1]);
		self::assertSame([404, 'unknown_backup'], self::refused(fn () => $this->backups()->download('metadata_backup_2000.gz')));
	}

	public function testSevenAreKeptAndTheNewestIsFirst(): void {
		$names = [];
		for ($day = 0; $day < 9; $day++) {
			$names[] = $this->backups()->create()['filename'] ?? '';
			$this->clock->time += $day === 0 ? 0 : 86_400;
		}
		self::assertSame(array_slice(array_reverse($names), 0, 7), array_column($this->backups()->findAll(), 'filename'));
		self::assertCount(9, array_unique($names));
	}

	public function testTheLastOneIsKeptHoweverFastTheyAreMadeAndWhateverTheClockSays(): void {
		for ($count = 0; $count < 20; $count++) {
			$this->clock->time -= $count === 10 ? 3_600 : 0;
			$name = $this->backups()->create()['filename'] ?? '';
			self::assertSame($name, $this->backups()->findAll()[0]['filename'] ?? '', "backup $count");
		}
	}

	public function testADeletedBackupIsGone(): void {
		$name = $this->backups()->create()['filename'] ?? '';
		$this->backups()->delete($name);
		self::assertSame([], $this->backups()->findAll());
		self::assertSame([404, 'unknown_backup'], self::refused(fn () => $this->backups()->delete($name)));
		self::assertSame([404, 'unknown_backup'], self::refused(fn () => $this->backups()->restore($name, false)));
	}

	public function testOneAtATime(): void {
		$this->fill();
		$name = $this->backups()->create()['filename'] ?? '';
		$this->begin(Run::import($this->files->findOrNull($name) ?? self::fail('No backup'), self::NOW, false));
		foreach ([
			fn () => $this->backups()->create(),
			fn () => $this->backups()->restore($name, true),
			fn () => $this->backups()->delete($name),
		] as $call) {
			self::assertSame([409, 'backup_running'], self::refused($call));
		}
		self::assertSame('running', $this->backups()->status()['status']);
		self::assertSame('completed', $this->backups()->resume()['status']);
	}

	public function testWhatIsLongIsLeftToTheJob(): void {
		$this->fill();
		$name = $this->backups()->create()['filename'] ?? '';
		$run = Run::import($this->files->findOrNull($name) ?? self::fail('No backup'), self::NOW, false);
		$run->total = 60_000;
		$this->begin($run);
		self::assertSame(Phase::Verify, $this->worker()->work(600.0)?->phase);
		self::assertSame('running', $this->backups()->resume()['status']);
		self::assertFalse($this->worker()->work(600.0, true)?->isRunning());
	}

	public function testCancelLeavesNothing(): void {
		$this->fill();
		$before = $this->dump();
		$name = $this->backups()->create()['filename'] ?? '';
		$backup = $this->files->findOrNull($name) ?? self::fail('No backup');
		foreach ([Run::export(self::NOW + 60, false), Run::import($backup, self::NOW, false)] as $run) {
			$this->begin($run);
			$this->worker()->work(0.0);
			self::assertSame('cancelled', $this->backups()->cancel()['status']);
			self::assertSame([[], false, $before], [$this->leftovers(), $this->staged->hasAny(), $this->dump()]);
			self::assertSame([$name], array_column($this->backups()->findAll(), 'filename'));
		}
		self::assertSame('cancelled', $this->backups()->cancel()['status']);
		self::assertSame('completed', $this->backups()->create()['status']);
	}

	public function testWhoIsSilentLosesIt(): void {
		$this->fill();
		$run = Run::export(self::NOW, false);
		[$run->worker, $run->workerUntil] = ['0123456789abcdef', self::NOW + 60];
		$this->begin($run);
		self::assertSame('running', $this->backups()->resume()['status']);
		$this->clock->time += 61;
		self::assertSame('completed', $this->backups()->resume()['status']);
		self::assertSame([], $this->leftovers());
	}

	public function testAStepThatKillsItsProcessIsGivenUp(): void {
		$this->fill();
		$run = Run::export(self::NOW, false);
		for ($loss = 0; $loss < 6; $loss++) {
			$run = $this->runs->findOrNull() ?? $run;
			self::assertTrue($run->isRunning());
			[$run->worker, $run->workerUntil, $run->losses] = ['0123456789abcdef', self::NOW, $loss];
			if ($loss === 0) {
				$this->begin($run);
			} else {
				$this->runs->save($run);
			}
		}
		self::assertSame(['error', 'interrupted'], [$this->backups()->resume()['status'], $this->backups()->status()['reason'] ?? '']);
		self::assertSame([], $this->leftovers());
	}

	public function testWhatFailsAfterTheExchangeIsTriedAgainAndNotForEver(): void {
		$this->fill();
		$before = $this->dump();
		$name = $this->backups()->create()['filename'] ?? '';
		$this->wipe();
		$this->begin(Run::import($this->files->findOrNull($name) ?? self::fail('No backup'), self::NOW, false));
		$settlement = self::createStub(Settlement::class);
		$settlement->method('settle')->willThrowException(new \RuntimeException('The index is broken'));
		$failures = 0;
		while ($this->runs->findOrNull()?->isRunning() === true) {
			try {
				$this->worker($settlement)->work(600.0, true);
			} catch (\RuntimeException) {
				$failures++;
			}
			$this->clock->time += 61;
		}
		$status = $this->backups()->status();
		self::assertSame([6, 'error', 'unsettled'], [$failures, $status['status'], $status['reason'] ?? '']);
		self::assertSame([$before, []], [$this->dump(), $this->leftovers()]);
	}

	public function testFieldsThatChangeMeanwhileAreThereAsTheyAreAtItsEnd(): void {
		[$one] = $this->fill(30);
		$change = "UPDATE oc_metadataapp_fields SET type = 'textarea' WHERE id = $one";
		$rows = $this->meanwhile('files', fn () => $this->database->run($change));
		$this->begin(Run::export(self::NOW, false));
		$this->export($rows);
		$run = $this->runs->findOrNull();
		self::assertSame([1, 'completed'], [$run?->restarts, $run?->status->value]);
		$expected = $this->dump();
		$this->wipe();
		$this->backups()->restore($run->filename ?? '', false);
		self::assertSame($expected, $this->dump());
	}

	public function testFieldsThatChangeAgainAndAgainMakeItFail(): void {
		[$one] = $this->fill();
		$count = 0;
		$rows = $this->meanwhile('files', function () use (&$count, $one): void {
			$count++;
			$this->database->run("UPDATE oc_metadataapp_fields SET options = options || ' ' WHERE id = $one");
		}, PHP_INT_MAX);
		$this->begin(Run::export(self::NOW, false));
		$this->export($rows);
		self::assertSame(['error', 'fields_changed'], [$this->backups()->status()['status'], $this->backups()->status()['reason'] ?? '']);
		self::assertSame([4, []], [$count, $this->leftovers()]);
	}

	public function testWhatComesAndGoesMeanwhileLeavesNoHalves(): void {
		[$one] = $this->fill(30);
		$rows = $this->meanwhile('history', function () use ($one): void {
			$this->give(1_000, $this->field('new')->id, 'of a new field');
			$this->give(1_001, $one, 'of a new file');
			foreach (['files', 'values', 'history'] as $table) {
				$this->database->run("DELETE FROM oc_metadataapp_$table WHERE file_id = 7");
			}
		});
		$this->begin(Run::export(self::NOW, false));
		$this->export($rows);
		$name = $this->runs->findOrNull()->filename ?? '';
		$this->wipe();
		$restored = $this->backups()->restore($name, false);
		self::assertSame(['completed', 3], [$restored['status'], $restored['left_out'] ?? null]);
		self::assertSame(29, $restored['restored']['history'] ?? 0);
		self::assertSame([], $this->database->column(
			'SELECT file_id FROM oc_metadataapp_values WHERE file_id NOT IN (SELECT file_id FROM oc_metadataapp_files)',
		));
	}

	public function testPagesHaveWholeGroups(): void {
		[$one, $two] = $this->fill(3);
		$rows = new StoredRows($this->connection);
		$table = Tables::all()['values'];
		[$page, $last] = $rows->findPage($table, 0, 4);
		self::assertSame([["1 $one 0", "1 $two 0", "1 $two 1"], 1], [self::keys($page), $last]);
		[$page, $last] = $rows->findPage($table, 1, 1);
		self::assertSame([["2 $one 0", "2 $two 0", "2 $two 1"], 2], [self::keys($page), $last]);
		[$page, $last] = $rows->findPage($table, 2, 3);
		self::assertSame([["3 $one 0", "3 $two 0", "3 $two 1"], null], [self::keys($page), $last]);
	}

	/**
	 * @param list<list<int|float|string|null>> $rows
	 * @return list<string> the first three columns of each
	 */
	private static function keys(array $rows): array {
		return array_map(static fn (array $row): string => "$row[0] $row[1] $row[2]", $rows);
	}

	public function testPartsEndWhenTheyAreFull(): void {
		$writer = new PartWriter('');
		$table = Tables::all()['folders'];
		for ($row = 1; $row < PartWriter::ROWS; $row++) {
			$writer->add($table, [$row, 'off', 0]);
		}
		self::assertFalse($writer->isFull());
		$writer->add($table, [1, 'off', 0]);
		self::assertTrue($writer->isFull());
		$long = new PartWriter('');
		$long->add(Tables::all()['values'], [1, 1, 0, str_repeat('x', PartWriter::BYTES), '', null, 0]);
		self::assertTrue($long->isFull());
	}

	private function begin(Run $run): void {
		$this->runs->create($run, $this->runs->findOrNull());
	}

	/** All steps of a backup. */
	private function export(StoredRows $rows): void {
		$steps = new ExportSteps($rows, $this->files, $this->runs, $this->conversions, $this->clock);
		for ($run = $this->runs->findOrNull(); $run?->isRunning() === true; $run = $this->runs->findOrNull()) {
			$run->worker = '0123456789abcdef';
			$steps->step($run);
		}
	}

	/**
	 * Rows that change when a table is read, the first so many times.
	 *
	 * @param callable(): mixed $change
	 */
	private function meanwhile(string $name, callable $change, int $times = 1): StoredRows {
		$rows = new StoredRows($this->connection);
		$changing = self::createStub(StoredRows::class);
		$changing->method('count')->willReturnCallback($rows->count(...));
		$changing->method('findLastEntry')->willReturnCallback($rows->findLastEntry(...));
		$find = static function (Table $table, int $after, int $count) use ($rows, $name, $change, &$times): array {
			/** @var positive-int $count */
			if ($table->name === $name && $times-- > 0) {
				$change();
			}
			return $rows->findPage($table, $after, $count);
		};
		$changing->method('findPage')->willReturnCallback($find);
		return $changing;
	}
}
