<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Folder;

use OCA\MetadataApp\Service\Folder\FolderSweep;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class FolderSweepTest extends ServicesTestCase {
	private const GONE = 9;

	public function testATeamFolderThatIsGoneIsForgotten(): void {
		$field = $this->field('one')->id;
		$this->assignments->saveAll(self::DOCS, [$field]);
		$this->assignments->saveAll(self::GONE, [$field]);
		self::assertSame([1, 0], [$this->sweep($this->teamFolders()), $this->sweep($this->teamFolders())]);
		self::assertSame([self::DOCS], $this->assignments->findAllFolders($field));
	}

	public function testNothingIsForgottenWhileTeamFoldersAreDisabled(): void {
		$field = $this->field('one')->id;
		$this->assignments->saveAll(self::DOCS, [$field]);
		self::assertSame(0, $this->sweep(self::createStub(TeamFolders::class)));
		self::assertSame([self::DOCS], $this->assignments->findAllFolders($field));
	}

	private function sweep(TeamFolders $teamFolders): int {
		return (new FolderSweep($this->settings, $teamFolders))->sweep();
	}
}
