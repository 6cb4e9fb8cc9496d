<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\History;

use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\History\HistoryEntry;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;

final class HistoryRepositoryTest extends MetadataTestCase {
	private HistoryRepository $history;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->history = new HistoryRepository($this->connection);
	}

	public function testReadsWhatItStored(): void {
		$made = Change::ofFile(7, 1, 'anna', self::NOW, Cause::Save, null, "two\nlines é");
		$taken = Change::ofFile(7, 1, null, self::NOW + 1, Cause::Restore, "two\nlines é", null);
		$folder = Change::ofFolder(7, 2, 'bob', self::NOW, Cause::Save, '', 'x');
		$this->history->saveAll([$made, $folder, $taken]);
		$entries = $this->history->findAllOfFile(7, null, 10);
		self::assertEquals([$taken, $made], array_map(static fn (HistoryEntry $entry): Change => $entry->change, $entries));
		self::assertEquals($entries[0] ?? null, $this->history->findOrNull($entries[0]->id ?? 0));
		self::assertEquals([$folder], array_map(
			static fn (HistoryEntry $entry): Change => $entry->change,
			$this->history->findAllOfFolder(7, null, 10),
		));
		self::assertNull($this->history->findOrNull(404));
	}

	public function testIsReadInPagesThatNewEntriesDoNotShift(): void {
		$this->history->saveAll(self::changes(7, range(1, 5)));
		$this->history->saveAll(self::changes(8, [9]));
		$first = $this->history->findAllOfFile(7, null, 2);
		$this->history->saveAll(self::changes(7, [6]));
		$second = $this->history->findAllOfFile(7, $first[1]->id ?? null, 2);
		$third = $this->history->findAllOfFile(7, $second[1]->id ?? null, 2);
		self::assertSame([['5', '4'], ['3', '2'], ['1']], array_map(self::texts(...), [$first, $second, $third]));
		self::assertSame([], $this->history->findAllOfFile(7, $third[0]->id ?? null, 2));
	}

	public function testTheOldestGoFirstAndAFewAtATime(): void {
		$this->history->saveAll([
			...self::changes(7, [30, 10, 40, 20]), Change::ofFolder(5, 1, null, 15, Cause::Save, null, '15'),
		]);
		self::assertSame(2, $this->history->deleteOlderThan(40, 2));
		self::assertSame([['20', '40', '30'], []], [
			self::texts($this->history->findAllOfFile(7, null, 9)), self::texts($this->history->findAllOfFolder(5, null, 9)),
		]);
		self::assertSame([2, 0], [$this->history->deleteOlderThan(40, 9), $this->history->deleteOlderThan(40, 9)]);
		self::assertSame(['40'], self::texts($this->history->findAllOfFile(7, null, 9)));
	}

	public function testFilesAndFoldersOfTheSameIdAreForgottenApart(): void {
		$ofFolder = Change::ofFolder(7, 1, null, 3, Cause::Save, null, '3');
		$this->history->saveAll([...self::changes(7, [1]), ...self::changes(8, [2]), $ofFolder]);
		$this->history->deleteOfFiles([7, 404]);
		self::assertSame([[], ['2'], ['3']], array_map(self::texts(...), [
			$this->history->findAllOfFile(7, null, 9),
			$this->history->findAllOfFile(8, null, 9),
			$this->history->findAllOfFolder(7, null, 9),
		]));
		$this->history->deleteOfFolder(7);
		self::assertSame([], $this->history->findAllOfFolder(7, null, 9));
	}

	public function testAFilesHistoryAndTheOldestAreFoundByIndexes(): void {
		self::assertSame(
			'SEARCH oc_metadataapp_history USING INDEX metadataapp_history_file (file_id=? AND id<?)',
			$this->plan('SELECT * FROM oc_metadataapp_history WHERE file_id = 7 AND id < 9 ORDER BY id DESC LIMIT 5'),
		);
		self::assertSame(
			'SEARCH oc_metadataapp_history USING COVERING INDEX metadataapp_history_time (changed_at<?)',
			$this->plan('SELECT id FROM oc_metadataapp_history WHERE changed_at < 9 ORDER BY changed_at, id LIMIT 5'),
		);
	}

	/**
	 * @param list<int> $times
	 * @return list<Change> to the time as a text
	 */
	private static function changes(int $file, array $times): array {
		return array_map(static fn (int $time): Change => Change::ofFile($file, 1, null, $time, Cause::Save, null, (string)$time), $times);
	}

	/**
	 * @param list<HistoryEntry> $entries
	 * @return list<?string> what they changed to
	 */
	private static function texts(array $entries): array {
		return array_map(static fn (HistoryEntry $entry): ?string => $entry->change->to, $entries);
	}
}
