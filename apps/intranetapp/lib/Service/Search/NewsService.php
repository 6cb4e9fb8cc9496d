<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Search;

use OCA\IntranetApp\Host\Addresses;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Page\Sentences;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Service\Page\PageAnswers;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Service\Site\LanguageService;
use OCA\IntranetApp\Service\Structure\TitleOrder;
use OCA\IntranetApp\Shared\Contract\Schemas;

/**
 * Published pages as news. Unpublished pages are never news, not even for their editors.
 *
 * @phpstan-import-type NewsListQuery from Schemas
 * @phpstan-import-type NewsItem from Schemas
 */
class NewsService {
	private const LIMIT = 10;
	private const EXCERPT = 200;
	private const BATCH = 100;

	public function __construct(
		private readonly PageIndex $index,
		private readonly AccessService $access,
		private readonly LanguageService $languages,
		private readonly Addresses $addresses,
		private readonly PageAnswers $answers,
		private readonly MarkedNews $marked,
	) {
	}

	/**
	 * @param NewsListQuery $query
	 * @return list<NewsItem>
	 */
	public function items(array $query): array {
		$path = $this->source($query);
		if ($path === null) {
			return [];
		}
		$limit = $query['limit'] ?? self::LIMIT;
		$length = $query['excerptLength'] ?? self::EXCERPT;
		$marked = ($query['marked'] ?? false) ? $this->marked->find($path, $limit) : null;
		if ($marked !== null) {
			return array_map(
				fn (PageRow $row): array =>
					[...$this->item($row, $row->publicationTime(), $length), 'pinned' => $row->isPinned],
				$marked,
			);
		}
		$sortBy = $query['sortBy'] ?? 'modified';
		$isDescending = ($query['sortOrder'] ?? ($sortBy === 'title' ? 'asc' : 'desc')) === 'desc';
		$rows = $sortBy === 'title'
			? $this->byTitle($path, $isDescending, $limit)
			: $this->byTime($path, $sortBy === 'created' ? 'created_at' : 'updated_at', $isDescending, $limit);
		return array_map(
			fn (PageRow $row): array => $this->item($row, $sortBy === 'created' ? $row->createdAt : $row->updatedAt, $length),
			$rows,
		);
	}

	/**
	 * @param NewsListQuery $query
	 * @return ?string path whose pages are the news; null when the caller may not read the named page
	 */
	private function source(array $query): ?string {
		$id = $query['sourcePageId'] ?? '';
		if ($id !== '') {
			$row = $this->index->findOrNull($id);
			return $row === null || $this->access->visible([$row]) === [] ? null : $row->path;
		}
		$path = trim($query['sourcePath'] ?? '', '/');
		$language = explode('/', $path)[0];
		if ($path !== '' && in_array($language, $this->index->findAllLanguages(), true)) {
			return $path;
		}
		return $this->languages->ofCaller($query['language'] ?? null) . ($path === '' ? '' : "/$path");
	}

	/**
	 * @param 'updated_at'|'created_at' $column
	 * @return list<PageRow>
	 */
	private function byTime(string $path, string $column, bool $isDescending, int $limit): array {
		$found = [];
		for ($offset = 0; count($found) < $limit; $offset += self::BATCH) {
			$rows = $this->index->findAllByTime($path, $column, $isDescending, self::BATCH, $offset);
			array_push($found, ...$this->readable($rows, $path));
			if (count($rows) < self::BATCH) {
				break;
			}
		}
		return array_slice($found, 0, $limit);
	}

	/** @return list<PageRow> */
	private function byTitle(string $path, bool $isDescending, int $limit): array {
		$order = TitleOrder::of(explode('/', $path)[0]);
		$keys = [];
		foreach ($this->index->findAllHeads(explode('/', $path)[0]) as $page) {
			if ($page->status === PageRow::PUBLISHED
				&& str_starts_with($page->path, $path . '/')
				&& $this->access->ofHead($page) !== null) {
				$keys[$page->fileId] = $order->key($page->title);
			}
		}
		$isDescending ? arsort($keys) : asort($keys);
		$ids = array_slice(array_keys($keys), 0, $limit);
		$rows = $this->index->findAllByFileIds($ids);
		return array_values(array_filter(array_map(static fn (int $id): ?PageRow => $rows[$id] ?? null, $ids)));
	}

	/**
	 * @param list<PageRow> $rows
	 * @return list<PageRow>
	 */
	private function readable(array $rows, string $path): array {
		$news = array_values(array_filter($rows, static fn (PageRow $row): bool =>
			$row->isPublished() && !$row->isHome && !$row->isBroken && str_starts_with($row->path, $path . '/')));
		return array_column($this->access->visible($news), 0);
	}

	/** @return NewsItem */
	private function item(PageRow $row, int $date, int $length): array {
		$excerpt = $length === 0 ? '' : Sentences::cut($row->excerpt, $length);
		return $this->answers->news($row, $excerpt, $this->image($row), $date);
	}

	/** A name alone is a file in the page's media folder. */
	private function image(PageRow $row): ?string {
		return match (true) {
			$row->image === null || $row->image === '' => null,
			preg_match('~^(https?://|/[^/\\\\])~i', $row->image) === 1 => $row->image,
			preg_match('~[:/\\\\]~', $row->image) === 1 => null,
			default => $this->addresses->media($row->id, $row->image),
		};
	}
}
