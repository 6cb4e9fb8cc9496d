<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Draft;

use OCA\IntranetApp\Model\Draft\OwnDraft;
use OCA\IntranetApp\Shared\Db\Rows;
use OCA\IntranetApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** The authors' unpublished work, one at most per page and author. */
class DraftRepository {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'intranetapp_drafts');
	}

	public function findOrNull(int $fileId, string $userId): ?OwnDraft {
		$row = new StoredValues($this->rows->findAll(self::key($fileId, $userId), ['document', 'base_version', 'updated_at'])[0] ?? []);
		$page = json_decode($row->text('document', ''));
		return $page instanceof \stdClass ? new OwnDraft($page, $row->text('base_version'), $row->number('updated_at')) : null;
	}

	public function save(int $fileId, string $userId, OwnDraft $draft): void {
		$json =
			json_encode($draft->page, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION);
		$this->rows->save(self::key($fileId, $userId), [
			'document' => $json,
			'base_version' => $draft->baseVersion,
			'updated_at' => $draft->updatedAt,
		]);
	}

	public function delete(int $fileId, string $userId): void {
		$this->rows->delete(self::key($fileId, $userId));
	}

	/** @param list<int> $fileIds of permanently deleted pages */
	public function deleteOfFiles(array $fileIds): void {
		$this->rows->deleteAmong('file_id', $fileIds);
	}

	/** For a deleted account. */
	public function deleteOfUser(string $userId): void {
		$this->rows->delete(['user_id' => $userId]);
	}

	/** @return array{file_id: int, user_id: string} */
	private static function key(int $fileId, string $userId): array {
		return ['file_id' => $fileId, 'user_id' => $userId];
	}
}
