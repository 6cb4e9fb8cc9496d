<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Response;

use OCA\FormsApp\Model\Answer\Period;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** The question that each respondent answered last who has not sent the answers. */
class DropOffRepository {
	private const TABLE = 'formsapp_left';

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	/**
	 * @param string $visit hash of the Idempotency-Key
	 * @param int $time Unix seconds
	 */
	public function save(int $fileId, string $visit, string $questionId, int $time): void {
		$this->rows->save(['file_id' => $fileId, 'visit' => $visit], ['question_id' => $questionId, 'left_at' => $time]);
	}

	/** @return array<array-key, int> how many stopped, by the id of the question */
	public function countByQuestion(int $fileId, Period $period): array {
		$query = Rows::named($this->rows->select(['question_id']), ['file_id' => $fileId]);
		$query->selectAlias($query->func()->count('*'), 'counted')->groupBy('question_id');
		if ($period->since !== null) {
			$query->andWhere($query->expr()->gte('left_at', Rows::parameter($query, $period->since)));
		}
		if ($period->before !== null) {
			$query->andWhere($query->expr()->lt('left_at', Rows::parameter($query, $period->before)));
		}
		$counts = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = StoredValues::row($stored);
			$counts[$row->text('question_id')] = $row->number('counted');
		}
		return $counts;
	}

	/** The answers were sent. Mostly there is no such row, and then nothing waits for the table. */
	public function delete(int $fileId, string $visit): void {
		$key = ['file_id' => $fileId, 'visit' => $visit];
		if ($this->rows->findOrNull($key, ['file_id', 'visit']) !== null) {
			$this->rows->delete($key);
		}
	}

	public function deleteOfForm(int $fileId): void {
		$this->rows->delete(['file_id' => $fileId]);
	}

	/** @param int $time Unix seconds */
	public function deleteBefore(int $fileId, int $time): void {
		$query = Rows::named($this->db->getQueryBuilder()->delete(self::TABLE), ['file_id' => $fileId]);
		$this->rows->execute($query->andWhere($query->expr()->lt('left_at', Rows::parameter($query, $time))));
	}

	/** Keeps no more than that many of each form, the newest ones. */
	public function deleteSurplus(int $kept): void {
		$query = $this->rows->select(['file_id']);
		$query->groupBy('file_id')->having($query->expr()->gt($query->func()->count('*'), Rows::parameter($query, $kept)));
		foreach ($query->executeQuery()->fetchFirstColumn() as $fileId) {
			$newest = Rows::named($this->rows->select(['left_at']), ['file_id' => is_numeric($fileId) ? (int)$fileId : 0]);
			$last = $newest->orderBy('left_at', 'DESC')->setFirstResult($kept)->setMaxResults(1)->executeQuery()->fetchOne();
			$this->deleteBefore(is_numeric($fileId) ? (int)$fileId : 0, is_numeric($last) ? (int)$last + 1 : 0);
		}
	}
}
