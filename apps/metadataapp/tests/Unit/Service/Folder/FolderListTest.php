<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Folder;

use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class FolderListTest extends ServicesTestCase {
	public function testMembersSeeTheirTeamFoldersByName(): void {
		$this->assigned(self::DOCS, ['one' => [], 'two' => []]);
		$this->settings->saveRequired(self::DOCS, RequiredMode::Enforce);
		self::assertSame([
			[
				'id' => 6, 'mount_point' => 'Archive', 'groups' => [], 'quota' => -3, 'size' => 9, 'acl' => false, 'root_id' => 106,
				'can_manage' => false, 'can_write' => true, 'required' => 'warn', 'field_count' => 0,
			],
			[
				'id' => 5, 'mount_point' => 'Docs', 'groups' => [], 'quota' => -3, 'size' => 9, 'acl' => false, 'root_id' => 105,
				'can_manage' => false, 'can_write' => true, 'required' => 'enforce', 'field_count' => 2,
			],
		], $this->folderList()->findAllOf('will'));
		self::assertSame([[5, false]], $this->shown($this->folderList()->findAllFor('rita'), 'can_write'));
		self::assertSame([], $this->folderList()->findAllFor('olga'));
		self::assertSame([], $this->folderList()->findAllOf('root'));
	}

	public function testManagersSeeThoseOfWhichTheyAreNoMembersToo(): void {
		self::assertSame([[5, true]], $this->shown($this->folderList()->findAllManagedBy('mia'), 'can_manage'));
		self::assertSame([[5, null]], $this->shown($this->folderList()->findAllManagedBy('mia'), 'root_id'));
		self::assertSame([[5, []]], $this->shown($this->folderList()->findAllManagedBy('mia'), 'groups'));
		self::assertSame([], $this->folderList()->findAllManagedBy('will'));
	}

	public function testAdministratorsSeeAllWithTheirGroups(): void {
		$this->members['root'] = [self::DOCS => self::READ];
		$all = $this->folderList()->findAllFor('root');
		self::assertSame([[6, ['staff']], [5, ['staff']]], $this->shown($all, 'groups'));
		self::assertSame([[6, null], [5, 105]], $this->shown($all, 'root_id'));
		self::assertSame([[6, 77], [5, 77]], $this->shown($all, 'size'));
		self::assertSame([[6, false], [5, false]], $this->shown($all, 'can_write'));
	}

	/**
	 * @param list<array<string, mixed>> $folders
	 * @return list<array{mixed, mixed}> id and one member
	 */
	private function shown(array $folders, string $member): array {
		return array_map(static fn (array $folder): array => [$folder['id'], $folder[$member]], $folders);
	}
}
