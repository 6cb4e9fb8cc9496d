<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Media;

use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Shared\Exception\Invalid;

/** A media folder: that of a page, or one in the library shared by all pages. */
final class MediaPlace {
	/**
	 * @param string $path relative to the team folder
	 * @param ?string $pageId null in the library
	 * @param string $folder of the library; empty for the library itself
	 */
	private function __construct(
		public readonly string $path,
		public readonly ?string $pageId,
		public readonly string $folder,
	) {
	}

	public static function ofPage(PageRow $row): self {
		return new self(SiteLayout::mediaOf($row->path), $row->id, '');
	}

	/**
	 * @param string $folder one of the library's folders; empty for the library itself
	 * @throws Invalid
	 */
	public static function library(string $folder = ''): self {
		$name = $folder === '' ? '' : MediaName::existing($folder);
		return new self(rtrim(SiteLayout::LIBRARY . "/$name", '/'), null, $name);
	}

	/** Only the library has folders. */
	public function hasFolders(): bool {
		return $this->pageId === null && $this->folder === '';
	}

	/** Its parent folder; empty for the team folder. */
	public function parent(): string {
		$parent = dirname($this->path);
		return $parent === '.' ? '' : $parent;
	}

	public function name(): string {
		return basename($this->path);
	}

	/** Lease name under which one writer at a time claims file names here. */
	public function lease(): string {
		return 'media:' . hash('sha256', $this->path);
	}
}
