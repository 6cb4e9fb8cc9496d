<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Structure;

use OCA\IntranetApp\Model\Page\PageHead;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Service\Page\PageAnswers;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Contract\Schemas;

/**
 * Every page that the caller may read.
 *
 * @phpstan-import-type PageSummary from Schemas
 */
class PageList {
	public function __construct(
		private readonly PageIndex $index,
		private readonly AccessService $access,
	) {
	}

	/**
	 * @param ?string $language null for the pages of all
	 * @return list<PageSummary>
	 */
	public function summaries(?string $language): array {
		$pages = $this->visible($language);
		$ids = self::idsByPath($pages);
		$rights = [];
		$summaries = [];
		foreach ($pages as [$page, $permissions]) {
			$summaries[] = PageAnswers::summary(
				$page,
				$rights[spl_object_id($permissions)] ??= $permissions->toArray(),
				$ids[$page->parentPath()] ?? null,
			);
		}
		return $summaries;
	}

	/** @return list<array{PageHead, Permissions}> */
	public function visible(?string $language): array {
		$pages = [];
		foreach ($this->index->findAllHeads($language) as $page) {
			$permissions = $this->access->ofHead($page);
			if ($permissions !== null) {
				$pages[] = [$page, $permissions];
			}
		}
		return $pages;
	}

	/**
	 * Ids of the pages that can be parents: home pages never are.
	 *
	 * @param list<array{PageHead, Permissions}> $pages
	 * @return array<string, string>
	 */
	public static function idsByPath(array $pages): array {
		$ids = [];
		foreach ($pages as [$page]) {
			if (!$page->isHome) {
				$ids[$page->path] = $page->id;
			}
		}
		return $ids;
	}
}
