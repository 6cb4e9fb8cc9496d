<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Draft;

use OCA\IntranetApp\Model\Draft\DraftHead;
use OCA\IntranetApp\Model\Draft\OwnDraft;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Index\PageRows;
use OCA\IntranetApp\Shared\Db\Rows;
use OCA\IntranetApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** The authors' unpublished work, one at most per page and author. */
class DraftRepository {
	private const TABLE = 'intranetapp_drafts';

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	public function findOrNull(int $fileId, string $userId): ?OwnDraft {
		$columns = ['document', 'base_version', 'base', 'updated_at'];
		$row = new StoredValues($this->rows->findAll(self::key($fileId, $userId), $columns)[0] ?? []);
		$page = json_decode($row->text('document', ''));
		$base = json_decode($row->text('base', ''));
		return $page instanceof \stdClass
			? new OwnDraft($page, $row->text('base_version'), $row->number('updated_at'), $base instanceof \stdClass ? $base : null)
			: null;
	}

	/**
	 * Without documents, which may be long.
	 *
	 * @return list<DraftHead> of pages in the index, newest first
	 */
	public function findAllOfUser(string $userId): array {
		$query = $this->db->getQueryBuilder();
		$query->select(...array_map(static fn (string $column): string => "p.$column", PageRows::SHORT))
			->selectAlias('d.title', 'draft_title')->selectAlias('d.base_version', 'draft_base')->selectAlias('d.updated_at', 'kept_at')
			->from(self::TABLE, 'd')
			->innerJoin('d', PageIndex::TABLE, 'p', $query->expr()->eq('p.file_id', 'd.file_id'))
			->where($query->expr()->eq('d.user_id', $query->createNamedParameter($userId)))
			->orderBy('d.updated_at', 'DESC')->addOrderBy('d.file_id', 'DESC');
		return array_map(static fn (array $row): DraftHead => new DraftHead(
			PageRows::page($row),
			is_string($row['draft_title'] ?? null) ? $row['draft_title'] : null,
			PageRows::text($row['draft_base'] ?? null),
			PageRows::number($row['kept_at'] ?? null),
		), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/** A draft without a base keeps the stored one if that is of the same version. */
	public function save(int $fileId, string $userId, OwnDraft $draft): void {
		$key = self::key($fileId, $userId);
		$title = $draft->page->title ?? null;
		$values = [
			'document' => self::json($draft->page),
			'title' => is_string($title) ? $title : null,
			'updated_at' => $draft->updatedAt,
		];
		if ($draft->base === null && $this->rows->update([...$key, 'base_version' => $draft->baseVersion], $values) > 0) {
			return;
		}
		$base = $draft->base === null ? null : self::json($draft->base);
		$this->rows->save($key, [...$values, 'base_version' => $draft->baseVersion, 'base' => $base]);
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

	private static function json(\stdClass $document): string {
		return json_encode($document, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION);
	}
}
