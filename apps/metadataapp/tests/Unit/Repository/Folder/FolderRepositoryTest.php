<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Folder;

use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Model\Grant\Grant;
use OCA\MetadataApp\Model\Grant\Permission;
use OCA\MetadataApp\Model\Grant\Principal;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Repository\Grant\GrantRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;

final class FolderRepositoryTest extends MetadataTestCase {
	private HistoryRepository $history;
	private GrantRepository $grants;
	private FolderRepository $folders;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->history = new HistoryRepository($this->connection);
		$this->grants = new GrantRepository($this->connection);
		$this->folders = new FolderRepository($this->connection, $this->folderValues, $this->history, $this->grants, $this->lock);
	}

	public function testATeamFolderWarnsUnlessItSaysOtherwise(): void {
		$this->folders->saveRequired(5, RequiredMode::Off);
		$this->folders->saveRequired(5, RequiredMode::Enforce);
		$this->lock->holdFolder(6, [], static fn (): null => null);
		self::assertSame(
			[7 => RequiredMode::Warn, 5 => RequiredMode::Enforce, 6 => RequiredMode::Warn],
			$this->folders->findAllRequired([7, 5, 6]),
		);
	}

	public function testATeamFolderThatIsGoneLeavesTheOthersAndItsFiles(): void {
		$field = $this->field('one')->id;
		foreach ([5, 6] as $folder) {
			$this->assignments->saveAll($folder, [$field]);
			$this->folderValues->saveAll([self::change($folder, $field, 'x')], self::NOW);
			$this->history->saveAll([Change::ofFolder($folder, $field, null, self::NOW, Cause::Save, null, 'x')]);
			$this->grants->create(Principal::User, 'anna', Permission::ManageFields, $folder, self::NOW);
			$this->folders->saveRequired($folder, RequiredMode::Enforce);
		}
		$this->grants->create(Principal::User, 'anna', Permission::ManageFields, null, self::NOW);
		$this->values->saveAll([self::change(5, $field, 'of a file')], self::NOW);
		$this->folders->delete(5);

		self::assertSame([6 => [$field]], $this->assignments->findAllOf([5, 6]));
		self::assertSame([6 => [$field => ['x']]], $this->folderValues->findAllOf([5, 6]));
		self::assertSame([0, 1], [count($this->history->findAllOfFolder(5, null, 9)), count($this->history->findAllOfFolder(6, null, 9))]);
		self::assertSame([null, 6], array_map(static fn (Grant $grant): ?int => $grant->folderId, $this->grants->findAll()));
		self::assertSame([5 => RequiredMode::Warn, 6 => RequiredMode::Enforce], $this->folders->findAllRequired([5, 6]));
		self::assertSame([5 => [$field => ['of a file']]], $this->values->findAllOf([5]));
	}
}
