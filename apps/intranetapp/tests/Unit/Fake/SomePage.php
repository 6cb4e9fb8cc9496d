<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Fake;

use OCA\IntranetApp\Model\Page\PageRow;

/** A page of the index of which a test says only what matters to it. */
final class SomePage {
	/**
	 * @param ?string $id `page-<file id>` when null
	 * @param ?string $uniqueId `unique-<file id>` when null
	 * @param list<string> $tags
	 * @param 'page'|'section'|null $news
	 */
	public static function row(
		int $fileId = 1,
		string $path = 'en/about',
		?string $id = null,
		?string $uniqueId = null,
		string $status = PageRow::PUBLISHED,
		?string $author = null,
		array $tags = [],
		int $mtime = 1,
		int $size = 1,
		?string $fileName = null,
		string $version = 'hash',
		?string $news = null,
		bool $isPinned = false,
		?int $publishedAt = null,
		?string $editor = null,
	): PageRow {
		return new PageRow(
			fileId: $fileId,
			folderId: $fileId + 1000,
			id: $id ?? "page-$fileId",
			uniqueId: $uniqueId ?? "unique-$fileId",
			language: explode('/', $path)[0],
			path: $path,
			title: "Title $fileId",
			status: $status,
			isHome: !str_contains($path, '/'),
			isBroken: false,
			order: null,
			createdAt: 1,
			updatedAt: 2,
			author: $author,
			editor: $editor,
			category: null,
			tags: $tags,
			excerpt: 'Excerpt',
			image: null,
			translationGroup: null,
			version: $version,
			mtime: $mtime,
			size: $size,
			fileName: $fileName,
			news: $news,
			isPinned: $isPinned,
			publishedAt: $publishedAt,
		);
	}
}
