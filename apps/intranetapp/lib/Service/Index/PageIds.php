<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Index;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageIdentifier;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Trash\Tombstone;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Trash\Tombstones;

/**
 * The ids that a page file has in the index. They match the file, but no two pages ever share one: a page keeps its
 * ids as long as its file exists, in the index or in the trash bin, and a copy, whose file holds the ids of another page,
 * gets new ids. The next save writes them into the file.
 */
class PageIds {
	public function __construct(
		private readonly PageIndex $index,
		private readonly Tombstones $tombstones,
	) {
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
		$former = $this->tombstones->findByFileIdOrNull($fileId);
		if ($former !== null && ($page === null || $former->id !== self::standIn($fileId))) {
			return $this->again($former, $home) ?? $this->ownOfHome($fileId, $home) ?? $this->own();
		}
		if ($page === null) {
			return $this->free($fileId, self::standIn($fileId), self::standIn($fileId), $home) ?? $this->own();
		}
		$uniqueId = self::usable($page->uniqueId(), $home);
		$id = self::usable($page->id(), $home) ?? ($home === null ? $uniqueId : PageIdentifier::ofHome($home));
		$uniqueId ??= PageIdentifier::make();
		return $this->free($fileId, $id ?? $uniqueId, $uniqueId, $home) ?? $this->ownOfHome($fileId, $home) ?? $this->own();
	}

	/** @return array{string, string} */
	public function own(): array {
		$id = PageIdentifier::make();
		return [$id, $id];
	}

	/** @return ?array{string, string} */
	private function ownOfHome(int $fileId, ?string $home): ?array {
		return $home === null ? null : $this->free($fileId, PageIdentifier::ofHome($home), PageIdentifier::make(), $home);
	}

	/**
	 * The ids of a page that is restored. One that was a home page may be another page now, and the other way round.
	 *
	 * @return ?array{string, string} null when another page has one of them by now
	 */
	private function again(Tombstone $former, ?string $home): ?array {
		$uniqueId = self::usable($former->uniqueId, $home) ?? PageIdentifier::make();
		$id = $former->id === $former->uniqueId ? null : self::usable($former->id, $home);
		return $this->free($former->fileId, $id ?? ($home === null ? $uniqueId : PageIdentifier::ofHome($home)), $uniqueId, $home);
	}

	/**
	 * @return ?array{string, string} null when another page has one of them, or had it and is in the trash bin; only the id of
	 *                                a home page always belongs to the current one
	 */
	private function free(int $fileId, string $id, string $uniqueId, ?string $home): ?array {
		foreach (array_unique([$id, $uniqueId]) as $one) {
			$row = $this->index->findOrNull($one);
			if ($row !== null && $row->fileId !== $fileId) {
				return null;
			}
			$isOfHome = $home !== null && $one === PageIdentifier::ofHome($home);
			if ($row === null && !$isOfHome && $this->tombstones->isOfOther($one, $fileId)) {
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
