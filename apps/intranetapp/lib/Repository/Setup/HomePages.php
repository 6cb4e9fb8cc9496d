<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Setup;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCP\Files\Folder;
use OCP\Files\NotFoundException;

/** The home page of each language tree, accessed as the system: SiteLayout::HOME with SiteLayout::MEDIA next to it. */
class HomePages {
	public function __construct(private readonly SiteFolder $site) {
	}

	/** @return list<string> languages with a home page */
	public function findAllLanguages(): array {
		$languages = [];
		foreach ($this->site->findForSystem()->getDirectoryListing() as $node) {
			if ($node instanceof Folder && SiteLayout::isLanguage($node->getName()) && $node->nodeExists(SiteLayout::HOME)) {
				$languages[] = $node->getName();
			}
		}
		sort($languages);
		return $languages;
	}

	/**
	 * Creates the missing parts of a tree; an existing home page is kept.
	 *
	 * @return ?int file id of the new home page; null when one existed already
	 */
	public function create(string $language, PageDocument $page): ?int {
		$tree = self::folder($this->site->findForSystem(), $language);
		$media = self::folder($tree, SiteLayout::MEDIA);
		if (!$media->nodeExists(SiteLayout::NO_MEDIA)) {
			$media->newFile(SiteLayout::NO_MEDIA, '');
		}
		return $tree->nodeExists(SiteLayout::HOME) ? null : $tree->newFile(SiteLayout::HOME, $page->toJson())->getId();
	}

	private static function folder(Folder $above, string $name): Folder {
		try {
			$node = $above->get($name);
		} catch (NotFoundException) {
			return $above->newFolder($name);
		}
		return $node instanceof Folder ? $node : throw new \RuntimeException("$name is a file and should be a folder");
	}
}
