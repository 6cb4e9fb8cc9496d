<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Form;

use OCA\FormsApp\Repository\Branding\ImageFiles;
use OCA\FormsApp\Repository\Upload\UploadRepository;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\Transaction;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** All rows that belong to a file: they are deleted together with it, and not before. */
class Belongings {
	/** The form first: whoever answers it meanwhile finds it gone. */
	private const TABLES = [
		'formsapp_forms', 'formsapp_responses', 'formsapp_tallies', 'formsapp_caps', 'formsapp_definitions', 'formsapp_presence',
		'formsapp_api_keys', 'formsapp_webhooks', 'formsapp_deliveries', 'formsapp_left',
	];

	public function __construct(
		private readonly IDBConnection $db,
		private readonly Transaction $transaction,
		private readonly UploadRepository $uploads,
		private readonly ImageFiles $images,
	) {
	}

	/** @return int number of forms whose files no longer exist */
	public function sweep(): int {
		$swept = 0;
		for ($ids = $this->next(0); $ids !== []; $ids = $this->next(max($ids))) {
			$swept += $this->deleteOfGone($ids);
		}
		return $swept;
	}

	/** @return \Generator<int, int> all forms that have a row */
	public function findAllForms(): \Generator {
		for ($ids = $this->next(0); $ids !== []; $ids = $this->next(max($ids))) {
			yield from $ids;
		}
	}

	/** @return list<int> forms whose files no longer exist */
	public function findAllGone(): array {
		$gone = [];
		for ($ids = $this->next(0); $ids !== []; $ids = $this->next(max($ids))) {
			$gone = [...$gone, ...$this->goneAmong($ids)];
		}
		return $gone;
	}

	/**
	 * @param list<int> $fileIds
	 * @return int how many of the files no longer exist
	 */
	public function deleteOfGone(array $fileIds): int {
		$gone = $this->goneAmong($fileIds);
		if ($gone !== []) {
			$this->transaction->run(function () use ($gone): void {
				foreach (self::TABLES as $table) {
					(new Rows($this->db, $table))->deleteAmong('file_id', $gone);
				}
				$this->uploads->saveGoneOfForms($gone);
			});
			foreach ($gone as $fileId) {
				$this->images->deleteFolder($fileId);
			}
		}
		return count($gone);
	}

	/** @return list<int> forms in the trash bin: the files that may be gone without a word */
	public function findAllTrashed(): array {
		$query = (new Rows($this->db, self::TABLES[0]))->select(['file_id']);
		return self::numbers($query->where($query->expr()->isNotNull('trashed_at')));
	}

	/**
	 * @param list<int> $fileIds
	 * @return list<int>
	 */
	private function goneAmong(array $fileIds): array {
		$there = [];
		foreach ((new Rows($this->db, 'filecache'))->findAllAmong('fileid', $fileIds, ['fileid']) as $row) {
			$there[] = is_numeric($row['fileid'] ?? null) ? (int)$row['fileid'] : 0;
		}
		return array_values(array_diff($fileIds, $there));
	}

	/** @return list<int> */
	private function next(int $after): array {
		$query = (new Rows($this->db, self::TABLES[0]))->select(['file_id']);
		$query->where($query->expr()->gt('file_id', Rows::parameter($query, $after)))->orderBy('file_id')->setMaxResults(Rows::CHUNK);
		return self::numbers($query);
	}

	/** @return list<int> */
	private static function numbers(IQueryBuilder $query): array {
		return array_map(
			static fn (mixed $id): int => is_numeric($id) ? (int)$id : 0,
			array_values($query->executeQuery()->fetchFirstColumn()),
		);
	}
}
