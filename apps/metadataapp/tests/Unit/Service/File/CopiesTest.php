<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\File;

use OCA\MetadataApp\Repository\Conversion\StagedRepository;
use OCA\MetadataApp\Repository\Value\FileRepository;
use OCA\MetadataApp\Service\File\Copies;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class CopiesTest extends ServicesTestCase {
	/** @var array<string, int> */
	private array $ids;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->ids = $this->assigned(self::DOCS, ['tags' => ['type' => 'multiselect', 'field_options' => ['A', 'B']], 'note' => []]);
		$this->places += [70 => self::DOCS, 80 => self::DOCS, 90 => self::ARCHIVE];
	}

	public function testACopyTakesWhatIsAssignedWhereItLies(): void {
		$this->fileValues()->save('will', 7, null, ['tags' => ['B', 'A'], 'note' => 'x']);
		$this->assignments->saveAll(self::ARCHIVE, [$this->ids['tags']]);
		$this->copies()->fill('rita', self::DOCS, [7 => 70]);
		$this->copies()->fill(null, self::ARCHIVE, [7 => 90]);
		self::assertEquals((object)['tags' => 'A;#B', 'note' => 'x'], $this->fileValues()->find('will', 70, null, false));
		self::assertEquals((object)['tags' => 'A;#B'], $this->fileValues()->find('will', 90, null, false));
		['tags' => $tags, 'note' => $note] = $this->ids;
		$changes = array_slice($this->changes(), 2);
		self::assertSame(["70 $tags: none to A;#B by rita, copy", "70 $note: none to x by rita, copy"], array_slice($changes, 0, 2));
		self::assertCount(3, $changes);
	}

	public function testAFileThatHadValuesKeepsThem(): void {
		$this->fileValues()->save('will', 7, null, ['note' => 'source']);
		$this->fileValues()->save('will', 8, null, ['note' => 'mine']);
		$this->copies()->fill('will', self::DOCS, [7 => 8]);
		self::assertEquals((object)['note' => 'mine'], $this->fileValues()->find('will', 8, null, false));
	}

	public function testAFolderOfThousandsIsFilledInPages(): void {
		$this->fileValues()->save('will', 7, null, ['note' => 'first']);
		$this->fileValues()->save('will', 8, null, ['note' => 'last']);
		$copies = [7 => 70] + array_combine(range(1_000, 1_999), range(3_000, 3_999)) + [8 => 80];
		$this->copies()->fill('will', self::DOCS, $copies);
		self::assertEquals((object)['note' => 'first'], $this->fileValues()->find('will', 70, null, false));
		self::assertEquals((object)['note' => 'last'], $this->fileValues()->find('will', 80, null, false));
	}

	private function copies(): Copies {
		$files = new FileRepository($this->connection, $this->transaction, $this->values, $this->history);
		$staged = new StagedRepository($this->connection);
		return new Copies($this->fields, $files, $this->values, $this->history, $staged, $this->lock, $this->clock);
	}
}
