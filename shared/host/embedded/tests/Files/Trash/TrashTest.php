<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Files\Trash;

use Host\Database\Database;
use Host\Files\Store\Blobs;
use Host\Files\Trash\Trash;
use Host\Files\Trash\TrashItem;
use Host\Files\Versions\Versions;
use Host\TeamFolders\Folders;
use Host\Tests\Files\FilesTestCase;
use OCP\Files\NotPermittedException;

final class TrashTest extends FilesTestCase {
	public function testItKnowsWhereThingsWereAndWhoDeletedThem(): void {
		$this->home->newFolder('dir');
		$this->home->newFile('dir/file.txt', 'x');
		$this->file('dir/file.txt')->delete();
		$item = $this->item('file.txt');
		self::assertSame(['dir/file.txt', 'anna', "file.txt.d$item->deleted"], [$item->location, $item->deletedBy, $item->pathName]);
		self::assertFalse($this->home->nodeExists('dir/file.txt'));
		self::assertSame([], $this->home->getById($item->entry->id));
	}

	public function testAFolderComesBackWithItsIdsAndVersions(): void {
		$this->home->newFolder('dir');
		$this->written('dir/file.txt', 'one', self::MONDAY);
		$id = $this->written('dir/file.txt', 'second', self::TUESDAY)->getId();
		$this->folder('dir')->delete();
		self::assertSame([], $this->home->getById($id));
		self::assertTrue($this->get(Trash::class)->restore($this->item('dir')));
		self::assertSame('/anna/files/dir/file.txt', $this->home->getFirstNodeById($id)?->getPath());
		self::assertCount(2, $this->get(Versions::class)->getVersionsForFile($this->anna, $this->file('dir/file.txt')));
		self::assertSame([], $this->get(Trash::class)->items('anna'));
	}

	public function testATakenNameGetsAnother(): void {
		$this->home->newFile('file.txt', 'old');
		$this->file('file.txt')->delete();
		$this->home->newFile('file.txt', 'new');
		$this->get(Trash::class)->restore($this->item('file.txt'));
		self::assertSame(['new', 'old'], [$this->file('file.txt')->getContent(), $this->file('file (restored).txt')->getContent()]);
	}

	public function testAGoneFolderIsNotMadeAgain(): void {
		$this->home->newFolder('dir');
		$this->home->newFile('dir/file.txt', 'x');
		$this->file('dir/file.txt')->delete();
		$this->folder('dir')->delete();
		$this->get(Trash::class)->restore($this->item('file.txt'));
		self::assertTrue($this->home->nodeExists('file.txt'));
	}

	public function testTwoOfOneNameInOneSecondAreBothThere(): void {
		foreach (['one', 'two'] as $content) {
			$this->home->newFile('file.txt', $content);
			$this->file('file.txt')->delete();
		}
		self::assertCount(2, $this->get(Trash::class)->items('anna'));
	}

	public function testWhatIsRemovedLeavesNeitherRowsNorBytes(): void {
		$this->home->newFolder('dir');
		$this->written('dir/file.txt', 'one', self::MONDAY);
		$this->written('dir/file.txt', 'second', self::TUESDAY);
		$this->folder('dir')->delete();
		$this->get(Trash::class)->remove($this->item('dir'));
		$this->get(Blobs::class)->settle();
		self::assertSame([], glob("{$this->instance->directory}/blobs/*/*"));
		self::assertSame(0, $this->get(Database::class)->value('SELECT count(*) FROM oc_files_versions'));
		self::assertSame(0, $this->get(Database::class)->value('SELECT count(*) FROM oc_files_trash'));
	}

	public function testATeamFolderHasItsOwnAndWantsTheRightToWrite(): void {
		$this->teamFolder('Team');
		$this->home->newFile('Team/file.txt', 'x');
		$this->file('Team/file.txt')->delete();
		self::assertSame('Team/file.txt', $this->item('file.txt')->title);
		$this->get(Folders::class)->setPermissions(1, 'team', 1);
		$this->nextRequest();
		$this->expectException(NotPermittedException::class);
		$this->get(Trash::class)->restore($this->item('file.txt'));
	}

	private function item(string $name): TrashItem {
		$items = array_filter($this->get(Trash::class)->items('anna'), static fn (TrashItem $item): bool => $item->name === $name);
		return array_values($items)[0] ?? self::fail("No $name in the trash");
	}
}
