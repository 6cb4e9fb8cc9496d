<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Structure;

use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Service\Site\AccessService;

/** Where pages of a list are, as readers know it: by the titles of the pages above, without the home page. */
class Trails {
	public function __construct(
		private readonly PageIndex $index,
		private readonly AccessService $access,
	) {
	}

	/**
	 * @param list<PageRow> $rows
	 * @return array<string, list<string>> titles from the top by path of the page, without those of pages that the caller may not read
	 */
	public function of(array $rows): array {
		$above = array_merge(...array_map(static fn (PageRow $row): array => PagePath::above($row->path), $rows));
		$titles = [];
		foreach ($this->access->visible(array_values($this->index->findAllByPaths($above))) as [$row]) {
			if (!$row->isHome) {
				$titles[$row->path] = $row->title;
			}
		}
		$trails = [];
		foreach ($rows as $row) {
			$known = array_filter(PagePath::above($row->path), static fn (string $path): bool => isset($titles[$path]));
			$trails[$row->path] = array_values(array_map(static fn (string $path): string => $titles[$path], $known));
		}
		return $trails;
	}
}
