<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service;

use OCA\IntranetApp\Model\IsoTime;
use OCA\IntranetApp\Model\PageRow;
use OCA\IntranetApp\Model\Permissions;
use OCA\IntranetApp\Repository\PageIndex;
use OCA\IntranetApp\Shared\Contract\Schemas;

/**
 * Every page that the caller may read.
 *
 * @phpstan-import-type PageSummary from Schemas
 */
class ListService {
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
		$pages = $this->access->visible($this->index->heads($language));
		$ids = self::idsByPath($pages);
		$rights = [];
		$summaries = [];
		foreach ($pages as [$row, $permissions]) {
			$rights[$permissions->file << 8 | $permissions->folder] ??= $permissions->toArray();
			$summaries[] = [
				'id' => $row->id,
				'uniqueId' => $row->uniqueId,
				'title' => $row->title,
				'path' => $row->path,
				'parentId' => $row->isHome ? null : $ids[dirname($row->path)] ?? null,
				'permissions' => $rights[$permissions->file << 8 | $permissions->folder],
				'createdAt' => IsoTime::of($row->createdAt),
				'updatedAt' => IsoTime::of($row->updatedAt),
				'language' => $row->language,
				'status' => self::status($row),
				'isHome' => $row->isHome,
				'modified' => $row->updatedAt,
			];
		}
		return $summaries;
	}

	/**
	 * Ids of those that pages can lie below: home pages are nobody's parents.
	 *
	 * @param list<array{0: PageRow, 1: Permissions}> $pages
	 * @return array<string, string>
	 */
	public static function idsByPath(array $pages): array {
		$ids = [];
		foreach ($pages as [$row]) {
			if (!$row->isHome) {
				$ids[$row->path] = $row->id;
			}
		}
		return $ids;
	}

	/** @return 'draft'|'review'|'published' */
	public static function status(PageRow $row): string {
		return match ($row->status) {
			PageRow::DRAFT => 'draft',
			PageRow::REVIEW => 'review',
			default => 'published',
		};
	}
}
