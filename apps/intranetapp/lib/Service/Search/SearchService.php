<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Search;

use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Search\SearchIndex;
use OCA\IntranetApp\Service\Page\PageAnswers;
use OCA\IntranetApp\Service\Search\Words\Marks;
use OCA\IntranetApp\Service\Search\Words\Words;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Service\Structure\Trails;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\IsoTime;

/**
 * Pages that contain every search word, each as the beginning of a word, best first. Pages the caller may not read
 * are removed before anything is counted or cut.
 *
 * @phpstan-import-type SearchFindQuery from Schemas
 * @phpstan-import-type SearchHit from Schemas
 */
class SearchService {
	private const LIMIT = 20;
	/** Rows per read: first enough for a caller who may read most pages, then more, because each read is expensive. */
	private const BATCHES = [100, 800];
	/** Further words are ignored: real searches have fewer, and each word costs a query. */
	private const WORDS = 16;

	public function __construct(
		private readonly SearchIndex $search,
		private readonly PageIndex $index,
		private readonly AccessService $access,
		private readonly PageAnswers $answers,
		private readonly Trails $trails,
	) {
	}

	/**
	 * @param SearchFindQuery $query
	 * @return list<SearchHit>
	 */
	public function hits(array $query): array {
		$section = $query['section'] ?? '';
		$within = $section === '' ? null : $this->index->findOrNull($section);
		if ($section !== '' && ($within === null || $this->access->visible([$within]) === [])) {
			return [];
		}
		$limit = $query['limit'] ?? self::LIMIT;
		$offset = $query['offset'] ?? 0;
		$since = isset($query['since']) ? IsoTime::seconds($query['since'] . 'T00:00:00Z') : null;
		$accept = static fn (PageRow $row): bool => (!isset($query['language']) || $row->language === $query['language'])
			&& ($within === null || $row->path === $within->path || str_starts_with($row->path, $within->path . '/'))
			&& (!isset($query['author']) || $row->author === $query['author'])
			&& ($since === null || $row->updatedAt >= $since);
		$rows = $this->best($this->scores($query['q']), $accept, $offset + $limit);
		return $this->answer(array_slice($rows, $offset, $limit), new Marks(Words::marked($query['q'])));
	}

	/** @return list<int> file ids of the pages with all words, best first, newest first among equals */
	private function scores(string $q): array {
		$words = array_slice(Words::wanted($q), 0, self::WORDS);
		// Long words are rare and leave few candidates.
		usort($words, static fn (string $a, string $b): int => strlen($b) <=> strlen($a));
		$scores = null;
		foreach ($words as $word) {
			$found = $this->search->findAll($word);
			$scores = $scores === null ? $found : array_intersect_key($scores, $found);
			foreach ($scores as $fileId => $score) {
				$scores[$fileId] = $score + $found[$fileId];
			}
			if ($scores === []) {
				break;
			}
		}
		$scores ??= [];
		krsort($scores);
		arsort($scores);
		return array_keys($scores);
	}

	/**
	 * @param list<int> $fileIds
	 * @param \Closure(PageRow): bool $accept
	 * @return list<PageRow> at most this many pages that the caller may read
	 */
	private function best(array $fileIds, \Closure $accept, int $count): array {
		$best = [];
		[$first, $further] = self::BATCHES;
		$chunks = [array_slice($fileIds, 0, $first + $count), ...array_chunk(array_slice($fileIds, $first + $count), $further)];
		foreach ($chunks as $chunk) {
			$heads = $this->index->findAllShort($chunk);
			$rows = array_filter(array_map(static fn (int $id): ?PageRow => $heads[$id] ?? null, $chunk), static fn (?PageRow $row): bool =>
				$row !== null && $accept($row));
			array_push($best, ...array_column($this->access->visible(array_values($rows)), 0));
			if (count($best) >= $count) {
				break;
			}
		}
		return $best;
	}

	/**
	 * @param list<PageRow> $rows
	 * @return list<SearchHit>
	 */
	private function answer(array $rows, Marks $marks): array {
		$texts = $this->search->findAllTexts(array_map(static fn (PageRow $row): int => $row->fileId, $rows));
		$trails = $this->trails->of($rows);
		return array_map(fn (PageRow $row): array => $this->answers->hit(
			$row, $marks->html($row->title), $marks->excerpt($texts[$row->fileId] ?? ''),
			$trails[$row->path],
		), $rows);
	}
}
