<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Files\Versions;

use Host\Accounts\Users\Users;
use Host\Files\Versions\Version;
use Host\Files\Versions\Versions;
use Host\TeamFolders\Folders;
use Host\Tests\Files\FilesTestCase;
use Host\Tests\Files\SomeoneAsks;
use OCA\DAV\Connector\Sabre\Exception\Forbidden;
use OCP\AppFramework\Db\DoesNotExistException;
use OCP\IUserSession;

final class VersionsTest extends FilesTestCase {
	private const FILE = 'file.txt';

	public function testWhatWasThereIsKeptAndTheListEndsWithWhatIsThere(): void {
		$this->written(self::FILE, 'one', self::MONDAY);
		$this->written(self::FILE, 'second', self::TUESDAY);
		self::assertSame([[self::MONDAY, 3], [self::TUESDAY, 6]], $this->listed());
	}

	public function testWritesOfOneSecondAreOneVersion(): void {
		$this->home->newFile(self::FILE, 'a');
		// The clock may move on between two of the three.
		for ($tries = 0; $tries < 5; $tries++) {
			$begun = time();
			$this->file(self::FILE)->putContent('bb');
			$this->file(self::FILE)->putContent('ccc');
			$this->file(self::FILE)->putContent('dddd');
			if ($begun === time()) {
				break;
			}
		}
		self::assertNotContains(2, array_column($this->listed(), 1));
		self::assertNotContains(3, array_column($this->listed(), 1));
		self::assertSame(4, $this->listed()[count($this->listed()) - 1][1] ?? null);
	}

	public function testNothingIsKeptOfAnEmptyFile(): void {
		$this->written(self::FILE, '', self::MONDAY);
		$this->written(self::FILE, 'text', self::TUESDAY);
		self::assertSame([[self::TUESDAY, 4]], $this->listed());
	}

	public function testGoingBackBringsTimeAndContentAndKeepsWhatWasThere(): void {
		$this->written(self::FILE, 'one', self::MONDAY);
		$this->written(self::FILE, 'second', self::TUESDAY);
		$this->get(Versions::class)->rollback($this->version(0));
		$file = $this->file(self::FILE);
		self::assertSame(['one', self::MONDAY], [$file->getContent(), $file->getMTime()]);
		self::assertSame([[self::MONDAY, 3], [self::TUESDAY, 6]], $this->listed());
		self::assertSame('second', stream_get_contents($this->get(Versions::class)->read($this->version(1))));
	}

	public function testAVersionKnowsItsAuthorAndLabel(): void {
		$this->written(self::FILE, 'one', self::MONDAY);
		$this->written(self::FILE, 'second', self::TUESDAY);
		$this->get(Versions::class)->setMetadataValue($this->file(self::FILE), self::MONDAY, 'label', 'First');
		self::assertSame(['label' => 'First', 'author' => 'anna'], $this->version(0)->getMetadata());
		$this->expectException(DoesNotExistException::class);
		$this->get(Versions::class)->setMetadataValue($this->file(self::FILE), 12, 'label', 'None');
	}

	public function testWhoMayNotWriteMayNotGoBack(): void {
		$this->written(self::FILE, 'one', self::MONDAY);
		$this->written(self::FILE, 'second', self::TUESDAY);
		$version = $this->version(0);
		$this->teamFolder('Team');
		$this->file(self::FILE)->move('/anna/files/Team/file.txt');
		$this->get(Folders::class)->setPermissions(1, 'team', 1);
		$this->nextRequest();
		$inTeam = $this->get(Versions::class)->getVersionsForFile($this->anna, $this->file('Team/file.txt'));
		self::assertCount(2, $inTeam);
		self::assertSame($version->getTimestamp(), $inTeam[0]->getTimestamp());
		$this->expectException(Forbidden::class);
		$this->get(Versions::class)->rollback($inTeam[0]);
	}

	public function testVersionsTooCloseTogetherGoUnlessTheyHaveALabel(): void {
		foreach ([0, 60, 120, 180, 200_000] as $second) {
			$this->written(self::FILE, "at $second", self::MONDAY + $second);
		}
		$this->get(Versions::class)->setMetadataValue($this->file(self::FILE), self::MONDAY + 60, 'label', 'Keep me');
		self::assertSame(2, $this->get(Versions::class)->expire());
		self::assertSame([60, 180, 200_000], array_map(static fn (array $one): int => $one[0] - self::MONDAY, $this->listed()));
	}

	public function testAChangeOfSomebodyElsesFileMakesNoVersion(): void {
		$this->written(self::FILE, 'one', self::MONDAY);
		$session = $this->get(IUserSession::class);
		self::assertInstanceOf(SomeoneAsks::class, $session);
		$session->user = $this->get(Users::class)->createUser('bert', 'a good password');
		$this->file(self::FILE)->putContent('second');
		$session->user = $this->anna;
		self::assertSame([6], array_column($this->listed(), 1));
	}

	/** @return list<array{int, int}> time and size of each */
	private function listed(): array {
		return array_map(static fn (Version $version): array => [$version->getTimestamp(), $version->getSize()], $this->versions());
	}

	private function version(int $place): Version {
		return $this->versions()[$place] ?? self::fail("No version at $place");
	}

	/** @return list<Version> */
	private function versions(): array {
		return array_values(array_filter(
			$this->get(Versions::class)->getVersionsForFile($this->anna, $this->file(self::FILE)),
			static fn (object $one): bool => $one instanceof Version,
		));
	}
}
