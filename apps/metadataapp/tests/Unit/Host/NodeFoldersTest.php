<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Host;

use Host\TeamFolders\Folders;
use Host\Tests\Files\FilesTestCase;
use OCA\MetadataApp\Host\NodeFolders;
use OCA\MetadataApp\Tests\Unit\Fake\SharedStorage;
use OCP\Files\Node;
use OCP\Files\Storage\IStorage;

final class NodeFoldersTest extends FilesTestCase {
	public function testAMemberReachesFilesByTheTeamFolderItself(): void {
		$file = $this->teamFolder('Docs')->newFile('a.txt', 'x');
		self::assertSame(array_key_first($this->get(Folders::class)->all()), (new NodeFolders())->idOfOrNull($file));
		self::assertNull((new NodeFolders())->idOfOrNull($this->home->newFile('own.txt', 'x')));
	}

	public function testOthersReachThemByShares(): void {
		$file = $this->teamFolder('Docs')->newFile('a.txt', 'x');
		$shared = $this->shared($file->getStorage());
		self::assertSame(array_key_first($this->get(Folders::class)->all()), (new NodeFolders())->idOfOrNull($shared));
		$own = $this->home->newFile('own.txt', 'x');
		self::assertNull((new NodeFolders())->idOfOrNull($this->shared($own->getStorage())));
	}

	private function shared(IStorage $storage): Node {
		$node = self::createStub(Node::class);
		$node->method('getMountPoint')->willReturn($this->home->getMountPoint());
		$node->method('getStorage')->willReturn(new SharedStorage($storage));
		return $node;
	}
}
