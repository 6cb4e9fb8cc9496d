<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Search;

use OCA\IntranetApp\Repository\Index\PageRows;
use OCA\IntranetApp\Shared\Db\Rows;
use OCP\IDBConnection;

/** The searchable content of the pages: their plain text, and their words with weights. */
class SearchIndex {
	private const TERMS = 'intranetapp_terms';

	private readonly Rows $texts;
	private readonly Rows $terms;

	public function __construct(private readonly IDBConnection $db) {
		$this->texts = new Rows($db, 'intranetapp_texts');
		$this->terms = new Rows($db, self::TERMS);
	}

	/**
	 * Replaces the entry of a page; only differences are written.
	 *
	 * @param array<array-key, int> $terms folded word to weight; PHP turns numeric words into integer keys
	 */
	public function save(int $fileId, string $text, array $terms): void {
		$this->texts->save(['file_id' => $fileId], ['body' => $text]);
		$old = $this->terms($fileId);
		$new = array_diff_assoc($terms, $old);
		// Words with a changed weight are deleted and inserted again, with one statement for all of them.
		$this->terms->deleteAmong('term', array_map(strval(...), array_keys(array_diff_assoc($old, $terms))), ['file_id' => $fileId]);
		// A word added by another request in the meantime stays: a request that reads the page during a save may
		// index it too.
		$row = static fn (string|int $term, int $weight): array => [$fileId, (string)$term, $weight];
		$this->terms->insertAll(['file_id', 'term', 'weight'], array_map($row, array_keys($new), $new));
	}

	/** @param list<int> $fileIds */
	public function delete(array $fileIds): void {
		$this->texts->deleteAmong('file_id', $fileIds);
		$this->terms->deleteAmong('file_id', $fileIds);
	}

	/**
	 * Pages with a word that begins with this text.
	 *
	 * @param string $word folded
	 * @return array<int, int> file id to score: the weight of the best such word, doubled for an exact match
	 */
	public function findAll(string $word): array {
		$query = $this->db->getQueryBuilder();
		$term = $query->getColumnName('term');
		$weight = $query->getColumnName('weight');
		$score = "MAX(CASE WHEN $term = " . $query->createNamedParameter($word) . " THEN $weight * 2 ELSE $weight END)";
		$query->select('file_id')->selectAlias($query->createFunction($score), 'score')->from(self::TERMS)
			->where($query->expr()->gte('term', $query->createNamedParameter($word)))
			->andWhere($query->expr()->like('term', $query->createNamedParameter($this->db->escapeLikeParameter($word) . '%')))
			->groupBy('file_id');
		$end = $this->after($word);
		if ($end !== null) {
			$query->andWhere($query->expr()->lt('term', $query->createNamedParameter($end)));
		}
		$scores = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
			$scores[PageRows::number($row['file_id'] ?? null)] = PageRows::number($row['score'] ?? null);
		}
		return $scores;
	}

	/**
	 * @param list<int> $fileIds
	 * @return array<int, string> plain text by file id
	 */
	public function findAllTexts(array $fileIds): array {
		$texts = [];
		foreach ($this->texts->findAllAmong('file_id', $fileIds) as $row) {
			$texts[PageRows::number($row['file_id'] ?? null)] = PageRows::text($row['body'] ?? null);
		}
		return $texts;
	}

	/**
	 * A word that sorts after all words beginning with this one, so that the database need not read the rest.
	 * PostgreSQL may sort by language rules, where this only holds for plain letters and digits.
	 */
	private function after(string $word): ?string {
		if ($this->db->getDatabaseProvider() !== IDBConnection::PLATFORM_POSTGRES) {
			return $word . "\u{10FFFF}";
		}
		$last = substr($word, -1);
		return preg_match('/^[a-z0-9]+$/D', $word) === 1 && $last !== 'z' && $last !== '9'
			? substr($word, 0, -1) . chr(ord($last) + 1)
			: null;
	}

	/** @return array<string, int> */
	private function terms(int $fileId): array {
		$terms = [];
		foreach ($this->terms->findAll(['file_id' => $fileId], ['term', 'weight']) as $row) {
			$terms[PageRows::text($row['term'] ?? null)] = PageRows::number($row['weight'] ?? null);
		}
		return $terms;
	}
}
