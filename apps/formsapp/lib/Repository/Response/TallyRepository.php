<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Response;

use OCA\FormsApp\Model\Answer\Tally;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** What the responses of each block of numbers add up to. Whatever changes a tally holds the form's lock. */
class TallyRepository {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'formsapp_tallies');
	}

	/** Empty for a block without responses. */
	public function find(int $fileId, int $block): Tally {
		$row = $this->rows->findOrNull(['file_id' => $fileId, 'block' => $block], ['file_id', 'block', 'tally']);
		return $row === null ? new Tally() : Tally::ofJson((new StoredValues($row))->text('tally'));
	}

	/** @return \Generator<int, Tally> by block */
	public function findAll(int $fileId): \Generator {
		$result = Rows::named($this->rows->select(['block', 'tally']), ['file_id' => $fileId])->executeQuery();
		while (($stored = $result->fetchAssociative()) !== false) {
			$row = new StoredValues($stored);
			yield $row->number('block') => Tally::ofJson($row->text('tally'));
		}
	}

	/** @return array<int, int> how many responses each block has, newest block first */
	public function findAllCounts(int $fileId): array {
		$query = Rows::named($this->rows->select(['block', 'responses']), ['file_id' => $fileId])->orderBy('block', 'DESC');
		$counts = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$counts[$row->number('block')] = $row->number('responses');
		}
		return $counts;
	}

	public function save(int $fileId, int $block, Tally $tally): void {
		$key = ['file_id' => $fileId, 'block' => $block];
		if ($tally->responses === 0) {
			$this->rows->delete($key);
		} else {
			$this->rows->save($key, ['responses' => $tally->responses, 'tally' => $tally->toJson()]);
		}
	}

	public function deleteOfForm(int $fileId): void {
		$this->rows->delete(['file_id' => $fileId]);
	}
}
