<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\File;

use Host\Tests\Files\FilesTestCase;
use OCA\MetadataApp\Repository\File\StoredFiles;
use OCA\MetadataApp\Shared\Db\Rows;
use OCP\Files\Cache\IFileAccess;

final class StoredFilesTest extends FilesTestCase {
	public function testAFileIsGoneOnceNoTrashBinHasIt(): void {
		$kept = $this->home->newFile('kept.txt', 'x')->getId();
		$deleted = $this->teamFolder('Docs')->newFile('deleted.txt', 'x')->getId();
		$this->folder('Docs')->get('deleted.txt')->delete();
		self::assertSame([999_999], $this->stored()->findAllGone([$kept, 999_999, $deleted]));
		self::assertSame([], $this->stored()->findAllGone([]));
	}

	public function testSizesAreThoseOfTheFilesAndOfWhatFoldersHold(): void {
		$folder = $this->home->newFolder('folder');
		$file = $folder->newFile('a.txt', '12345')->getId();
		$folder->newFile('b.txt', '123');
		self::assertEquals([$file => 5, $folder->getId() => 8], $this->stored()->findAllSizes([$folder->getId(), 999_999, $file]));
	}

	public function testManyAreAskedForInParts(): void {
		$parts = [];
		$cache = self::createStub(IFileAccess::class);
		$cache->method('getByFileIds')->willReturnCallback(static function (array $ids) use (&$parts): array {
			$parts[] = count($ids);
			return [];
		});
		$ids = range(1, Rows::CHUNK + 1);
		self::assertSame($ids, (new StoredFiles($cache))->findAllGone($ids));
		self::assertSame([Rows::CHUNK, 1], $parts);
	}

	private function stored(): StoredFiles {
		return new StoredFiles($this->get(IFileAccess::class));
	}
}
