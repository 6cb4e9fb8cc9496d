<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Files;

use Host\Accounts\Users\Users;
use OCP\Files\ForbiddenException;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

final class TreeTest extends FilesTestCase {
	public function testAChangeIsSeenInEveryFolderAbove(): void {
		$this->home->newFolder('a/b');
		$this->home->newFolder('beside');
		[$home, $a, $b, $beside] = array_map(fn (string $path): string => $this->home->get($path)->getEtag(), ['', 'a', 'a/b', 'beside']);
		$this->home->newFile('a/b/c.txt', 'hello');
		self::assertNotSame([$home, $a, $b], array_map(fn (string $path): string => $this->home->get($path)->getEtag(), ['', 'a', 'a/b']));
		self::assertNotSame($a, $this->home->get('a')->getEtag());
		self::assertNotSame($b, $this->home->get('a/b')->getEtag());
		self::assertSame($beside, $this->home->get('beside')->getEtag());
		self::assertSame([5, 5, 5], array_map(fn (string $path): int|float => $this->home->get($path)->getSize(), ['', 'a', 'a/b']));
	}

	public function testSizesFollowWhatMovesAndGoes(): void {
		$this->home->newFolder('from/deep');
		$this->home->newFolder('to');
		$this->home->newFile('from/deep/file.txt', '12345');
		$this->home->get('from/deep')->move('/anna/files/to/deep');
		self::assertSame([0, 5, 5], [$this->folder('from')->getSize(), $this->folder('to')->getSize(), $this->home->get('')->getSize()]);
		$this->home->get('to/deep')->copy('/anna/files/from/copy');
		self::assertSame([5, 5, 10], [$this->folder('from')->getSize(), $this->folder('to')->getSize(), $this->home->get('')->getSize()]);
		$this->file('to/deep/file.txt')->delete();
		self::assertSame([0, 5], [$this->folder('to')->getSize(), $this->home->get('')->getSize()]);
	}

	public function testAMovedFolderKeepsItsIdsAlsoInATeamFolder(): void {
		$team = $this->teamFolder('Team');
		$this->home->newFolder('dir');
		$id = $this->home->newFile('dir/file.txt', 'x')->getId();
		$this->home->get('dir')->move("{$team->getPath()}/dir");
		$node = $this->home->getFirstNodeById($id);
		self::assertSame('/anna/files/Team/dir/file.txt', $node?->getPath());
		self::assertSame('dir/file.txt', $node->getInternalPath());
		self::assertSame(1, $this->folder('Team')->getSize());
		$this->home->get('Team/dir')->move('/anna/files/back');
		self::assertSame('/anna/files/back/file.txt', $this->home->getFirstNodeById($id)?->getPath());
	}

	public function testACopyHasNewIdsAndSharesNoContent(): void {
		$this->home->newFolder('dir');
		$file = $this->home->newFile('dir/file.txt', 'same');
		$this->home->get('dir')->copy('/anna/files/copy');
		$copy = $this->file('copy/file.txt');
		self::assertNotSame($file->getId(), $copy->getId());
		$copy->putContent('other');
		self::assertSame(['same', 'other'], [$this->file('dir/file.txt')->getContent(), $copy->getContent()]);
	}

	public function testAFolderDoesNotGoIntoItself(): void {
		$this->home->newFolder('dir/sub');
		$this->expectException(ForbiddenException::class);
		$this->home->get('dir')->move('/anna/files/dir/sub/dir');
	}

	public function testATeamFolderItselfStaysWhereItIs(): void {
		$team = $this->teamFolder('Team');
		$team->delete();
		self::assertTrue($this->home->nodeExists('Team'));
		$this->expectException(ForbiddenException::class);
		$team->move('/anna/files/Elsewhere');
	}

	public function testPathsDoNotLeadUpwards(): void {
		self::assertFalse($this->home->nodeExists('../../bert/files'));
		$this->expectException(NotPermittedException::class);
		$this->home->get('dir/../..');
	}

	public function testNobodyElsesFileIsFoundById(): void {
		$this->get(Users::class)->createUser('bert', 'a good password');
		$id = $this->homeOf('bert')->newFile('secret.txt', 'x')->getId();
		self::assertSame([], $this->home->getById($id));
		$this->expectException(NotFoundException::class);
		$this->home->get('secret.txt');
	}

	public function testNamesAreKeptAsComposedUnicodeAndWithTheirCase(): void {
		$this->home->newFile("Cafe\u{301}.txt", 'x');
		$this->home->newFile("CAF\u{c9}.TXT", 'y');
		self::assertSame('x', $this->file("Caf\u{e9}.txt")->getContent());
	}

	public function testAFullQuotaRefusesContentButNotWhatFits(): void {
		$this->anna->setQuota('10 B');
		$this->home->newFile('small.txt', '12345');
		self::assertSame(5, $this->home->getFreeSpace());
		$this->expectException(NotPermittedException::class);
		$this->home->newFile('large.txt', '123456');
	}
}
