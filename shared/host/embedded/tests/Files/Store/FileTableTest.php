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
}
