<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository;

use OCA\IntranetApp\Model\PageDocument;
use OCP\Files\Folder;
use OCP\Files\NotFoundException;

/** The home page of each language tree: `<language>/home.json` with `_media` beside it. */
class HomePages {
	private const FILE = 'home.json';
	private const MEDIA = '_media';
	private const MARKER = '.nomedia';

	public function __construct(private readonly SiteFolder $site) {
	}

	/** Path below the team folder. */
	public static function file(string $language): string {
		return "$language/" . self::FILE;
	}

	/** @return list<string> languages with a home page */
	public function languages(): array {
		$languages = [];
		foreach ($this->site->unrestricted()->getDirectoryListing() as $node) {
			if ($node instanceof Folder && preg_match('/^[a-z]{2,3}(_[A-Za-z0-9]{2,8})?$/D', $node->getName()) === 1 && $node->nodeExists(self::FILE)) {
				$languages[] = $node->getName();
			}
		}
		sort($languages);
		return $languages;
	}

	/**
	 * Makes what is missing of a tree; a home page that is there stays.
	 *
	 * @return ?int file id of the home page; null when it was there
	 */
	public function make(string $language, PageDocument $page): ?int {
		$tree = self::folder($this->site->unrestricted(), $language);
		$media = self::folder($tree, self::MEDIA);
		if (!$media->nodeExists(self::MARKER)) {
			$media->newFile(self::MARKER, '');
		}
		return $tree->nodeExists(self::FILE) ? null : $tree->newFile(self::FILE, $page->toJson())->getId();
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
