<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\File;

use Host\TeamFolders\Folders;
use Host\TeamFolders\Rules;
use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\ACL\UserMapping\UserMapping;
use OCA\MetadataApp\Repository\File\FilePaths;
use OCA\MetadataApp\Tests\Unit\Fake\IndexedFiles;
use OCP\Constants;
use OCP\Files\Cache\IFileAccess;
use OCP\Files\IRootFolder;

final class FilePathsTest extends IndexedFiles {
	public function testSaysWhereFilesAreInTheFilesOfTheAccount(): void {
		$deep = $this->docs->newFolder('sub')->newFile('b.txt', 'x')->getId();
		$own = $this->home->newFile('own.txt', 'x')->getId();
		$hidden = $this->docs->newFile('hidden.txt', 'x')->getId();
		$this->get(Folders::class)->setRules($this->docsId, true);
		$this->get(Rules::class)->save(new Rule(new UserMapping('user', 'anna'), $hidden, Constants::PERMISSION_READ, 0));
		$this->start();
		$paths = new FilePaths($this->get(IFileAccess::class), $this->get(IRootFolder::class), $this->teamFolders());
		self::assertEquals(
			[$deep => '/Docs/sub/b.txt', $this->docs->getId() => '/Docs', $own => '/own.txt'],
			$paths->findAll('anna', [$deep, $this->docs->getId(), $own, $hidden, 999_999]),
		);
		self::assertSame([], $paths->findAll('anna', []));
	}
}
