<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Form;

use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Form\FormRow;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCA\FormsApp\Shared\Uuid;
use OCP\IDBConnection;

/** The rows of forms, for the system: whoever calls has asked for the rights. */
class FormRepository {
	private const COLUMNS = [
		'file_id', 'form_id', 'title', 'created_at', 'responses', 'hash', 'is_public', 'password_hash', 'starts_at', 'expires_at', 'stamp',
		'fault', 'trashed_at', 'closes_at', 'most_responses',
	];
	private const TITLE_CHARACTERS = 256;
	private const FAULT_CHARACTERS = 1000;

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, 'formsapp_forms');
	}

	public function findOrNull(int $fileId): ?FormRow {
		$row = $this->rows->findOrNull(['file_id' => $fileId], self::COLUMNS);
		return $row === null ? null : self::row($row);
	}

	/** The last form in the file that could be read. */
	public function findDefinitionOrNull(int $fileId): ?string {
		$row = $this->rows->findOrNull(['file_id' => $fileId], ['file_id', 'definition']);
		return $row === null ? null : (new StoredValues($row))->textOrNull('definition');
	}

	/**
	 * @param list<int> $fileIds
	 * @return array<int, FormRow> by file id
	 */
	public function findAllOf(array $fileIds): array {
		$found = [];
		foreach ($this->rows->findAllAmong('file_id', $fileIds, self::COLUMNS) as $row) {
			$form = self::row($row);
			$found[$form->fileId] = $form;
		}
		return $found;
	}

	/**
	 * @param list<int> $fileIds
	 * @return array<int, string> title and description in lower case, by file id; forms whose words were never read are not among them
	 */
	public function findAllWordsOf(array $fileIds): array {
		$found = [];
		foreach ($this->rows->findAllAmong('file_id', $fileIds, ['file_id', 'words']) as $stored) {
			$row = new StoredValues($stored);
			$words = $row->textOrNull('words');
			if ($words !== null) {
				$found[$row->number('file_id')] = $words;
			}
		}
		return $found;
	}

	/**
	 * Makes the row of a file that has none. Its id is the file's own unless another form has that one: then the file is a copy.
	 *
	 * @param FormDocument $form what it holds; blank for a file that holds none
	 */
	public function create(int $fileId, FormDocument $form, string $stamp, ?string $fault, int $now): void {
		$values = ['file_id' => $fileId, 'created_at' => $now] + self::content($form, $stamp, $fault);
		if (!$this->rows->insert(['form_id' => $form->id] + $values) && $this->rows->count(['file_id' => $fileId]) === 0) {
			$this->rows->insert(['form_id' => Uuid::random()] + $values);
		}
	}

	/** What the file holds now. */
	public function save(int $fileId, FormDocument $form, string $stamp): void {
		$this->rows->update(['file_id' => $fileId], ['trashed_at' => null] + self::content($form, $stamp, null));
	}

	/** The file holds no form that can be read: the former one stays. */
	public function saveFault(int $fileId, string $stamp, string $fault): void {
		$this->rows->update(['file_id' => $fileId], ['stamp' => $stamp, 'fault' => mb_substr($fault, 0, self::FAULT_CHARACTERS)]);
	}

	/** The file has changed, and is to be read when somebody may read it. */
	public function saveUnread(int $fileId): void {
		$this->rows->update(['file_id' => $fileId], ['stamp' => '']);
	}

	/** @param array<string, int|string|null> $share columns */
	public function saveShare(int $fileId, array $share): void {
		$this->rows->update(['file_id' => $fileId], $share);
	}

	/** @return array<string, int|string|null> */
	private static function content(FormDocument $form, string $stamp, ?string $fault): array {
		$definition = $form->definitionJson();
		return [
			'title' => mb_substr($form->title, 0, self::TITLE_CHARACTERS),
			'words' => $form->words(),
			'definition' => $definition,
			'definition_hash' => hash('sha256', $definition),
			'closes_at' => $form->settings->closesAt(),
			'most_responses' => $form->settings->number('maxResponses'),
			'retention_days' => $form->settings->number('retentionDays'),
			'stamp' => $stamp,
			'fault' => $fault === null ? null : mb_substr($fault, 0, self::FAULT_CHARACTERS),
		];
	}

	/** @param array<string, mixed> $stored */
	private static function row(array $stored): FormRow {
		$row = new StoredValues($stored);
		return new FormRow(
			$row->number('file_id'),
			$row->text('form_id'),
			$row->text('title', ''),
			$row->number('created_at'),
			$row->number('responses'),
			$row->textOrNull('hash'),
			$row->yes('is_public', false),
			$row->textOrNull('password_hash'),
			$row->numberOrNull('starts_at'),
			$row->numberOrNull('expires_at'),
			$row->text('stamp', ''),
			$row->textOrNull('fault'),
			$row->numberOrNull('trashed_at') !== null,
			$row->numberOrNull('closes_at'),
			$row->number('most_responses'),
		);
	}
}
