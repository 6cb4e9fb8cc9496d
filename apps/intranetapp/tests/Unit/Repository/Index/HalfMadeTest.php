<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Index;

use OCA\IntranetApp\Repository\Index\HalfMade;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Tests\Unit\Fake\SetClock;
use OCP\Files\Cache\IUpdater;
use OCP\Files\Folder;
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
