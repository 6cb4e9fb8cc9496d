<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

use OCA\IntranetApp\Model\Structure\SiteLayout;

/** A page as stored in the index. Times are Unix seconds. */
final class PageRow {
	public const DRAFT = 'draft';
	public const REVIEW = 'review';
	public const PUBLISHED = 'published';
	public const NEWS_PAGE = 'page';
	public const NEWS_SECTION = 'section';

	/**
	 * @param int $fileId of the page's JSON file
	 * @param int $folderId file id of its folder; for a home page the folder of the language
	 * @param string $path relative to the team folder, starting with the language; for a home page the language alone
	 * @param ?int $order position among its siblings; null sorts last
	 * @param list<string> $tags
	 * @param ?string $image source of the first image, exactly as in the page
	 * @param string $version hash of the file's content: what clients send back as baseVersion
	 * @param 'page'|'section'|null $news whether the page, or what is below it, is news
	 * @param ?int $publishedAt when it was first published, if that is known
	 * @param ?string $fileName of the JSON file where it differs from the folder's; a folder renamed in Files keeps the old one
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
		public readonly ?string $news = null,
		public readonly bool $isPinned = false,
		public readonly ?int $publishedAt = null,
	) {
	}

	/** Relative to the team folder. */
	public function file(): string {
		return $this->isHome
			? SiteLayout::homeOf($this->language)
			: $this->path . '/' . ($this->fileName ?? basename($this->path) . '.json');
	}

	/** Path of the parent page; for a top-level page the language; null for a home page. */
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

	/** Unix seconds; pages published before this was recorded have that of their creation. */
	public function publicationTime(): int {
		return $this->publishedAt ?? $this->createdAt;
	}

	/** Drafts and pages under review are visible only to users who may write them. */
	public function isPublished(): bool {
		return $this->status === self::PUBLISHED;
	}
}
