<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Upload;

use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Upload\StoredUpload;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** Files that were sent for questions, without their content. What is gone is there for nobody but `findAllGone`. */
class UploadRepository {
	private const TABLE = 'formsapp_uploads';
	private const PIECE = 500;

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	public function create(StoredUpload $upload, string $tokenHash): void {
		$this->rows->add([
			'upload_id' => $upload->id,
			'token_hash' => $tokenHash,
			'file_id' => $upload->fileId,
			'question_id' => $upload->questionId,
			'name' => $upload->name,
			'type' => $upload->type,
			'size' => $upload->size,
			'crc' => $upload->crc,
			'created_at' => $upload->createdAt,
		]);
	}

	/** Of all files of the form, those that still wait for their answers too. */
	public function countBytes(int $fileId): int {
		$query = $this->db->getQueryBuilder()->from(self::TABLE);
		$query->selectAlias($query->func()->sum('size'), 'bytes');
		return StoredValues::row(Rows::named($query, ['file_id' => $fileId, 'is_gone' => 0])->executeQuery()->fetchAssociative())
			->numberOrNull('bytes') ?? 0;
	}

	/**
	 * Those that no response has taken.
	 *
	 * @param list<string> $tokenHashes
	 * @return array<string, StoredUpload> by the hash of their tokens
	 */
	public function findAllWaiting(int $fileId, array $tokenHashes): array {
		$found = [];
		foreach ($this->rows->findAllAmong('token_hash', $tokenHashes) as $row) {
			$values = new StoredValues($row);
			$isWaiting = $values->numberOrNull('number') === null && $values->number('is_gone') === 0;
			if ($isWaiting && $values->number('file_id') === $fileId) {
				$found[$values->text('token_hash')] = self::upload($row);
			}
		}
		return $found;
	}

	/**
	 * Gives them to a response, unless another one was faster.
	 *
	 * @param non-empty-list<string> $ids
	 * @return int how many it got
	 */
	public function saveTaken(array $ids, string $responseId, int $number): int {
		$query = $this->db->getQueryBuilder()->update(self::TABLE);
		$query->set('number', Rows::parameter($query, $number))->set('response_id', Rows::parameter($query, $responseId));
		return $this->rows->execute(self::waiting(Rows::among($query, 'upload_id', $ids)));
	}

	public function findOfResponseOrNull(int $fileId, string $responseId, string $id): ?StoredUpload {
		$row = $this->rows->findOrNull(['upload_id' => $id, 'file_id' => $fileId, 'response_id' => $responseId, 'is_gone' => 0]);
		return $row === null ? null : self::upload($row);
	}

	public function hasSent(int $fileId): bool {
		return $this->sent($fileId, 0, 0, 1) !== [];
	}

	/** @return \Generator<int, StoredUpload> those of responses, in the order of these; few in memory at once */
	public function findAllSent(int $fileId, int $number = 0): \Generator {
		for ($id = 0; ($rows = $this->sent($fileId, $number, $id, self::PIECE)) !== [];) {
			foreach ($rows as $row) {
				yield self::upload($row);
			}
			$last = new StoredValues($rows[count($rows) - 1]);
			[$number, $id] = [$last->number('number'), $last->number('id')];
		}
	}

	/** @return list<StoredUpload> in the order in which they were sent */
	public function findAllOfResponse(int $fileId, int $number): array {
		$query = Rows::named($this->rows->select(), ['file_id' => $fileId, 'number' => $number, 'is_gone' => 0])->orderBy('id');
		return array_map(self::upload(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/**
	 * @param list<string> $kept ids of those that stay
	 * @param list<string> $questions whose files stay
	 */
	public function saveGoneOfResponse(int $fileId, int $number, array $kept, array $questions): void {
		foreach ($this->findAllOfResponse($fileId, $number) as $file) {
			if (!in_array($file->id, $kept, true) && !in_array($file->questionId, $questions, true)) {
				$this->saveGone($file->id);
			}
		}
	}

	public function saveGone(string $id): void {
		$this->rows->update(['upload_id' => $id], ['is_gone' => 1]);
	}

	/** @param non-empty-list<string> $ids of files that no response has */
	public function saveDropped(array $ids): void {
		foreach (array_chunk($ids, Rows::CHUNK) as $chunk) {
			$this->rows->execute(self::waiting(Rows::among($this->goneNow(), 'upload_id', $chunk)));
		}
	}

	public function saveGoneOfResponses(int $fileId, NumberRange $range): void {
		$query = Rows::named($this->goneNow(), ['file_id' => $fileId]);
		$this->rows->execute($query->andWhere($query->expr()->gte('number', Rows::parameter($query, $range->first)))
			->andWhere($query->expr()->lte('number', Rows::parameter($query, $range->last))));
	}

	/** @param list<int> $fileIds */
	public function saveGoneOfForms(array $fileIds): void {
		foreach (array_chunk($fileIds, Rows::CHUNK) as $chunk) {
			$this->rows->execute(Rows::among($this->goneNow(), 'file_id', $chunk));
		}
	}

	/** Those that no response took in time. */
	public function saveGoneUnsent(int $before): void {
		$query = $this->goneNow();
		$this->rows->execute(self::waiting($query)->andWhere($query->expr()->lt('created_at', Rows::parameter($query, $before))));
	}

	/** @return list<array{int, string}> form and id */
	public function findAllGone(int $count): array {
		$query = Rows::named($this->rows->select(['file_id', 'upload_id']), ['is_gone' => 1])->orderBy('created_at')->setMaxResults($count);
		return array_map(static function (array $row): array {
			$values = new StoredValues($row);
			return [$values->number('file_id'), $values->text('upload_id')];
		}, array_values($query->executeQuery()->fetchAllAssociative()));
	}

	public function delete(string $id): void {
		$this->rows->delete(['upload_id' => $id]);
	}

	/**
	 * @param list<string> $ids
	 * @return list<string> those that have a row
	 */
	public function findAllKnown(array $ids): array {
		return array_map(
			static fn (array $row): string => (new StoredValues($row))->text('upload_id'),
			iterator_to_array($this->rows->findAllAmong('upload_id', $ids, ['upload_id']), false),
		);
	}

	private function goneNow(): IQueryBuilder {
		$query = $this->db->getQueryBuilder()->update(self::TABLE);
		return $query->set('is_gone', Rows::parameter($query, 1));
	}

	private static function waiting(IQueryBuilder $query): IQueryBuilder {
		return Rows::named($query, ['is_gone' => 0])->andWhere($query->expr()->isNull('number'));
	}

	/** @return list<array<string, mixed>> the next ones behind a file of a response */
	private function sent(int $fileId, int $number, int $id, int $count): array {
		$query = Rows::named($this->rows->select(), ['file_id' => $fileId, 'is_gone' => 0]);
		$after = Rows::parameter($query, $number);
		$query->andWhere($query->expr()->gte('number', $after))->andWhere($query->expr()->orX(
			$query->expr()->gt('number', $after),
			$query->expr()->gt('id', Rows::parameter($query, $id)),
		));
		return array_values($query->orderBy('number')->addOrderBy('id')->setMaxResults($count)->executeQuery()->fetchAllAssociative());
	}

	/** @param array<string, mixed> $stored */
	private static function upload(array $stored): StoredUpload {
		$row = new StoredValues($stored);
		return new StoredUpload(
			$row->text('upload_id'),
			$row->number('file_id'),
			$row->text('question_id'),
			$row->text('name'),
			$row->text('type'),
			$row->number('size'),
			$row->number('crc'),
			$row->number('created_at'),
			$row->textOrNull('response_id'),
		);
	}
}
