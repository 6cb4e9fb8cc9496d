<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Value;

use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;

final class FolderValueRepositoryTest extends MetadataTestCase {
	public function testFoldersHaveValuesApartFromFilesOfTheSameId(): void {
		$this->values->saveAll([self::change(5, 1, 'of the file')], self::NOW);
		$this->folderValues->saveAll([self::change(5, 1, 'b', 'a'), self::change(6, 1, 'c'), self::change(6, 2, 'd')], self::NOW);
		self::assertSame([5 => [1 => ['b', 'a']], 6 => [1 => ['c'], 2 => ['d']]], $this->folderValues->findAllOf([5, 6]));
		self::assertSame([1 => 2, 2 => 1], $this->folderValues->countByField([1, 2, 3]));

		$this->folderValues->saveAll([self::change(5, 1, 'e'), self::change(6, 2)], self::NOW);
		self::assertSame([5 => [1 => ['e']], 6 => [1 => ['c']]], $this->folderValues->findAllOf([5, 6]));
		$this->folderValues->deleteOf([6]);
		$this->folderValues->deleteOfField(1);
		self::assertSame([], $this->folderValues->findAllOf([5, 6]));
		self::assertSame([5 => [1 => ['of the file']]], $this->values->findAllOf([5]));
	}
}
