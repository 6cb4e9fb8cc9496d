<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Response;

use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Forms as those need them who answer, or read answers. Acts for the system: it asks for no rights. */
class OpenFormRepository {
	private const COLUMNS = [
		'file_id', 'form_id', 'hash', 'definition', 'definition_hash', 'is_public', 'trashed_at', 'password_hash', 'starts_at',
		'expires_at', 'responses', 'last_number', 'changes', 'images', 'hooks',
	];

	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'formsapp_forms');
	}

	public function findByHashOrNull(string $hash): ?OpenForm {
		return $this->oneOrNull(['hash' => $hash]);
	}

	public function findByFileOrNull(int $fileId): ?OpenForm {
		return $this->oneOrNull(['file_id' => $fileId]);
	}

	/** @return array<int, int> days that responses are kept, by file id; forms that keep them for ever are left out */
	public function findAllRetentions(): array {
		$query = $this->rows->select(['file_id', 'retention_days']);
		$query->where($query->expr()->gt('retention_days', Rows::parameter($query, 0)))->orderBy('file_id');
		$days = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$days[$row->number('file_id')] = $row->number('retention_days');
		}
		return $days;
	}

	/** @param array{hash: string}|array{file_id: int} $key */
	private function oneOrNull(array $key): ?OpenForm {
		$stored = $this->rows->findOrNull($key, self::COLUMNS);
		$row = new StoredValues($stored ?? []);
		$definition = $row->textOrNull('definition');
		return $definition === null ? null : new OpenForm(
			$row->number('file_id'),
			$row->text('form_id'),
			$definition,
			$row->text('definition_hash'),
			$row->yes('is_public', false),
			$row->numberOrNull('trashed_at') !== null,
			$row->textOrNull('password_hash'),
			$row->numberOrNull('starts_at'),
			$row->numberOrNull('expires_at'),
			$row->number('responses'),
			$row->number('last_number'),
			$row->number('changes'),
			$row->textOrNull('images'),
			$row->number('hooks'),
			$row->textOrNull('hash'),
		);
	}
}
