<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Approval;

use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Service\Page\PublicationRule;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Shared\Host\TeamFolders;

/** Who may publish a page, among the members of the team folder's groups. Asks for each account: for background jobs. */
class Approvers {
	/** More than that many people need no bell each: the list in the app tells them. */
	private const TOLD = 100;
	/** So many accounts are looked at. */
	private const ASKED = 2_000;

	public function __construct(
		private readonly SiteFolder $folder,
		private readonly SiteSettings $site,
		private readonly TeamFolders $teamFolders,
		private readonly PublicationRule $publication,
		private readonly Accounts $accounts,
	) {
	}

	/** @return list<string> account names */
	public function of(PageRow $row): array {
		$found = [];
		foreach ($this->candidates() as $userId) {
			$access = new AccessService($this->teamFolders, $this->site, $userId);
			if ($this->publication->mayPublish($access->ofRows([$row])[$row->fileId])) {
				$found[] = $userId;
			}
			if (count($found) === self::TOLD) {
				break;
			}
		}
		return $found;
	}

	/** @return list<string> members of groups that may publish where no rule forbids it; no rule grants more than a group has */
	private function candidates(): array {
		$candidates = [];
		foreach ($this->folder->findFactsOrNull()->groups ?? [] as $group => $bits) {
			if ($this->publication->mayPublish(Permissions::ofFolder($bits))) {
				foreach ($this->accounts->members((string)$group, self::ASKED) as $userId) {
					$candidates[$userId] = true;
				}
			}
		}
		return array_map(strval(...), array_slice(array_keys($candidates), 0, self::ASKED));
	}
}
