<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Response;

use OCA\FormsApp\Model\Answer\Change\ChangedResponse;
use OCA\FormsApp\Model\Answer\NewResponse;
use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** Responses. Whatever adds or deletes them holds the form's lock. */
class ResponseRepository {
	/** Bytes of answers that are in memory at once, more or less. */
	private const PIECE = 1_048_576;
	private const FEWEST = 8;
	private const MOST = 500;
	private const COLUMNS = [
		'response_id', 'number', 'definition_hash', 'submitted_at', 'user_id', 'answers', 'duration', 'score', 'request_hash',
		'revision', 'changed_at', 'changed_by', 'key_id', 'note',
	];

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, ResponseRow::TABLE);
	}

	/** @param string $words by which it is found */
	public function create(int $fileId, int $number, int $submittedAt, string $definition, NewResponse $response, string $words): void {
		$this->rows->add(ResponseRow::values($fileId, $number, $submittedAt, $definition, $response, $words));
	}

	/**
	 * @param string $definition hash of what the answers answer
	 * @param string $answers canonical JSON
	 * @param string $words by which it is found
	 * @param int $revision of the answers from now on
	 */
	public function saveChange(
		int $fileId,
		int $number,
		string $definition,
		string $answers,
		string $words,
		ChangedResponse $change,
		int $revision,
		int $now,
	): void {
		$values = ResponseRow::change($definition, $answers, $words, $change, $revision, $now);
		$this->rows->update(['file_id' => $fileId, 'number' => $number], $values);
	}

	/** @return bool false when there is no such response */
	public function saveNote(int $fileId, string $id, ?string $note): bool {
		return $this->rows->update(['file_id' => $fileId, 'response_id' => $id], ['note' => $note]) > 0;
	}

	/** @return bool false when the note is not the former one, or there is no such response */
	public function saveNoteAfter(int $fileId, string $id, ?string $note, ?string $was): bool {
		$query = $this->db->getQueryBuilder()->update(ResponseRow::TABLE);
		$query->set('note', Rows::parameter($query, $note));
		Rows::named($query, ['file_id' => $fileId, 'response_id' => $id]);
		$query->andWhere($was === null ? $query->expr()->isNull('note') : $query->expr()->eq('note', Rows::parameter($query, $was)));
		return $this->rows->execute($query) > 0;
	}

	public function findOrNull(int $fileId, string $id): ?StoredResponse {
		return $this->oneOrNull(['file_id' => $fileId, 'response_id' => $id]);
	}

	/** The response that was sent under the same key before. */
	public function findByRequestKeyOrNull(int $fileId, string $key): ?StoredResponse {
		return $this->oneOrNull(['file_id' => $fileId, 'request_key' => $key]);
	}

	public function hasOnceKey(int $fileId, string $key): bool {
		return $this->rows->findAll(['file_id' => $fileId, 'once_key' => $key], ['number']) !== [];
	}

	/** @return list<StoredResponse> newest first */
	public function findAllOfPage(int $fileId, NumberRange $range, int $skipped, int $count): array {
		$query = self::between($this->rows->select(['number']), $fileId, $range)->orderBy('number', 'DESC');
		$numbers = $query->setFirstResult($skipped)->setMaxResults($count)->executeQuery()->fetchFirstColumn();
		[$newest, $oldest] = [$numbers[0] ?? null, $numbers === [] ? null : $numbers[count($numbers) - 1]];
		if (!is_numeric($newest) || !is_numeric($oldest)) {
			return [];
		}
		$query = self::between($this->rows->select(self::COLUMNS), $fileId, new NumberRange((int)$oldest, (int)$newest));
		$rows = $query->orderBy('number', 'DESC')->executeQuery()->fetchAllAssociative();
		return array_map(ResponseRow::response(...), array_values($rows));
	}

	/**
	 * @param non-empty-list<string> $words in lower case, all of which the answers have
	 * @return list<int> numbers, newest first
	 */
	public function findAllNumbers(int $fileId, NumberRange $range, array $words, int $most): array {
		$query = $this->having(self::between($this->rows->select(['number']), $fileId, $range), $words);
		$numbers = $query->orderBy('number', 'DESC')->setMaxResults($most)->executeQuery()->fetchFirstColumn();
		return array_map(intval(...), array_values(array_filter($numbers, is_numeric(...))));
	}

	/**
	 * @param list<int> $numbers few
	 * @return list<StoredResponse> newest first
	 */
	public function findAllByNumber(int $fileId, array $numbers): array {
		if ($numbers === []) {
			return [];
		}
		$query = Rows::among(Rows::named($this->rows->select(self::COLUMNS), ['file_id' => $fileId]), 'number', $numbers);
		$rows = $query->orderBy('number', 'DESC')->executeQuery()->fetchAllAssociative();
		return array_map(ResponseRow::response(...), array_values($rows));
	}

	/**
	 * @param list<string> $words in lower case, all of which the answers have
	 * @return \Generator<int, StoredResponse> oldest first, few in memory at once
	 */
	public function findAllBetween(int $fileId, NumberRange $range, array $words = []): \Generator {
		$count = self::FEWEST;
		for ($first = $range->first; $first <= $range->last; $first = $last + 1) {
			$query = self::between($this->rows->select(self::COLUMNS), $fileId, new NumberRange($first, $range->last));
			$this->having($query, $words);
			$rows = $query->orderBy('number')->setMaxResults($count)->executeQuery()->fetchAllAssociative();
			if ($rows === []) {
				return;
			}
			[$bytes, $read, $last] = [0, count($rows), $first];
			foreach ($rows as $place => $row) {
				unset($rows[$place]);
				$bytes += is_string($row['answers'] ?? null) ? strlen($row['answers']) : 0;
				$response = ResponseRow::response($row);
				$last = $response->number;
				yield $response;
			}
			if ($read < $count) {
				return;
			}
			$count = max(self::FEWEST, min(self::MOST, intdiv(self::PIECE * $read, max(1, $bytes))));
		}
	}

	/** @return list<string> as clients know them, oldest first */
	public function findAllIdsBetween(int $fileId, NumberRange $range): array {
		$query = self::between($this->rows->select(['response_id']), $fileId, $range)->orderBy('number');
		return array_values(array_filter($query->executeQuery()->fetchFirstColumn(), is_string(...)));
	}

	public function countBetween(int $fileId, NumberRange $range): int {
		if ($range->isEmpty()) {
			return 0;
		}
		$query = self::between($this->db->getQueryBuilder()->from(ResponseRow::TABLE), $fileId, $range);
		$row = $query->selectAlias($query->func()->count('*'), 'counted')->executeQuery()->fetchAssociative();
		return StoredValues::row($row)->number('counted');
	}

	/** The lowest number of a response that arrived then or later. */
	public function findNumberSinceOrNull(int $fileId, int $time): ?int {
		$query = Rows::named($this->rows->select(['number']), ['file_id' => $fileId]);
		$query->andWhere($query->expr()->gte('submitted_at', Rows::parameter($query, $time)));
		$number = $query->orderBy('submitted_at')->addOrderBy('number')->setMaxResults(1)->executeQuery()->fetchFirstColumn()[0] ?? null;
		return is_numeric($number) ? (int)$number : null;
	}

	public function deleteOne(int $fileId, int $number): void {
		$this->rows->delete(['file_id' => $fileId, 'number' => $number]);
	}

	/** @return int how many */
	public function deleteBetween(int $fileId, NumberRange $range): int {
		return $this->rows->execute(self::between($this->db->getQueryBuilder()->delete(ResponseRow::TABLE), $fileId, $range));
	}

	/** @return int how many */
	public function deleteOfForm(int $fileId): int {
		return $this->rows->delete(['file_id' => $fileId]);
	}

	/** @param non-empty-array<string, int|string> $key */
	private function oneOrNull(array $key): ?StoredResponse {
		$row = $this->rows->findOrNull($key, [...self::COLUMNS, ...array_keys(array_diff_key($key, array_flip(self::COLUMNS)))]);
		return $row === null ? null : ResponseRow::response($row);
	}

	/** @param list<string> $words in lower case */
	private function having(IQueryBuilder $query, array $words): IQueryBuilder {
		foreach ($words as $word) {
			$pattern = '%' . $this->db->escapeLikeParameter($word) . '%';
			$query->andWhere($query->expr()->like('words', Rows::parameter($query, $pattern)));
		}
		return $query;
	}

	private static function between(IQueryBuilder $query, int $fileId, NumberRange $range): IQueryBuilder {
		return Rows::named($query, ['file_id' => $fileId])
			->andWhere($query->expr()->gte('number', Rows::parameter($query, $range->first)))
			->andWhere($query->expr()->lte('number', Rows::parameter($query, $range->last)));
	}
}
