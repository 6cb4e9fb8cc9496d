<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Page;

use OCA\IntranetApp\Repository\Index\HalfMade;
use OCA\IntranetApp\Repository\Page\FileWriter;
use OCA\IntranetApp\Repository\Page\PageFiles;
use OCA\IntranetApp\Repository\Page\PageMedia;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\InsufficientStorage;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\NotPermittedException;
use PHPUnit\Framework\MockObject\Stub;
use PHPUnit\Framework\TestCase;

final class PageFilesTest extends TestCase {
	public function testWhatFailsWhileMediaAreCopiedLeavesNothing(): void {
		$broken = $this->file('b.png', 10);
		$broken->method('copy')->willThrowException(new NotPermittedException());
		$halfMade = $this->createMock(HalfMade::class);
		$halfMade->expects(self::once())->method('delete')->with('en/above/copy', 'en/page');
		$made = $this->createMock(Folder::class);
		$own = self::createStub(Folder::class);
		$own->method('newFile')->willReturn($this->file('.nomedia', 0));
		$made->method('newFolder')->willReturn($own);
		$made->expects(self::never())->method('newFile');

		$this->expectException(Forbidden::class);
		$this->create($made, 1_000, $halfMade, $this->file('a.png', 10), $broken);
	}

	public function testMediaThatDoNotFitAreToldBeforeAnythingIsMade(): void {
		$made = self::createStub(Folder::class);
		$this->expectException(InsufficientStorage::class);
		$this->create($made, 20, self::createStub(HalfMade::class), $this->file('a.png', 10), $this->file('b.png', 11));
	}

	public function testAPageThatNoLongerFitsLeavesNoFolder(): void {
		$folder = self::createStub(Folder::class);
		$folder->method('nodeExists')->willReturn(false);
		$team = self::createStub(Folder::class);
		$team->method('get')->willReturn($folder);
		$site = self::createStub(SiteFolder::class);
		$site->method('findForCallerOrNull')->willReturn($team);
		$halfMade = $this->createMock(HalfMade::class);
		$halfMade->expects(self::once())->method('delete')->with('en/about');
		$writer = self::createStub(FileWriter::class);
		$writer->method('createFolder')->willReturn($folder);
		$writer->method('create')->willThrowException(FileWriter::full());

		$noted = [];
		$this->expectException(InsufficientStorage::class);
		try {
			(new PageFiles($site, $halfMade, $writer))->create('en', 'about', '{}', static function (string $path) use (&$noted): void {
				$noted[] = $path;
			});
		} finally {
			self::assertSame(['en/about'], $noted);
		}
	}

	private function create(Folder $made, int $free, HalfMade $halfMade, File ...$files): void {
		$above = self::createStub(Folder::class);
		$above->method('getFreeSpace')->willReturn($free);
		$above->method('newFolder')->willReturn($made);
		$team = self::createStub(Folder::class);
		$team->method('get')->willReturn($above);
		$site = self::createStub(SiteFolder::class);
		$site->method('findForCallerOrNull')->willReturn($team);
		$folder = self::createStub(Folder::class);
		$folder->method('isReadable')->willReturn(true);
		$folder->method('getDirectoryListing')->willReturn($files);
		$nothing = static function (): void {
		};
		$media = PageMedia::of('en/page', $folder, $nothing);
		(new PageFiles($site, $halfMade, new FileWriter($site)))->create('en/above', 'copy', '{}', $nothing, $media);
	}

	private function file(string $name, int $size): File&Stub {
		$file = self::createStub(File::class);
		$file->method('getName')->willReturn($name);
		$file->method('getSize')->willReturn($size);
		$file->method('isReadable')->willReturn(true);
		return $file;
	}
}
