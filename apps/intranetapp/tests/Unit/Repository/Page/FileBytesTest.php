<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Page;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Repository\Page\FileBytes;
use OCP\Files\Cache\IUpdater;
use OCP\Files\File;
use OCP\Files\Storage\IStorage;
use OCP\Lock\LockedException;
use PHPUnit\Framework\TestCase;

/** Each of them waits for the two seconds that a reader waits. */
final class FileBytesTest extends TestCase {
	public function testWhatSomebodyLeftWhoWasKilledWhileWritingIsRead(): void {
		$updater = $this->createMock(IUpdater::class);
		$updater->expects(self::once())->method('update')->with('files/en/page/page.json');

		self::assertSame('{"title":"Longer"}', FileBytes::of($this->locked(['{"title":"Longer"}', '{"title":"Longer"}'], $updater)));
	}

	public function testWhatSomebodyGoesOnWritingIsNot(): void {
		$updater = $this->createMock(IUpdater::class);
		$updater->expects(self::never())->method('update');

		$this->expectException(FileIsBusy::class);
		FileBytes::of($this->locked(['{"title":"Lon', '{"title":"Longer"'], $updater));
	}

	/** @param list<string> $contents one after the other */
	private function locked(array $contents, IUpdater $updater): File {
		$storage = self::createStub(IStorage::class);
		$storage->method('file_get_contents')->willReturnOnConsecutiveCalls(...$contents);
		$storage->method('getUpdater')->willReturn($updater);
		$file = self::createStub(File::class);
		$file->method('getSize')->willReturn(5);
		$file->method('getInternalPath')->willReturn('files/en/page/page.json');
		$file->method('getStorage')->willReturn($storage);
		$file->method('getContent')->willThrowException(new LockedException('files/en/page/page.json'));
		return $file;
	}
}
