<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Site;

use OCA\IntranetApp\Model\Page\PageIdentifier;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Page\Title;

/** Menu items as objects that keep unknown members; cleaning turns whatever a hand-made file holds into items. */
final class MenuItem {
	public const LEVELS = 3;
	private const OWN_PAGE = '~^(?:https?://[^/?#]+)?(?:/[^?#]*)?/apps/intranetapp/p/([A-Za-z0-9][A-Za-z0-9._\~-]*)~i';

	/**
	 * @param mixed $items as received from a file or a client
	 * @param string $path used to derive missing ids, always the same ones for the same file
	 * @return list<\stdClass> with every known key in its valid form
	 */
	public static function cleanAll(mixed $items, string $path = 'item', int $level = 1): array {
		$clean = [];
		$seen = [];
		foreach (is_array($items) && $level <= self::LEVELS ? array_values($items) : [] as $place => $item) {
			if ($item instanceof \stdClass) {
				$item = self::clean($item, "$path-$place", $level);
				if (isset($seen[self::id($item)])) {
					$item->id = "$path-$place-" . substr(md5(self::id($item)), 0, 6);
				}
				$seen[self::id($item)] = true;
				$clean[] = $item;
			}
		}
		return $clean;
	}

	public static function id(\stdClass $item): string {
		return is_string($item->id ?? null) ? $item->id : '';
	}

	/** @return list<\stdClass> */
	public static function children(\stdClass $item): array {
		$children = $item->children ?? null;
		return is_array($children)
			? array_values(array_filter($children, static fn (mixed $child): bool => $child instanceof \stdClass))
			: [];
	}

	/** @return ?string id of the page that the item links to, directly or by its address; null when it links elsewhere */
	public static function page(\stdClass $item): ?string {
		if (is_string($item->uniqueId ?? null)) {
			return $item->uniqueId;
		}
		return is_string($item->url ?? null) && preg_match(self::OWN_PAGE, rawurldecode($item->url), $match) === 1 ? $match[1] : null;
	}

	/** Whether the item links to an address with a host, which may belong to another server. */
	public static function hasHost(\stdClass $item): bool {
		return !is_string($item->uniqueId ?? null) && is_string($item->url ?? null) && preg_match('~^https?:~i', $item->url) === 1;
	}

	/**
	 * @param list<\stdClass> $items
	 * @return list<string> ids of pages that they and their children link to
	 */
	public static function pages(array $items): array {
		$pages = [];
		foreach ($items as $item) {
			$page = self::page($item);
			array_push($pages, ...$page === null ? [] : [$page], ...self::pages(self::children($item)));
		}
		return array_values(array_unique($pages));
	}

	/**
	 * As they are stored. A title that the page has anyway is left out: the file can be read in Files by people who may
	 * not read the page, and without a title the item follows when the page is renamed.
	 *
	 * @param list<\stdClass> $items
	 * @param array<string, PageRow> $pages by the ids named in the items; items of other pages keep their titles
	 * @return list<\stdClass>
	 */
	public static function withoutPageTitles(array $items, array $pages): array {
		return array_map(static function (\stdClass $item) use ($pages): \stdClass {
			$bare = clone $item;
			if (self::hasTitleOfPage($item, $pages)) {
				unset($bare->title);
			}
			$bare->children = self::withoutPageTitles(self::children($item), $pages);
			return $bare;
		}, $items);
	}

	/**
	 * @param list<\stdClass> $items
	 * @param array<string, PageRow> $pages by the ids named in the items
	 * @return int number of titles that `withoutPageTitles` leaves out
	 */
	public static function countPageTitles(array $items, array $pages): int {
		$count = 0;
		foreach ($items as $item) {
			$count += (int)(($item->title ?? '') !== '' && self::hasTitleOfPage($item, $pages));
			$count += self::countPageTitles(self::children($item), $pages);
		}
		return $count;
	}

	/** @param array<string, PageRow> $pages */
	private static function hasTitleOfPage(\stdClass $item, array $pages): bool {
		$page = self::page($item);
		return $page !== null && isset($pages[$page]) && in_array($item->title ?? '', ['', $pages[$page]->title], true);
	}

	private static function clean(\stdClass $item, string $id, int $level): \stdClass {
		$clean = clone $item;
		$text = static fn (string $name): ?string => is_string($item->{$name} ?? null) ? $item->{$name} : null;
		$page = $text('uniqueId') ?? $text('pageId');
		$clean->id = preg_match('/^[\x21-\x7E]{1,64}$/D', $text('id') ?? '') === 1 ? $text('id') : $id;
		$clean->title = Title::clean($text('title') ?? '');
		$clean->uniqueId = $page !== null && PageIdentifier::isValid($page) ? $page : null;
		$address = Address::allowed($text('url'));
		$clean->url = $address === '' ? null : $address;
		$clean->target = in_array($text('target'), ['_blank', '_self'], true) ? $text('target') : null;
		$clean->icon = preg_match('/^[A-Za-z0-9-]{1,64}$/D', $text('icon') ?? '') === 1 ? $text('icon') : null;
		$clean->children = self::cleanAll($item->children ?? null, $id, $level + 1);
		unset($clean->pageId);
		return $clean;
	}
}
