<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\File;

use Host\TeamFolders\Folders;
use Host\TeamFolders\Rules;
use Host\Tests\Files\FilesTestCase;
use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\ACL\UserMapping\UserMapping;
use OCA\MetadataApp\Repository\File\ReadableFiles;
use OCP\Constants;
use OCP\Files\IRootFolder;
use OCP\IUserManager;

final class ReadableFilesTest extends FilesTestCase {
	public function testOwnFilesAndThoseOfTeamFoldersCanBeRead(): void {
		$own = $this->home->newFolder('deep')->newFile('own.txt', 'x')->getId();
		$docs = $this->teamFolder('Docs');
		$shown = $docs->newFile('shown.txt', 'x')->getId();
		$hidden = $docs->newFile('hidden.txt', 'x')->getId();
		$folders = $this->get(Folders::class);
		$folders->setRules(array_key_first($folders->all()) ?? self::fail('No team folder'), true);
		$this->get(Rules::class)->save(new Rule(new UserMapping('user', 'anna'), $hidden, Constants::PERMISSION_READ, 0));
		$this->nextRequest();
		self::assertSame([$hidden, 999_999], $this->readable()->findAllUnreadable('anna', [$own, $hidden, $shown, 999_999]));
	}

	public function testNobodyReadsWhatIsInAnothersHomeOrDeleted(): void {
		$this->get(IUserManager::class)->createUser('bert', 'a good password');
		$foreign = $this->homeOf('bert')->newFile('foreign.txt', 'x')->getId();
		$deleted = $this->home->newFile('deleted.txt', 'x')->getId();
		$this->home->get('deleted.txt')->delete();
		self::assertSame([$foreign, $deleted], $this->readable()->findAllUnreadable('anna', [$foreign, $deleted]));
	}

	public function testNothingIsLookedUpForAValueWithoutFiles(): void {
		$root = $this->createMock(IRootFolder::class);
		$root->expects(self::never())->method('getUserFolder');
		self::assertSame([], (new ReadableFiles($root))->findAllUnreadable('anna', []));
	}

	private function readable(): ReadableFiles {
		return new ReadableFiles($this->get(IRootFolder::class));
	}
}
