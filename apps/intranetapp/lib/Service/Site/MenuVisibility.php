<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Site;

use OCA\IntranetApp\Model\Page\PageIdentifier;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\MenuItem;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Service\Index\IndexState;

/** The part of a menu that the caller gets: nothing reveals pages the caller may not read, and a save does not lose them. */
class MenuVisibility {
	public function __construct(
		private readonly PageIndex $index,
		private readonly IndexState $indexState,
		private readonly AccessService $access,
	) {
	}

	/**
	 * @param list<\stdClass> $items
	 * @return array<string, PageRow> pages that the caller may read, by the ids named in the items
	 */
	public function pages(array $items, string $language): array {
		$rows = $this->rows($items, $language);
		$visible = [];
		foreach ($this->access->visible(array_values($rows)) as [$row]) {
			$visible[$row->fileId] = true;
		}
		return array_filter($rows, static fn (PageRow $row): bool => isset($visible[$row->fileId]));
	}

	/**
	 * The items without those of other pages; a page restored from the trash bin does not regain its place in the menu.
	 * Children move up. Nothing is dropped while the index may have missed pages.
	 *
	 * @param list<\stdClass> $items
	 * @param array<string, PageRow> $pages existing ones, by the ids named in the items
	 * @return list<\stdClass> as they are stored
	 */
	public function storable(array $items, array $pages): array {
		return MenuItem::withoutPageTitles($this->indexState->isComplete() ? self::kept($items, $pages) : $items, $pages);
	}

	/**
	 * Children of a dropped item move up into its place; headings that contained only such items are dropped too.
	 *
	 * @param list<\stdClass> $items
	 * @param array<string, PageRow> $pages
	 * @return list<\stdClass>
	 */
	public function visible(array $items, array $pages): array {
		$visible = [];
		foreach ($items as $item) {
			$children = $this->visible(MenuItem::children($item), $pages);
			$isHeading = MenuItem::page($item) === null && ($item->url ?? null) === null;
			if (!self::isVisible($item, $pages)) {
				array_push($visible, ...$children);
			} elseif (!$isHeading || $children !== [] || MenuItem::children($item) === []) {
				$shown = clone $item;
				$shown->children = $children;
				$visible[] = $shown;
			}
		}
		return $visible;
	}

	/**
	 * The visible items as changed by the caller, with the items hidden from the caller put back in their places.
	 *
	 * @param list<\stdClass> $stored
	 * @param list<\stdClass> $saved
	 * @param array<string, PageRow> $pages
	 * @return list<\stdClass>
	 */
	public function restored(array $stored, array $saved, array $pages): array {
		foreach ($stored as $place => $item) {
			$children = MenuItem::children($item);
			if (self::isVisible($item, $pages) && ($children === [] || $this->visible([$item], $pages) !== [])) {
				foreach ($saved as $index => $own) {
					if (MenuItem::id($own) === MenuItem::id($item)) {
						$saved[$index] = clone $own;
						$saved[$index]->children = $this->restored($children, MenuItem::children($own), $pages);
					}
				}
				continue;
			}
			$movedUp = array_flip(array_map(MenuItem::id(...), $this->visible($children, $pages)));
			$back = clone $item;
			$back->children = $this->restored(
				$children,
				array_values(array_filter($saved, static fn (\stdClass $own): bool => isset($movedUp[MenuItem::id($own)]))),
				$pages,
			);
			$saved = array_values(array_filter($saved, static fn (\stdClass $own): bool => !isset($movedUp[MenuItem::id($own)])));
			array_splice($saved, min($place, count($saved)), 0, [$back]);
		}
		return $saved;
	}

	/**
	 * @param list<\stdClass> $items
	 * @return array<string, PageRow> existing pages, by the ids named in the items
	 */
	public function rows(array $items, string $language): array {
		$named = MenuItem::pages($items);
		$home = PageIdentifier::ofHome($language);
		$ids = array_map(static fn (string $id): string => $id === 'home' ? $home : $id, $named);
		$rows = $ids === [] ? [] : $this->index->findAllByIds($ids);
		$pages = [];
		foreach ($named as $id) {
			$row = $rows[$id === 'home' ? $home : $id] ?? null;
			if ($row !== null) {
				$pages[$id] = $row;
			}
		}
		return $pages;
	}

	/**
	 * @param list<\stdClass> $items
	 * @param array<string, PageRow> $pages
	 * @return list<\stdClass>
	 */
	private static function kept(array $items, array $pages): array {
		$kept = [];
		foreach ($items as $item) {
			$children = self::kept(MenuItem::children($item), $pages);
			if (self::isVisible($item, $pages) || MenuItem::hasHost($item)) {
				$copy = clone $item;
				$copy->children = $children;
				$kept[] = $copy;
			} else {
				array_push($kept, ...$children);
			}
		}
		return $kept;
	}

	/** @param array<string, PageRow> $pages */
	private static function isVisible(\stdClass $item, array $pages): bool {
		$page = MenuItem::page($item);
		return $page === null || isset($pages[$page]);
	}
}
