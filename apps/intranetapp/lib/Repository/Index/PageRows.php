<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Index;

use OCA\IntranetApp\Model\Page\PageHead;
use OCA\IntranetApp\Model\Page\PageRow;

/**
 * Converts rows of the page table to objects and back.
 *
 * @phpstan-type Head array{
 *     file_id: int|string, page_id: string, unique_id: string, path: string, file_name: ?string, title: string, status: string,
 *     is_home: int|string, sort_order: int|string|null, created_at: int|string, updated_at: int|string,
 * }
 */
final class PageRows {
	/** The columns of PageHead. */
	public const HEAD = [
		'file_id', 'page_id', 'unique_id', 'path', 'file_name', 'title', 'status', 'is_home', 'sort_order', 'created_at', 'updated_at',
	];
	/** The columns that permissions and short lists need; the others may be long. */
	public const SHORT = [
		'file_id', 'folder_id', 'page_id', 'unique_id', 'language', 'path', 'file_name', 'title', 'status', 'is_home', 'is_broken',
		'sort_order',
		'created_at', 'updated_at', 'author', 'content_hash', 'mtime', 'size',
	];

	/** SHORT, and what orders news. */
	public const NEWS = [...self::SHORT, 'news', 'pinned', 'published_at'];

	/**
	 * Casts instead of checking each column as `page` does: long lists have ten thousand rows, and half of their time would go there.
	 *
	 * @param Head $row
	 */
	public static function head(array $row): PageHead {
		return new PageHead(
			(int)$row['file_id'],
			$row['page_id'],
			$row['unique_id'],
			$row['path'],
			$row['file_name'],
			$row['title'],
			$row['status'],
			(int)$row['is_home'] === 1,
			$row['sort_order'] === null ? null : (int)$row['sort_order'],
			(int)$row['created_at'],
			(int)$row['updated_at'],
		);
	}

	/** @param array<string, mixed> $row with at least the columns of SHORT; other absent columns count as empty */
	public static function page(array $row): PageRow {
		$tags = json_decode(self::text($row['tags'] ?? null), true);
		return new PageRow(
			fileId: self::number($row['file_id']),
			folderId: self::number($row['folder_id']),
			id: self::text($row['page_id']),
			uniqueId: self::text($row['unique_id']),
			language: self::text($row['language']),
			path: self::text($row['path']),
			title: self::text($row['title']),
			status: self::text($row['status']),
			isHome: self::number($row['is_home']) === 1,
			isBroken: self::number($row['is_broken']) === 1,
			order: isset($row['sort_order']) ? self::number($row['sort_order']) : null,
			createdAt: self::number($row['created_at']),
			updatedAt: self::number($row['updated_at']),
			author: self::textOrNull($row['author']),
			editor: self::textOrNull($row['editor'] ?? null),
			category: self::textOrNull($row['category'] ?? null),
			tags: is_array($tags) ? array_values(array_filter($tags, is_string(...))) : [],
			excerpt: self::text($row['excerpt'] ?? null),
			image: self::textOrNull($row['image'] ?? null),
			translationGroup: self::textOrNull($row['translation_group'] ?? null),
			version: self::text($row['content_hash']),
			mtime: self::number($row['mtime']),
			size: self::number($row['size']),
			fileName: self::textOrNull($row['file_name']),
			news: match ($row['news'] ?? null) {
				PageRow::NEWS_PAGE => PageRow::NEWS_PAGE,
				PageRow::NEWS_SECTION => PageRow::NEWS_SECTION,
				default => null,
			},
			isPinned: self::number($row['pinned'] ?? null) === 1,
			publishedAt: isset($row['published_at']) ? self::number($row['published_at']) : null,
		);
	}

	/** @return array<string, int|string|null> column to value, without the file id */
	public static function columns(PageRow $page): array {
		return [
			'folder_id' => $page->folderId,
			'page_id' => $page->id,
			'unique_id' => $page->uniqueId,
			'language' => $page->language,
			...self::place($page->path, $page->isHome),
			'file_name' => $page->fileName,
			'title' => $page->title,
			'status' => $page->status,
			'is_home' => (int)$page->isHome,
			'is_broken' => (int)$page->isBroken,
			'sort_order' => $page->order,
			'created_at' => $page->createdAt,
			'updated_at' => $page->updatedAt,
			'author' => $page->author,
			'editor' => $page->editor,
			'category' => $page->category,
			'tags' => $page->tags === [] ? null : json_encode($page->tags, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE),
			'excerpt' => $page->excerpt,
			'image' => $page->image,
			'translation_group' => $page->translationGroup,
			'content_hash' => $page->version,
			'mtime' => $page->mtime,
			'size' => $page->size,
			'news' => $page->news,
			'pinned' => (int)$page->isPinned,
			'published_at' => $page->publishedAt,
		];
	}

	/** @return array{path: string, path_hash: string, parent_hash: string} */
	public static function place(string $path, bool $isHome): array {
		return ['path' => $path, 'path_hash' => md5($path), 'parent_hash' => md5($isHome ? '' : dirname($path))];
	}

	public static function number(mixed $value): int {
		return is_int($value) ? $value : (is_numeric($value) ? (int)$value : 0);
	}

	public static function text(mixed $value): string {
		return is_string($value) ? $value : '';
	}

	private static function textOrNull(mixed $value): ?string {
		return is_string($value) ? $value : null;
	}
}
