<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Setup;

use OCA\IntranetApp\Model\Page\PageHead;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Service\Index\IndexChecker;
use OCA\IntranetApp\Service\Index\IndexState;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Shared\Host\FolderFacts;
use OCA\IntranetApp\Shared\Host\TeamFolders;
use OCA\IntranetApp\Shared\IsoTime;

/**
 * The state of the site's setup, for the admin panel.
 *
 * @phpstan-import-type SetupState from Schemas as SetupStateAnswer
 * @phpstan-import-type Reindexed from Schemas
 */
class SetupState {
	public function __construct(
		private readonly TeamFolders $teamFolders,
		private readonly SiteFolder $folder,
		private readonly SiteSettings $site,
		private readonly PageIndex $index,
		private readonly IndexState $indexState,
		private readonly IndexChecker $checker,
		private readonly AccessService $access,
		private readonly Accounts $accounts,
	) {
	}

	/** @return SetupStateAnswer */
	public function find(): array {
		$facts = $this->folder->findFactsOrNull();
		$pages = $this->index->findAllHeads();
		return [
			'teamFolders' => $this->teamFolders->isAvailable(),
			'folder' => $facts === null ? null : ['id' => $facts->id, 'name' => $facts->name],
			'advancedPermissions' => $facts !== null && $facts->hasRules,
			'groups' => $this->groups($facts),
			'isMember' => $this->access->root()->canRead(),
			'homePages' => self::homePages($pages),
			'index' => [
				'isComplete' => $this->indexState->isComplete(),
				'pages' => count($pages),
				'broken' => $this->index->count()['broken'],
				'checkedAt' => IsoTime::of($this->indexState->checkedAt()),
			],
		];
	}

	/**
	 * Compares the index with the files now and repairs it.
	 *
	 * @return Reindexed
	 * @throws Conflict when there is no team folder
	 */
	public function repairIndex(): array {
		$this->folder->findRootFileId();
		$report = $this->checker->check(true);
		return ['success' => true, 'pages' => $report->pages, 'repaired' => $report->differences()];
	}

	/**
	 * @return list<array{
	 *     id: string, name: string, role: 'users'|'editors'|'admins'|null, exists: bool, members: int, permissions: int,
	 * }> the site's own first
	 */
	private function groups(?FolderFacts $facts): array {
		$rights = $facts === null ? [] : $facts->groups;
		$groups = [];
		foreach ($this->site->findGroups() as $role => $id) {
			$groups[] = $this->group($id, $role, $rights[$id] ?? 0);
			unset($rights[$id]);
		}
		foreach ($rights as $id => $bits) {
			$groups[] = $this->group((string)$id, null, $bits);
		}
		return $groups;
	}

	/**
	 * @param 'users'|'editors'|'admins'|null $role
	 * @return array{id: string, name: string, role: 'users'|'editors'|'admins'|null, exists: bool, members: int, permissions: int}
	 */
	private function group(string $id, ?string $role, int $bits): array {
		$name = $this->accounts->groupName($id);
		return [
			'id' => $id,
			'name' => $name ?? $id,
			'role' => $role,
			'exists' => $name !== null,
			'members' => $this->accounts->groupSize($id),
			'permissions' => $bits,
		];
	}

	/**
	 * @param list<PageHead> $pages
	 * @return list<array{language: string, exists: bool, pages: int}>
	 */
	private static function homePages(array $pages): array {
		$found = [];
		foreach ($pages as $row) {
			$language = explode('/', $row->path)[0];
			$found[$language] ??= ['language' => $language, 'exists' => false, 'pages' => 0];
			$found[$language]['pages']++;
			$found[$language]['exists'] = $found[$language]['exists'] || $row->isHome;
		}
		ksort($found);
		return array_values($found);
	}
}
