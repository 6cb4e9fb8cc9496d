<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Start;

use OCA\MetadataApp\Repository\File\TeamFolderFiles;
use OCA\MetadataApp\Service\Start\Init;
use OCA\MetadataApp\Service\Start\States;
use OCA\MetadataApp\Service\Suggestion\Availability;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class StartTest extends ServicesTestCase {
	public function testSaysWhichTeamFolderAPathIsInAndItsFieldsOfFiles(): void {
		$this->assigned(self::DOCS, ['gf_owner' => ['applies_to_groupfolder' => 1], 'file_gf_status' => []]);
		$inDocs = $this->init()->find('rita', '/Docs/2026');
		self::assertSame([5, false, ['file_gf_status']], [
			$inDocs['groupfolder_id'], $inDocs['can_manage'], array_column($inDocs['fields'], 'field_name'),
		]);
		self::assertSame([[5], []], [array_column($inDocs['groupfolders'], 'id'), $inDocs['views']]);
		self::assertTrue($this->init()->find('mia', '/Docs/2026')['can_manage']);
		foreach (['/Elsewhere', null] as $dir) {
			$outside = $this->init()->find('root', $dir);
			self::assertSame([null, [], false], [$outside['groupfolder_id'], $outside['fields'], $outside['can_manage']]);
		}
	}

	public function testHasTheViewsAndNotesMembersThere(): void {
		$view = $this->viewService()->create('mia', self::DOCS, ['name' => 'All', 'is_default' => true]);
		self::assertSame([$view['id']], array_column($this->init()->find('rita', '/Docs/2026')['views'], 'id'));
		self::assertSame([$view['id']], array_column($this->init()->find('mia', '/Docs/2026')['views'], 'id'));
		// Who has a file of it from somebody else sees neither its views nor who is there.
		self::assertSame([], $this->init()->find('olga', '/Docs/2026')['views']);
		$this->init()->find('will', '/Elsewhere');
		self::assertSame(['rita'], $this->presenceService()->findAllIds(self::DOCS));
	}

	public function testThePageBeginsWithWhatTheAccountMay(): void {
		$state = fn (string $user): array => array_slice($this->states()->ofPage($user), 0, 4);
		$will = ['user' => ['id' => 'will', 'name' => 'will'], 'is_admin' => false, 'may_manage' => false, 'has_team_folders' => true];
		self::assertSame($will, $state('will'));
		self::assertSame([false, true], [$state('mia')['is_admin'], $state('mia')['may_manage']]);
		self::assertSame([true, true], [$state('root')['is_admin'], $state('root')['may_manage']]);
		self::assertSame([true, false], [$this->states()->ofPage('will')['can_suggest'], $this->states()->ofPage('root')['can_suggest']]);
		self::assertSame([6, 5], array_column($this->states()->ofPage('will')['folders'], 'id'));
	}

	public function testPanelsHaveWhatTheAccountManages(): void {
		$ids = $this->assigned(self::DOCS, ['one' => [], 'two' => []]);
		$this->define('unused', 'date');
		$shown = function (string $user): array {
			['fields' => $fields, 'folders' => $folders, 'assigned' => $assigned] = $this->states()->ofPanel($user);
			return [array_column($fields, 'field_name'), array_column($folders, 'id'), get_object_vars($assigned)];
		};
		self::assertSame([['one', 'two', 'unused'], [6, 5], ['5' => array_values($ids)]], $shown('root'));
		self::assertSame([['one', 'two', 'unused'], [5], ['5' => array_values($ids)]], $shown('mia'));
		self::assertSame([[], [], []], $shown('will'));
	}

	private function init(): Init {
		$files = self::createStub(TeamFolderFiles::class);
		$files->method('findFolderIdOrNull')->willReturnCallback(static fn (string $user, string $path): ?int =>
			str_starts_with($path, '/Docs/') ? self::DOCS : null);
		return new Init(
			$this->folderList(),
			$files,
			$this->fields,
			$this->permissions(),
			$this->folderService(),
			$this->viewService(),
			$this->presenceService(),
		);
	}

	private function states(): States {
		$suggestions = self::createStub(Availability::class);
		$suggestions->method('isFor')->willReturnCallback(static fn (string $userId): bool => $userId === 'will');
		return new States(
			$this->folderList(),
			$this->assignmentService(),
			$this->assignments,
			$this->permissions(),
			$this->accounts,
			$this->teamFolders(),
			$suggestions,
		);
	}
}
