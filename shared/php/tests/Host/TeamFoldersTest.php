<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Host;

use Host\Tests\Instance;
use OCA\GroupFolders\Folder\FolderManager;
use OCP\Files\Mount\IMountManager;
use OCP\IUserManager;
use PHPUnit\Framework\TestCase;
use Shared\Host\ListedFolder;
use Shared\Host\TeamFolders;

final class TeamFoldersTest extends TestCase {
	private Instance $instance;

	#[\Override]
	protected function setUp(): void {
		$this->instance = new Instance();
	}

	#[\Override]
	protected function tearDown(): void {
		$this->instance->remove();
	}

	public function testListsAllWithTheirGroups(): void {
		$manager = $this->instance->get(FolderManager::class);
		[$docs, $empty] = [$manager->createFolder('Docs'), $manager->createFolder('Nested/Empty')];
		foreach (['staff', '2026'] as $group) {
			$manager->addApplicableGroup($docs, $group);
		}
		$manager->setFolderACL($docs, true);
		$folders = new TeamFolders($this->instance->get(IUserManager::class), $this->instance->get(IMountManager::class), 'someapp');
		$listed = array_map(static fn (ListedFolder $folder): array => [
			$folder->id, $folder->mountPoint, $folder->groups, $folder->quota, $folder->hasRules,
		], $folders->findAll());
		self::assertEqualsCanonicalizing(
			[[$docs, 'Docs', ['staff', '2026'], -3, true], [$empty, 'Nested/Empty', [], -3, false]],
			$listed,
		);
		$roots = array_map(static fn (ListedFolder $folder): int => $folder->rootFileId, $folders->findAll());
		self::assertSame($roots, array_unique($roots));
	}
}
