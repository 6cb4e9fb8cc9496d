<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Media;

use OCA\IntranetApp\Model\Media\MediaPlace;
use OCA\IntranetApp\Repository\Media\MediaFiles;
use OCA\IntranetApp\Repository\Page\FileWriter;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCP\Files\File;
use OCP\Files\Storage\IStorage;
use PHPUnit\Framework\TestCase;

final class MediaFilesTest extends TestCase {
	public function testAFileThatTheHostDoesNotOpenInAFullFolderIsReadNevertheless(): void {
		$storage = self::createStub(IStorage::class);
		$storage->method('file_get_contents')->willReturn('bytes');
		$file = self::createStub(File::class);
		$file->method('isReadable')->willReturn(true);
		$file->method('fopen')->willReturn(false);
		$file->method('getId')->willReturn(7);
		$file->method('getInternalPath')->willReturn('_resources/a.png');
		$file->method('getMTime')->willReturn(1);
		$file->method('getEtag')->willReturn('e');
		$file->method('getName')->willReturn('a.png');
		$file->method('getSize')->willReturn(5);
		$file->method('getStorage')->willReturn($storage);
		$site = self::createStub(SiteFolder::class);
		$site->method('findNodeForCallerOrNull')->willReturn($file);
		$found = (new MediaFiles($site, self::createStub(FileWriter::class)))->findOrNull(MediaPlace::library(), 'a.png');
		self::assertSame('bytes', $found === null ? null : stream_get_contents($found->open()));
	}
}
