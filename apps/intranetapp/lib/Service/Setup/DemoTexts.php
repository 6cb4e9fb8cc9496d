<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Setup;

use OCA\IntranetApp\Model\Setup\DemoMenu;
use OCA\IntranetApp\Model\Setup\DemoPage;
use OCA\IntranetApp\Model\Site\MenuItem;
use OCA\IntranetApp\Model\Site\StoredText;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Setup\DemoFiles;
use OCA\IntranetApp\Repository\Setup\SiteTrash;
use OCA\IntranetApp\Service\Page\DocumentCleaner;
use OCA\IntranetApp\Service\Site\MenuVisibility;
use OCA\IntranetApp\Service\Site\SiteTextWriter;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Http\Request\BaseVersion;

/** Takes the demo out of the menu and the footer of a language. A new site has neither file. */
class DemoTexts {
	public function __construct(
		private readonly DemoFiles $demo,
		private readonly PageIndex $index,
		private readonly SiteTextWriter $texts,
		private readonly SiteTrash $trash,
		private readonly MenuVisibility $visibility,
		private readonly DocumentCleaner $cleaner,
	) {
	}

	/**
	 * Called when the pages are gone.
	 *
	 * @throws Refusal
	 */
	public function remove(string $language): void {
		$this->texts->alone($language, SiteLayout::NAVIGATION, function () use ($language): void {
			$this->removeFromMenu($language);
		});
		$this->texts->alone($language, SiteLayout::FOOTER, function () use ($language): void {
			$this->removeFooter($language);
		});
	}

	private function removeFromMenu(string $language): void {
		$items = MenuItem::cleanAll($this->texts->read($language, SiteLayout::NAVIGATION)->get('items'));
		$menu = new DemoMenu(MenuItem::cleanAll($this->ofDemo($language, SiteLayout::NAVIGATION)->get('items')));
		$left = $menu->without($items, $this->removed($language));
		if ($items !== [] && $left === []) {
			$this->trash->delete(["$language/" . SiteLayout::NAVIGATION]);
		} elseif (self::count($left) < self::count($items)) {
			$stored = MenuItem::withoutPageTitles($left, $this->visibility->rows($left, $language));
			$this->texts->save($language, SiteLayout::NAVIGATION, BaseVersion::of(null, ''), static fn (): array => ['items' => $stored]);
		}
	}

	private function removeFooter(string $language): void {
		$content = $this->texts->read($language, SiteLayout::FOOTER)->get('content');
		$demo = $this->ofDemo($language, SiteLayout::FOOTER)->get('content');
		// Somebody may have saved it as it was.
		if (is_string($demo) && in_array($content, [$demo, $this->cleaner->html($demo)], true)) {
			$this->trash->delete(["$language/" . SiteLayout::FOOTER]);
		}
	}

	private function ofDemo(string $language, string $name): StoredText {
		return StoredText::read($this->demo->findText($language, $name));
	}

	/** @return list<string> ids of the demo's pages that the site does not have */
	private function removed(string $language): array {
		$ids = array_map(static fn (DemoPage $page): string => $page->uniqueId(), $this->demo->findAllPages($language));
		return array_values(array_diff($ids, array_keys($this->index->findAllByIds($ids))));
	}

	/** @param list<\stdClass> $items */
	private static function count(array $items): int {
		return count($items) + array_sum(array_map(static fn (\stdClass $item): int => self::count(MenuItem::children($item)), $items));
	}
}
