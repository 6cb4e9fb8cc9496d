<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Notice;

use OCA\FormsApp\Model\Answer\AnswerSettings;
use OCA\FormsApp\Model\Notice\Untold;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Which responses the publishers of forms have been told of. Acts for the system. */
class UntoldRepository {
	private const DEPTH = 64;

	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'formsapp_forms');
	}

	/** @return \Generator<int, Untold> */
	public function findAll(): \Generator {
		$query = $this->rows->select(['file_id']);
		$query->where($query->expr()->isNotNull('published_by'))->andWhere($query->expr()->isNull('trashed_at'))
			->andWhere($query->expr()->lt('told_to', 'last_number'))->orderBy('file_id');
		$columns = ['file_id', 'published_by', 'definition', 'told_from', 'told_to', 'last_number'];
		foreach ($query->executeQuery()->fetchFirstColumn() as $fileId) {
			$stored = is_numeric($fileId) ? $this->rows->findOrNull(['file_id' => (int)$fileId], $columns) : null;
			if ($stored !== null && is_string($stored['published_by'])) {
				yield self::untold($stored['published_by'], new StoredValues($stored));
			}
		}
	}

	/** The bell speaks of the responses behind one number, up to another. */
	public function save(int $fileId, int $from, int $to): void {
		$this->rows->update(['file_id' => $fileId], ['told_from' => $from, 'told_to' => $to]);
	}

	public function deleteOfUser(string $userId): void {
		$this->rows->update(['published_by' => $userId], ['published_by' => null]);
	}

	private static function untold(string $userId, StoredValues $row): Untold {
		$definition = json_decode($row->textOrNull('definition') ?? '', true, self::DEPTH);
		return new Untold(
			$row->number('file_id'),
			$userId,
			AnswerSettings::of(is_array($definition) ? $definition : [])->notifies,
			$row->number('told_from'),
			$row->number('told_to'),
			$row->number('last_number'),
		);
	}
}
