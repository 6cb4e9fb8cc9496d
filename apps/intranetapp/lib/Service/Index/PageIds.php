<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Index;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageIdentifier;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Index\PageIndex;

/**
 * The ids that a page file has in the index. They match the file, but no two pages ever share one: a page keeps its
 * ids as long as its row exists, and a copy, whose file holds the ids of another page, gets new ids. The next save
 * writes them into the file.
 */
class PageIds {
	public function __construct(private readonly PageIndex $index) {
	}

	/**
	 * @param ?PageRow $known its current row
	 * @param ?PageDocument $page null when the file is not a page
	 * @param ?string $home language when it is a home page
	 * @return array{string, string} id and unique id
	 */
	public function choose(int $fileId, ?PageRow $known, ?PageDocument $page, ?string $home): array {
		if ($known !== null && ($page === null || $known->id !== self::standIn($fileId))) {
			return [$known->id, $known->uniqueId];
		}
		if ($page === null) {
			return $this->free($fileId, self::standIn($fileId), self::standIn($fileId)) ?? $this->own();
		}
		$uniqueId = self::usable($page->uniqueId(), $home);
		$id = self::usable($page->id(), $home) ?? ($home === null ? $uniqueId : PageIdentifier::ofHome($home));
		$uniqueId ??= PageIdentifier::make();
		return $this->free($fileId, $id ?? $uniqueId, $uniqueId) ?? $this->ownOfHome($fileId, $home) ?? $this->own();
	}

	/** @return array{string, string} */
	public function own(): array {
		$id = PageIdentifier::make();
		return [$id, $id];
	}

	/** @return ?array{string, string} */
	private function ownOfHome(int $fileId, ?string $home): ?array {
		return $home === null ? null : $this->free($fileId, PageIdentifier::ofHome($home), PageIdentifier::make());
	}

	/** @return ?array{string, string} null when another page has one of them */
	private function free(int $fileId, string $id, string $uniqueId): ?array {
		foreach (array_unique([$id, $uniqueId]) as $one) {
			$row = $this->index->findOrNull($one);
			if ($row !== null && $row->fileId !== $fileId) {
				return null;
			}
		}
		return [$id, $uniqueId];
	}

	private static function usable(?string $id, ?string $home): ?string {
		return $id === null || (PageIdentifier::isReserved($id) && ($home === null || $id !== PageIdentifier::ofHome($home))) ? null : $id;
	}

	/** Used until the file contains a page. */
	private static function standIn(int $fileId): string {
		return "file-$fileId";
	}
}
