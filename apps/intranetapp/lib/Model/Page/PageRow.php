<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

use OCA\IntranetApp\Model\Structure\SiteLayout;

/** A page as the index knows it. Times are Unix seconds. */
final class PageRow {
	public const DRAFT = 'draft';
	public const REVIEW = 'review';
	public const PUBLISHED = 'published';

	/**
	 * @param int $fileId of the page's JSON file
	 * @param int $folderId file id of the folder it lies in; of a home page the folder of the language
	 * @param string $path below the team folder, from the language on; of a home page the language alone
	 * @param ?int $order place among its neighbours; null goes last
	 * @param list<string> $tags
	 * @param ?string $image source of the first picture, as it stands in the page
	 * @param string $version hash of the file's content: what clients send back as baseVersion
	 * @param ?string $fileName of the JSON file where it is not the folder's; a folder renamed in Files keeps the old one
	 */
	public function __construct(
		public readonly int $fileId,
		public readonly int $folderId,
		public readonly string $id,
		public readonly string $uniqueId,
		public readonly string $language,
		public readonly string $path,
		public readonly string $title,
		public readonly string $status,
		public readonly bool $isHome,
		public readonly bool $isBroken,
		public readonly ?int $order,
		public readonly int $createdAt,
		public readonly int $updatedAt,
		public readonly ?string $author,
		public readonly ?string $editor,
		public readonly ?string $category,
		public readonly array $tags,
		public readonly string $excerpt,
		public readonly ?string $image,
		public readonly ?string $translationGroup,
		public readonly string $version,
		public readonly int $mtime,
		public readonly int $size,
		public readonly ?string $fileName = null,
	) {
	}

	/** Below the team folder. */
	public function file(): string {
		return $this->isHome
			? SiteLayout::homeOf($this->language)
			: $this->path . '/' . ($this->fileName ?? basename($this->path) . '.json');
	}

	/** Path of the page above; of a top-level page the language; null for a home page. */
	public function parentPath(): ?string {
		return $this->isHome ? null : dirname($this->path);
	}

	/** @return 'draft'|'review'|'published' */
	public function status(): string {
		return match ($this->status) {
			self::DRAFT => 'draft',
			self::REVIEW => 'review',
			default => 'published',
		};
	}

	/** Drafts and pages under review are for those who may write them. */
	public function isPublished(): bool {
		return $this->status === self::PUBLISHED;
	}
}
