<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Files\Store;

use Host\Files\Store\FileTable;
use Host\Tests\Files\FilesTestCase;
use OCP\Files\Cache\ICacheEntry;

final class FileTableTest extends FilesTestCase {
	public function testSaysWhereFilesAreInTheStorageOfTheirHomeOrTeamFolder(): void {
		$own = $this->home->newFolder('deep')->newFile('own.txt', '12345')->getId();
		$docs = $this->teamFolder('Docs');
		$team = $docs->newFile('team.txt', 'x')->getId();
		$docs->newFile('gone.txt', 'x');
		$gone = $docs->get('gone.txt')->getId();
		$docs->get('gone.txt')->delete();
		$found = $this->get(FileTable::class)->getByFileIds([$own, $own, $team, $gone, 999_999]);
		$paths = array_map(static fn (ICacheEntry $entry): string => (string)preg_replace('/\d{10}$/', '', $entry->getPath()), $found);
		self::assertEquals([$own => 'files/deep/own.txt', $team => 'files/team.txt', $gone => 'trash/gone.txt.d'], $paths);
		self::assertSame(5, $found[$own]->getSize());
		self::assertSame($found[$team]->getStorageId(), $found[$gone]->getStorageId());
		self::assertNotSame($found[$team]->getStorageId(), $found[$own]->getStorageId());
		self::assertSame([], $this->get(FileTable::class)->getByFileIds([]));
	}

	public function testSaysWhatAFileIs(): void {
		$file = $this->home->newFolder('deep')->newFile('own.txt', '12345');
		$row = $this->get(FileTable::class)->getByFileIds([$file->getId()])[$file->getId()] ?? self::fail('No row');
		self::assertSame(
			['own.txt', 'text/plain', $file->getMTime(), $file->getEtag(), $this->home->get('deep')->getId()],
			[$row->getName(), $row->getMimeType(), $row->getMTime(), $row->getEtag(), $row->getParentId()],
		);
		self::assertSame($row->getParentId(), $row['parent']);
	}

	public function testFindsWhatIsBelowAFolderInPages(): void {
		$docs = $this->teamFolder('Docs');
		$sub = $docs->newFolder('sub');
		$ids = [$sub->getId(), $sub->newFile('a.txt', 'x')->getId(), $docs->newFile('b.txt', 'x')->getId()];
		$docs->newFile('gone.txt', 'x');
		$docs->get('gone.txt')->delete();
		$table = $this->get(FileTable::class);
		$storage = ($table->getByFileIds($ids)[$ids[0]] ?? self::fail('No row'))->getStorageId();
		$found = static fn (int $folder, int $cursor = 0, int $count = 100): array => array_map(
			static fn (ICacheEntry $entry): int => $entry->getId(),
			iterator_to_array($table->getByAncestorInStorage($storage, $folder, $cursor, $count), false),
		);
		self::assertSame($ids, $found($docs->getId()));
		self::assertSame([$ids[1]], $found($sub->getId()));
		self::assertSame([$ids[0]], $found($docs->getId(), 0, 1));
		self::assertSame([$ids[1], $ids[2]], $found($docs->getId(), $ids[0], 0));
		self::assertSame([], iterator_to_array($table->getByAncestorInStorage($storage + 1, $docs->getId()), false));
		$this->expectExceptionMessage('Could not fetch storage root');
		$found(999_999);
	}
}
