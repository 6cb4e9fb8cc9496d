<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Index;

use OCA\IntranetApp\Repository\Index\HalfMade;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Tests\Unit\Fake\SetClock;
use OCP\Files\Cache\IUpdater;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\Node;
use OCP\Files\Storage\IStorage;
use OCP\Lock\LockedException;
use PHPUnit\Framework\TestCase;

final class HalfMadeTest extends TestCase {
	public function testAFolderThatItsDeadWriterStillLocksIsTakenAwayAllTheSame(): void {
		$updater = $this->createMock(IUpdater::class);
		$updater->expects(self::once())->method('remove')->with('files/en/half');
		$storage = $this->createMock(IStorage::class);
		$storage->expects(self::once())->method('rmdir')->with('files/en/half')->willReturn(true);
		$storage->method('getUpdater')->willReturn($updater);

		self::assertTrue($this->halfMade($storage)->delete('en/half'));
	}

	public function testWhatTheStorageDoesNotLetGoOfIsNotForgotten(): void {
		$storage = $this->createMock(IStorage::class);
		$storage->method('rmdir')->willReturn(false);
		$storage->expects(self::never())->method('getUpdater');

		self::assertFalse($this->halfMade($storage)->delete('en/half'));
	}

	public function testAPageMayBeInTheMakingForAMinute(): void {
		$storage = self::createStub(IStorage::class);
		self::assertSame(
			[true, false],
			[$this->halfMade($storage, 1_000 - 59)->isRecent('en/half'), $this->halfMade($storage, 1_000 - 60)->isRecent('en/half')],
		);
	}

	public function testCopiesOfMediaAreTakenAwayAndAnythingElseStays(): void {
		$site = fn (string ...$names): SiteFolder =>
			$this->site($this->folder('half', $this->folder('_media', ...array_map($this->file(...), $names))));
		$clock = new SetClock(1_000);
		self::assertTrue((new HalfMade($site('.nomedia', 'plan.png'), $clock))->delete('en/half', 'en/whole'));
		self::assertFalse((new HalfMade($site('.nomedia', 'plan.png'), $clock))->delete('en/half'));
		self::assertFalse((new HalfMade($site('.nomedia', 'plan.png', 'mine.png'), $clock))->delete('en/half', 'en/whole'));
	}

	/** A team folder with what is half made, and a whole page with one picture. */
	private function site(Folder $half): SiteFolder {
		$media = self::createStub(Folder::class);
		$media->method('nodeExists')->willReturnCallback(static fn (string $name): bool => $name === 'plan.png');
		$team = self::createStub(Folder::class);
		$team->method('get')->willReturnCallback(static fn (string $path): Folder => $path === 'en/half' ? $half : $media);
		$site = self::createStub(SiteFolder::class);
		$site->method('findForSystem')->willReturn($team);
		return $site;
	}

	private function folder(string $name, Node ...$children): Folder {
		$folder = self::createStub(Folder::class);
		$folder->method('getName')->willReturn($name);
		$folder->method('getDirectoryListing')->willReturn($children);
		return $folder;
	}

	private function file(string $name): File {
		$file = self::createStub(File::class);
		$file->method('getName')->willReturn($name);
		return $file;
	}

	private function halfMade(IStorage $storage, int $mtime = 0): HalfMade {
		$half = self::createStub(Folder::class);
		$half->method('getDirectoryListing')->willReturn([]);
		$half->method('delete')->willThrowException(new LockedException('files/en/half'));
		$half->method('getStorage')->willReturn($storage);
		$half->method('getMTime')->willReturn($mtime);
		$half->method('getInternalPath')->willReturn('files/en/half');
		$team = self::createStub(Folder::class);
		$team->method('get')->willReturn($half);
		$site = self::createStub(SiteFolder::class);
		$site->method('findForSystem')->willReturn($team);
		return new HalfMade($site, new SetClock(1_000));
	}
}
