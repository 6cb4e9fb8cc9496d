<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Page;

use OCA\IntranetApp\Repository\Index\HalfMade;
use OCA\IntranetApp\Repository\Page\FileWriter;
use OCA\IntranetApp\Repository\Page\PageFiles;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Shared\Exception\InsufficientStorage;
use OCP\Files\Folder;
use PHPUnit\Framework\TestCase;

final class PageFilesTest extends TestCase {
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
}
