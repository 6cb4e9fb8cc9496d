<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Search;

use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Service\Site\AccessService;

/**
 * Pages that are news because they, or a section above them, are marked so. Only marks of published pages count, also of
 * those that the caller may not read.
 */
class MarkedNews {
	public function __construct(
		private readonly PageIndex $index,
		private readonly AccessService $access,
	) {
	}

	/**
	 * @param string $path whose pages are asked for, such as `en` or `en/news`
	 * @return ?list<PageRow> pinned ones first, then the latest; null when the caller sees neither news nor a mark
	 */
	public function find(string $path, int $limit): ?array {
		$marks = array_filter(
			$this->index->findAllMarkedAsNews(explode('/', $path)[0]),
			static fn (PageRow $row): bool => $row->news === PageRow::NEWS_SECTION
				? self::isIn($row->path, $path) || self::isIn($path, $row->path)
				: !$row->isHome && self::isIn($row->path, $path),
		);
		if ($marks === []) {
			return null;
		}
		$news = array_filter(
			[...self::pages($marks), ...$this->inSections($marks)],
			static fn (PageRow $row): bool => !$row->isHome && !$row->isBroken && $row->path !== $path && self::isIn($row->path, $path),
		);
		$byId = array_column(array_map(static fn (PageRow $row): array => [$row->fileId, $row], $news), 1, 0);
		$visible = array_column($this->access->visible(array_values($byId)), 0);
		if ($visible === [] && $this->access->visible(array_values($marks)) === []) {
			return null;
		}
		usort($visible, static fn (PageRow $a, PageRow $b): int =>
			[$b->isPinned, $b->publicationTime(), $b->fileId] <=> [$a->isPinned, $a->publicationTime(), $a->fileId]);
		return $this->whole(array_slice($visible, 0, $limit));
	}

	/**
	 * @param array<PageRow> $marks
	 * @return list<PageRow>
	 */
	private static function pages(array $marks): array {
		return array_values(array_filter($marks, static fn (PageRow $row): bool => $row->news === PageRow::NEWS_PAGE));
	}

	/**
	 * @param array<PageRow> $marks
	 * @return list<PageRow>
	 */
	private function inSections(array $marks): array {
		$sections = [];
		foreach ($marks as $row) {
			if ($row->news === PageRow::NEWS_SECTION) {
				$sections[$row->path] = true;
			}
		}
		$outermost = array_filter(array_keys($sections), static fn (string $path): bool => !self::isBelow($path, $sections));
		return array_values(array_filter(
			$this->index->findAllPublishedBelow(array_values($outermost)),
			static fn (PageRow $row): bool => self::isBelow($row->path, $sections),
		));
	}

	/** @param array<string, true> $sections by path */
	private static function isBelow(string $path, array $sections): bool {
		while (str_contains($path, '/')) {
			$path = dirname($path);
			if (isset($sections[$path])) {
				return true;
			}
		}
		return false;
	}

	private static function isIn(string $path, string $section): bool {
		return $path === $section || str_starts_with($path, "$section/");
	}

	/**
	 * @param list<PageRow> $rows short ones
	 * @return list<PageRow> with excerpt and picture
	 */
	private function whole(array $rows): array {
		$whole = $this->index->findAllByFileIds(array_map(static fn (PageRow $row): int => $row->fileId, $rows));
		return array_values(array_filter(array_map(static fn (PageRow $row): ?PageRow => $whole[$row->fileId] ?? null, $rows)));
	}
}
