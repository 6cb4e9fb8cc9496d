<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Setup;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Page\FileWriter;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCP\Files\Folder;
use OCP\Files\NotFoundException;

/** The home page of each language tree, accessed as the system: SiteLayout::HOME with SiteLayout::MEDIA next to it. */
class HomePages {
	public function __construct(
		private readonly SiteFolder $site,
		private readonly FileWriter $writer,
	) {
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
		$site = $this->site->findForSystem();
		$isMissing = !$site->nodeExists("$language/" . SiteLayout::HOME);
		$json = $page->toJson();
		$tree = $this->folder($site, $language, $json);
		$media = $this->folder($tree, SiteLayout::MEDIA, $json);
		if (!$media->nodeExists(SiteLayout::NO_MEDIA)) {
			$this->writer->create($media, SiteLayout::NO_MEDIA, '');
		}
		return $isMissing ? $this->writer->create($tree, SiteLayout::HOME, $json)->getId() : null;
	}

	private function folder(Folder $above, string $name, string $for): Folder {
		try {
			$node = $above->get($name);
		} catch (NotFoundException) {
			return $this->writer->createFolder($above, $name, $for);
		}
		return $node instanceof Folder ? $node : throw new \RuntimeException("$name is a file and should be a folder");
	}
}
