<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Site;

use OCA\IntranetApp\Model\Site\MenuItem;
use OCA\IntranetApp\Model\Site\StoredText;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Setup\SiteContent;
use OCA\IntranetApp\Repository\Site\SiteTexts;
use OCA\IntranetApp\Shared\Db\Leases;
use OCA\IntranetApp\Shared\Exception\Refusal;

/** Menus of earlier versions repeat the titles of pages in their files; the next save of a menu would remove them too. */
class MenuTitles {
	public function __construct(
		private readonly SiteContent $content,
		private readonly PageIndex $index,
		private readonly MenuVisibility $visibility,
		private readonly Leases $leases,
	) {
	}

	/**
	 * Items of pages that the index does not know keep what they have.
	 *
	 * @return array<string, int> number of titles removed, by path of the file; without the files that had none
	 * @throws Refusal
	 */
	public function remove(): array {
		$removed = [];
		foreach ($this->index->findAllLanguages() as $language) {
			$file = "$language/" . SiteLayout::NAVIGATION;
			$count = $this->leases->hold("text:$file", fn (): int => $this->removeFrom($file, $language));
			if ($count > 0) {
				$removed[$file] = $count;
			}
		}
		return $removed;
	}

	private function removeFrom(string $file, string $language): int {
		$json = $this->content->findOrNull($file);
		if ($json === null || strlen($json) > SiteTexts::MAX_BYTES) {
			return 0;
		}
		$stored = StoredText::read($json);
		$items = MenuItem::cleanAll($stored->get('items'));
		$pages = $this->visibility->rows($items, $language);
		$count = MenuItem::countPageTitles($items, $pages);
		if ($count > 0) {
			$this->content->save($file, $stored->jsonWith(['items' => MenuItem::withoutPageTitles($items, $pages)]));
		}
		return $count;
	}
}
