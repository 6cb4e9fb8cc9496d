<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Structure;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Service\Page\PageStore;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Service\Site\LanguageService;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\InsufficientStorage;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;

/**
 * The order of pages among their siblings: a number in each page's file. It belongs to the parent page, so the right
 * to write that page decides; the files get no version from a change, and their baseVersion stays.
 */
class PageOrder {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PageIndex $index,
		private readonly AccessService $access,
		private readonly PageStore $store,
		private readonly LanguageService $languages,
	) {
	}

	/**
	 * @param ?string $parentId id of the parent page; null or empty for the top of a language
	 * @param list<string> $ids in the new order; pages elsewhere are skipped
	 * @throws Refusal
	 */
	public function arrange(?string $parentId, ?string $language, array $ids): void {
		$path = $this->parentPath($parentId, $language);
		$this->mayArrange($path);
		$this->store->arrange(function () use ($path, $ids): void {
			$children = $this->inOrder($path);
			$places = array_flip($ids);
			$named = array_filter($children, static fn (PageRow $row): bool => self::place($row, $places) !== null);
			usort($named, static fn (PageRow $a, PageRow $b): int => self::place($a, $places) <=> self::place($b, $places));
			$others = array_filter($children, static fn (PageRow $row): bool => self::place($row, $places) === null);
			$this->number([...$named, ...$others]);
		});
	}

	/**
	 * Puts a page between its siblings.
	 *
	 * @param ?int $position among those that the caller may read; null puts it last
	 */
	public function put(PageRow $page, ?int $position): void {
		if ($position === null) {
			if (self::differs($page, null)) {
				$this->store->reorder($page, null);
			}
			return;
		}
		$neighbours = array_values(
			array_filter($this->inOrder((string)$page->parentPath()), static fn (PageRow $row): bool => $row->fileId !== $page->fileId),
		);
		array_splice($neighbours, min($position, count($neighbours)), 0, [$page]);
		$this->number($neighbours);
	}

	/**
	 * Refuses before a page is moved to where it could not be put between its siblings.
	 *
	 * @param string $path of the folder that contains them
	 * @param ?int $position as for `put`
	 * @throws InsufficientStorage
	 */
	public function requireSpace(PageRow $page, string $path, ?int $position): void {
		$siblings = $position === null ? [] : $this->inOrder($path);
		$this->store->requireSpaceToOrder($position === null && $page->order === null ? [] : [$page, ...$siblings]);
	}

	private function parentPath(?string $parentId, ?string $language): string {
		if ($parentId === null || $parentId === '') {
			return $this->languages->ofCaller($language);
		}
		try {
			return $this->gate->readable($parentId)->row->path;
		} catch (NotFound) {
			throw new NotFound(Reason::UNKNOWN_PARENT, 'The page does not exist.', '/parentId');
		}
	}

	/**
	 * @param string $path of the folder that contains the pages
	 * @throws Forbidden
	 */
	public function mayArrange(string $path): void {
		if (!$this->access->ofPath($path)->canWrite()) {
			throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to organize these pages.');
		}
	}

	/** @return list<PageRow> pages below a path that the caller may read, in the order shown in trees */
	private function inOrder(string $path): array {
		$rows = array_map(static fn (array $visible): PageRow => $visible[0], $this->access->visible($this->index->findAllIn($path)));
		$titles = TitleOrder::of(explode('/', $path)[0]);
		$ranks = array_map(
			static fn (PageRow $row): array => [$row->order === null, $row->order ?? 0, $titles->key($row->title), $row->path],
			$rows,
		);
		asort($ranks);
		return array_map(static fn (int $i): PageRow => $rows[$i], array_keys($ranks));
	}

	/** @param array<int|string, int> $places */
	private static function place(PageRow $row, array $places): ?int {
		return $places[$row->id] ?? $places[$row->uniqueId] ?? null;
	}

	/** @param list<PageRow> $rows */
	private function number(array $rows): void {
		$changed = array_filter($rows, self::differs(...), ARRAY_FILTER_USE_BOTH);
		$this->store->requireSpaceToOrder(array_values($changed));
		foreach ($changed as $order => $row) {
			$this->store->goOn();
			$this->store->reorder($row, $order);
		}
	}

	private static function differs(PageRow $row, ?int $order): bool {
		return $row->order !== $order && !$row->isBroken;
	}
}
