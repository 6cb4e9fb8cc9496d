<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\File;

use Host\Files\Nodes\Folder;
use Host\TeamFolders\Folders;
use Host\TeamFolders\Rules;
use Host\Tests\Files\FilesTestCase;
use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\ACL\UserMapping\UserMapping;
use OCA\MetadataApp\AppInfo\Application;
use OCA\MetadataApp\Host\NodeFolders;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Repository\File\TeamFolderFiles;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use OCP\Constants;
use OCP\Files\Cache\IFileAccess;
use OCP\Files\Folder as IFolder;
use OCP\Files\IRootFolder;
use OCP\Files\Mount\IMountManager;
use OCP\Files\Node;
use OCP\IUserManager;

/** Over the files of an embedded host: anna is a member of Docs. */
final class TeamFolderFilesTest extends FilesTestCase {
	private const ALL = Constants::PERMISSION_ALL;
	private const READ = Constants::PERMISSION_READ;
	private const UPDATE = Constants::PERMISSION_UPDATE;

	private Folder $docs;
	private int $docsId;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->docs = $this->teamFolder('Docs');
		$this->docsId = array_key_first($this->get(Folders::class)->all()) ?? self::fail('No team folder');
	}

	public function testFindsWhatLiesInATeamFolderAndNothingElse(): void {
		$file = $this->docs->newFile('a.txt', 'x')->getId();
		$below = $this->docs->newFolder('sub')->newFile('b.txt', 'x')->getId();
		$own = $this->home->newFolder('Documents')->newFile('a.txt', 'x')->getId();
		$top = $this->docs->getId();
		self::assertEqualsCanonicalizing(
			[$file, $below, $top],
			array_keys($this->files()->findAll('anna', [$file, $own, $below, $top, 999_999])),
		);
		self::assertEquals(new FileInFolder($file, $this->docsId, self::ALL), $this->files()->findOrNull('anna', $file));
		self::assertNull($this->files()->findOrNull('anna', $own));
		self::assertSame([], $this->files()->findAll('anna', []));
	}

	public function testRulesTakeAwayWritingAndWhatCannotBeReadIsNotFound(): void {
		$read = $this->docs->newFile('read.txt', 'x')->getId();
		$hidden = $this->docs->newFolder('hidden');
		$secret = $hidden->newFile('secret.txt', 'x')->getId();
		$shown = $hidden->newFile('shown.txt', 'x')->getId();
		$this->get(Folders::class)->setRules($this->docsId, true);
		$this->rule($read, self::UPDATE, 0);
		$this->rule($hidden->getId(), self::READ, 0);
		$this->rule($shown, self::READ, self::READ);
		$this->nextRequest();
		$found = $this->files()->findAll('anna', [$read, $hidden->getId(), $secret, $shown]);
		self::assertEqualsCanonicalizing([$read, $shown], array_keys($found));
		self::assertFalse($found[$read]->isWritable());
		self::assertTrue($found[$shown]->isWritable());
	}

	public function testTheGroupLimitsWhatAMemberMayDo(): void {
		$file = $this->docs->newFile('a.txt', 'x')->getId();
		$this->get(Folders::class)->setPermissions($this->docsId, 'team', self::READ);
		$this->nextRequest();
		self::assertSame(self::READ, $this->files()->findOrNull('anna', $file)?->bits);
	}

	public function testWhoIsNoMemberFindsNothing(): void {
		$this->get(IUserManager::class)->createUser('bert', 'a good password');
		$file = $this->docs->newFile('a.txt', 'x')->getId();
		self::assertNull($this->files()->findOrNull('bert', $file));
	}

	public function testWhatIsInTheTrashBinIsNotFound(): void {
		$file = $this->docs->newFile('a.txt', 'x');
		$id = $file->getId();
		$file->delete();
		self::assertNull($this->files()->findOrNull('anna', $id));
	}

	public function testAFileKeepsItsTeamFolderWhereverItMovesInIt(): void {
		$this->docs->newFolder('sub');
		$file = $this->docs->newFile('a.txt', 'x');
		$id = $file->getId();
		$file->move($this->docs->getPath() . '/sub/b.txt');
		self::assertSame($this->docsId, $this->files()->findOrNull('anna', $id)?->folderId);
		$this->docs->get('sub/b.txt')->move($this->home->getPath() . '/mine.txt');
		self::assertNull($this->files()->findOrNull('anna', $id));
	}

	public function testAFileThatIsSharedHasTheRightsOfTheShare(): void {
		$this->get(IUserManager::class)->createUser('bert', 'a good password');
		$file = $this->docs->newFile('a.txt', 'x');
		$node = self::createStub(Node::class);
		$node->method('getPermissions')->willReturn(self::READ);
		$home = self::createStub(IFolder::class);
		$home->method('getById')->willReturnMap([[$file->getId(), [$node]]]);
		$root = self::createStub(IRootFolder::class);
		$root->method('getUserFolder')->willReturnMap([['bert', $home]]);
		$nodes = self::createStub(NodeFolders::class);
		$nodes->method('idOfOrNull')->willReturnCallback(fn (Node $one): ?int => $one === $node ? $this->docsId : null);
		self::assertEquals(
			new FileInFolder($file->getId(), $this->docsId, self::READ),
			$this->files($root, $nodes)->findOrNull('bert', $file->getId()),
		);
	}

	public function testAPathIsInATeamFolderOrNot(): void {
		$this->docs->newFolder('sub');
		$this->home->newFolder('Mine');
		foreach (['Docs', '/Docs', '/Docs/sub'] as $path) {
			self::assertSame($this->docsId, $this->files()->findFolderIdOrNull('anna', $path), $path);
		}
		foreach (['', '/', '/Mine', '/Docs/nothing', '/Docs2'] as $path) {
			self::assertNull($this->files()->findFolderIdOrNull('anna', $path), $path);
		}
	}

	public function testWithoutTheTeamFoldersAppThereIsNothing(): void {
		$file = $this->docs->newFile('a.txt', 'x')->getId();
		$none = self::createStub(TeamFolders::class);
		$none->method('isAvailable')->willReturn(false);
		$files = new TeamFolderFiles($this->get(IRootFolder::class), $this->get(IFileAccess::class), $none, new NodeFolders());
		self::assertSame([], $files->findAll('anna', [$file]));
		self::assertNull($files->findFolderIdOrNull('anna', 'Docs'));
	}

	private function files(?IRootFolder $root = null, NodeFolders $nodes = new NodeFolders()): TeamFolderFiles {
		$teamFolders = new TeamFolders($this->get(IUserManager::class), $this->get(IMountManager::class), Application::APP_ID);
		return new TeamFolderFiles($root ?? $this->get(IRootFolder::class), $this->get(IFileAccess::class), $teamFolders, $nodes);
	}

	/** For anna. */
	private function rule(int $fileId, int $mask, int $bits): void {
		$this->get(Rules::class)->save(new Rule(new UserMapping('user', 'anna'), $fileId, $mask, $bits));
	}
}
