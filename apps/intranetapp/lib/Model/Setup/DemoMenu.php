<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Setup;

use OCA\IntranetApp\Model\Site\MenuItem;

/** The menu of the demo content. */
final class DemoMenu {
	/** @var array<string, array<array-key, mixed>> by id, its items that link to no page of the site, without their children */
	private readonly array $own;

	/** @param list<\stdClass> $items as `MenuItem::cleanAll` returns them */
	public function __construct(array $items) {
		$this->own = self::elsewhere($items);
	}

	/**
	 * A menu without the items that lead to removed pages, and without those that are exactly as the demo made them and lead
	 * to no page. Children of such an item that stay move up into its place.
	 *
	 * @param list<\stdClass> $items as `MenuItem::cleanAll` returns them
	 * @param list<string> $removed ids of pages
	 * @return list<\stdClass>
	 */
	public function without(array $items, array $removed): array {
		$left = [];
		foreach ($items as $item) {
			$children = $this->without(MenuItem::children($item), $removed);
			if ($this->isOf($item, $removed)) {
				array_push($left, ...$children);
			} else {
				$kept = clone $item;
				$kept->children = $children;
				$left[] = $kept;
			}
		}
		return $left;
	}

	/** @param list<string> $removed */
	private function isOf(\stdClass $item, array $removed): bool {
		$page = MenuItem::page($item);
		return $page === null || MenuItem::hasHost($item)
			? ($this->own[MenuItem::id($item)] ?? null) === self::members($item)
			: in_array($page, $removed, true);
	}

	/**
	 * @param list<\stdClass> $items
	 * @return array<string, array<array-key, mixed>>
	 */
	private static function elsewhere(array $items): array {
		$found = [];
		foreach ($items as $item) {
			if (MenuItem::page($item) === null) {
				$found[MenuItem::id($item)] = self::members($item);
			}
			$found += self::elsewhere(MenuItem::children($item));
		}
		return $found;
	}

	/** @return array<array-key, mixed> */
	private static function members(\stdClass $item): array {
		$members = get_object_vars($item);
		unset($members['children']);
		ksort($members);
		return $members;
	}
}
