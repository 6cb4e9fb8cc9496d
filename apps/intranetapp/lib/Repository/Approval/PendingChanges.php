<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Approval;

use OCA\IntranetApp\Model\Approval\ChangeKind;
use OCA\IntranetApp\Model\Approval\PendingChange;
use OCA\IntranetApp\Model\Page\BrokenDocument;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Shared\Db\Rows;
use OCA\IntranetApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** What waits for approval: one at most per page, author and kind. It knows nothing about permissions. */
class PendingChanges {
	private const WAITING = 'waiting';
	private const RETURNED = 'returned';
	private const HEAD = ['file_id', 'user_id', 'kind', 'state', 'title', 'base_version', 'version', 'sent_at', 'note', 'reviewer'];

	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'intranetapp_pending');
	}

	public function findOrNull(int $fileId, string $author, ChangeKind $kind): ?PendingChange {
		return $this->made($this->rows->findAll(self::key($fileId, $author, $kind)))[0] ?? null;
	}

	public function has(int $fileId, string $author, ChangeKind $kind): bool {
		return $this->rows->findAll(self::key($fileId, $author, $kind), ['file_id']) !== [];
	}

	/** @return list<PendingChange> of one page, what was sent first comes first */
	public function findAllOf(int $fileId): array {
		$query = Rows::named($this->rows->select(), ['file_id' => $fileId])->orderBy('sent_at');
		return $this->made($query->executeQuery()->fetchAllAssociative());
	}

	/** @return list<PendingChange> of one page, without content */
	public function findAllHeadsOf(int $fileId): array {
		return $this->made($this->rows->findAll(['file_id' => $fileId], self::HEAD));
	}

	/**
	 * What waits, and what one author sent, without content.
	 *
	 * @return list<PendingChange> what was sent first comes first
	 */
	public function findAllHeads(string $author, int $count): array {
		$query = $this->rows->select(self::HEAD);
		$query->where($query->expr()->orX(
			$query->expr()->eq('state', $query->createNamedParameter(self::WAITING)),
			$query->expr()->eq('user_id', $query->createNamedParameter($author)),
		))->orderBy('sent_at')->addOrderBy('file_id')->setMaxResults($count);
		return $this->made($query->executeQuery()->fetchAllAssociative());
	}

	public function save(PendingChange $change): void {
		$this->rows->save(self::key($change->fileId, $change->author, $change->kind), [
			'state' => $change->isReturned ? self::RETURNED : self::WAITING,
			'title' => mb_substr($change->title, 0, 255),
			'document' => $change->document?->toJson(),
			'base' => $change->base?->toJson(),
			'base_version' => $change->baseVersion,
			'version' => $change->version,
			'sent_at' => $change->sentAt,
			'note' => $change->note,
			'reviewer' => $change->reviewer,
		]);
	}

	/** @return bool false when its author sent another one or took it back in the meantime */
	public function saveReturned(PendingChange $change, string $note, string $reviewer): bool {
		$key = [...self::key($change->fileId, $change->author, $change->kind), 'version' => $change->version, 'state' => self::WAITING];
		return $this->rows->update($key, ['state' => self::RETURNED, 'note' => $note, 'reviewer' => $reviewer]) > 0;
	}

	/** @param ?string $version null for any */
	public function delete(int $fileId, string $author, ChangeKind $kind, ?string $version = null): void {
		$this->rows->delete([...self::key($fileId, $author, $kind), ...$version === null ? [] : ['version' => $version]]);
	}

	/** What was asked for an unpublished page, whoever asked. */
	public function deleteRequests(int $fileId): void {
		$this->rows->delete(['file_id' => $fileId, 'kind' => ChangeKind::Page->value]);
	}

	/** @param list<int> $fileIds of permanently deleted pages */
	public function deleteOfFiles(array $fileIds): void {
		$this->rows->deleteAmong('file_id', $fileIds);
	}

	/** For a deleted account. */
	public function deleteOfUser(string $userId): void {
		$this->rows->delete(['user_id' => $userId]);
	}

	/**
	 * @param array<array-key, array<string, mixed>> $rows
	 * @return list<PendingChange>
	 */
	private function made(array $rows): array {
		return array_map(static function (array $stored): PendingChange {
			$row = new StoredValues($stored);
			return new PendingChange(
				$row->number('file_id'),
				$row->text('user_id'),
				ChangeKind::from($row->text('kind')),
				$row->text('title', ''),
				self::document($row->textOrNull('document')),
				self::document($row->textOrNull('base')),
				$row->text('base_version', ''),
				$row->text('version', ''),
				$row->number('sent_at'),
				$row->text('state') === self::RETURNED,
				$row->text('note', ''),
				$row->textOrNull('reviewer'),
			);
		}, array_values($rows));
	}

	private static function document(?string $json): ?PageDocument {
		try {
			return $json === null ? null : PageDocument::parse($json);
		} catch (BrokenDocument) {
			return null;
		}
	}

	/** @return array{file_id: int, user_id: string, kind: string} */
	private static function key(int $fileId, string $author, ChangeKind $kind): array {
		return ['file_id' => $fileId, 'user_id' => $author, 'kind' => $kind->value];
	}
}
