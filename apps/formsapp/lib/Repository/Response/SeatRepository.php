<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Response;

use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** How many responses have a choice whose seats are, or once were, limited. Whatever changes them holds the form's lock. */
class SeatRepository {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'formsapp_caps');
	}

	/** @return array<array-key, array<array-key, int>> taken seats by question and choice */
	public function findAll(int $fileId): array {
		$taken = [];
		foreach ($this->rows->findAll(['file_id' => $fileId], ['question_id', 'choice_id', 'taken']) as $stored) {
			$row = new StoredValues($stored);
			$taken[$row->text('question_id')][$row->text('choice_id')] = $row->number('taken');
		}
		return $taken;
	}

	public function save(int $fileId, string $question, string $choice, int $taken): void {
		$this->rows->save(['file_id' => $fileId, 'question_id' => $question, 'choice_id' => $choice], ['taken' => $taken]);
	}

	public function deleteOfForm(int $fileId): void {
		$this->rows->delete(['file_id' => $fileId]);
	}
}
