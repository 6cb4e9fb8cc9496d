<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Check;

use OCA\MetadataApp\Command\Check;
use OCA\MetadataApp\Repository\File\StoredFiles;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\FileRepository;
use OCA\MetadataApp\Repository\Value\OrphanRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Service\Check\BackupCheck;
use OCA\MetadataApp\Service\Check\Consistency;
use OCA\MetadataApp\Service\Check\PlaceCheck;
use OCA\MetadataApp\Shared\Db\Transaction;
use OCA\MetadataApp\Tests\Unit\Fake\IndexedFiles;
use OCP\Files\Cache\IFileAccess;
use Symfony\Component\Console\Tester\CommandTester;

final class ConsistencyTest extends IndexedFiles {
	public function testFindsNothingWhereEverythingIsRight(): void {
		$this->docs->newFile('a.txt', 'x');
		$this->assign();
		$report = $this->consistency()->check(false);
		self::assertSame([[], 1, 1], [$report->found(), $report->folders, $report->files]);
	}

	public function testFindsAndMendsWhatIsDifferent(): void {
		$field = $this->assign();
		[$moved, $lost] = [$this->docs->newFile('a.txt', 'x')->getId(), $this->docs->newFile('b.txt', 'x')->getId()];
		foreach ([
			"UPDATE *PREFIX*metadataapp_places SET name = 'c.txt' WHERE file_id = $moved",
			"DELETE FROM *PREFIX*metadataapp_places WHERE file_id = $lost",
			"INSERT INTO *PREFIX*metadataapp_places VALUES (999999, $this->docsId, 1, 0, 'gone.txt', '', '')",
			'INSERT INTO *PREFIX*metadataapp_places VALUES (999998, 99, 1, 0, \'x\', \'\', \'\')',
			'INSERT INTO *PREFIX*metadataapp_roots VALUES (99, 1, 1, \'files\', NULL)',
			"INSERT INTO *PREFIX*metadataapp_files (file_id, folder_id) VALUES (999997, 1), ($moved, $this->docsId)",
			"INSERT INTO *PREFIX*metadataapp_assignments VALUES ($this->docsId, 999, 1)",
			"INSERT INTO *PREFIX*metadataapp_values VALUES ($moved, 998, 0, 'x', '', NULL, 0)",
			"INSERT INTO *PREFIX*metadataapp_values VALUES ($moved, $field->id, 1, 'x', '', NULL, 0)",
			"INSERT INTO *PREFIX*metadataapp_values VALUES ($lost, $field->id, 0, 'x', '', NULL, 0)",
		] as $statement) {
			$this->connection->executeStatement($statement);
		}
		$this->start();
		$expected = [
			'assignment_of_no_field' => ['field 999'],
			'values_of_no_field' => ['field 998'],
			'half_a_value' => ["file $moved, field $field->id"],
			'folder_indexed_in_vain' => ['team folder 99'],
			'file_elsewhere' => ["file $moved"],
			'file_gone' => ['file 999998', 'file 999999'],
			'file_not_indexed' => ["file $lost"],
			'values_of_no_file' => ["file $lost", 'file 999997'],
		];
		self::assertSame($expected, $this->consistency()->check(false)->found());
		self::assertSame(['file 999999'], $this->consistency()->check(true)->found()['file_gone'] ?? []);
		self::assertSame([], $this->consistency()->check(false)->found());
		self::assertSame([$moved => 'a.txt', $lost => 'b.txt'], $this->indexed());
	}

	public function testMakesTheIndexOfTeamFoldersThatHadFieldsBeforeThereWasOne(): void {
		$this->docs->newFile('a.txt', 'x');
		$this->assign();
		$this->index->forget($this->docsId);
		self::assertSame(['folder_not_indexed' => ["team folder $this->docsId"]], $this->consistency()->check(true)->found());
		self::assertSame(['a.txt'], array_values($this->indexed()));
	}

	public function testTheCommandSaysWhatItFoundAndWhetherItIsLeft(): void {
		$this->assign();
		$id = $this->docs->newFile('a.txt', 'x')->getId();
		$this->places->deleteAll([$id]);
		$command = new CommandTester(new Check($this->consistency()));
		self::assertSame(1, $command->execute([]));
		self::assertSame("1 team folders, 0 files, 1 differences\nfile_not_indexed: file $id\n", $command->getDisplay());
		self::assertSame(0, $command->execute(['--repair' => true, '--output' => 'json']));
		$answer = json_decode($command->getDisplay(), true);
		self::assertSame(
			['found' => ['folders' => 1, 'files' => 1, 'found' => ['file_not_indexed' => ["file $id"]]],
				'left' => ['folders' => 1, 'files' => 1, 'found' => []]],
			$answer,
		);
		self::assertSame(2, $command->execute(['--output' => 'xml']));
	}

	private function consistency(): Consistency {
		$stored = new StoredFiles($this->get(IFileAccess::class));
		$values = new ValueRepository($this->connection);
		$history = new HistoryRepository($this->connection);
		return new Consistency(
			new PlaceCheck($this->roots, $this->places, $this->stored(), $this->assignments, $this->teamFolders(), $this->index),
			new FileRepository($this->connection, new Transaction($this->connection), $values, $history),
			$stored,
			$values,
			new OrphanRepository($this->connection),
			self::createStub(BackupCheck::class),
		);
	}
}
