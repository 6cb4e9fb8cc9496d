<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Host;

use Host\TeamFolders\Folders;
use Host\Tests\Files\FilesTestCase;
use OCA\DAV\Connector\Sabre\Directory;
use OCA\DAV\Connector\Sabre\File;
use OCA\MetadataApp\Host\DavFiles;
use OCA\MetadataApp\Host\NodeFolders;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use OCP\Files\File as FileNode;
use OCP\Files\Folder;
use Sabre\DAV\ICollection;
use Sabre\DAV\IFile;

final class DavFilesTest extends FilesTestCase {
	public function testFindsFilesOfTeamFolders(): void {
		$docs = $this->teamFolder('Docs');
		$file = $docs->newFile('a.txt', 'x');
		$id = array_key_first($this->get(Folders::class)->all());
		self::assertIsInt($id);
		$found = $this->davFiles()->findOrNull($this->shown($file));
		self::assertEquals(new FileInFolder($file->getId(), $id, $file->getPermissions()), $found);
		self::assertNull($this->davFiles()->findOrNull($this->shown($this->home->newFile('own.txt', 'x'))));
		$folder = $this->shownFolder($docs, [$this->shown($file), $this->shown($this->home->newFile('other.txt', 'x'))]);
		self::assertSame([$docs->getId(), $file->getId()], array_column($this->davFiles()->findAllIn($folder), 'fileId'));
		self::assertSame([$docs->getId()], array_column($this->davFiles()->findAll([$folder]), 'fileId'));
	}

	public function testFindsNothingElse(): void {
		$calendar = self::createMock(ICollection::class);
		$calendar->expects(self::never())->method('getChildren');
		self::assertNull($this->davFiles()->findOrNull($calendar));
		self::assertSame([], $this->davFiles()->findAllIn($calendar));
		self::assertNull($this->davFiles()->findOrNull(self::createStub(IFile::class)));
		$file = $this->shown($this->teamFolder('Docs')->newFile('a.txt', 'x'));
		self::assertNull((new DavFiles($this->teamFolders(false), new NodeFolders()))->findOrNull($file));
	}

	public function testWhatCannotBeReadHasNoValues(): void {
		$file = self::createStub(FileNode::class);
		$file->method('isReadable')->willReturn(false);
		$node = self::createStub(File::class);
		$node->method('getNode')->willReturn($file);
		self::assertNull($this->davFiles()->findOrNull($node));
	}

	private function davFiles(): DavFiles {
		return new DavFiles($this->teamFolders(true), new NodeFolders());
	}

	private function teamFolders(bool $isAvailable): TeamFolders {
		$folders = self::createStub(TeamFolders::class);
		$folders->method('isAvailable')->willReturn($isAvailable);
		return $folders;
	}

	private function shown(FileNode $file): File {
		$node = self::createStub(File::class);
		$node->method('getNode')->willReturn($file);
		return $node;
	}

	/** @param list<File> $children */
	private function shownFolder(Folder $folder, array $children): Directory {
		$node = self::createStub(Directory::class);
		$node->method('getNode')->willReturn($folder);
		$node->method('getChildren')->willReturn($children);
		return $node;
	}
}
