<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Listing;

use OCA\MetadataApp\Model\Listing\Selection;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Place\PlaceRepository;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Files whose values changed, in the order of the history. */
class ChangeRepository {
	private const HISTORY = '*PREFIX*' . HistoryRepository::TABLE;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly SelectionSql $sql,
	) {
	}

	/**
	 * The id below which nothing comes any more. Ids are given when a change is written, and it is seen when its transaction ends, so a
	 * higher one may be seen before a lower one.
	 *
	 * @param int $time Unix seconds; transactions that began before have ended
	 */
	public function findSettled(int $time): int {
		$first = $this->number('SELECT MIN(id) AS found FROM ' . self::HISTORY . " WHERE changed_at >= $time");
		return $first === null ? $this->number('SELECT MAX(id) AS found FROM ' . self::HISTORY) ?? 0 : $first - 1;
	}

	/** @return list<int> ids of files with changes after this one, at most so many */
	public function findAllFilesSince(Selection $selection, int $id, int $most): array {
		[$where, $parameters] = $this->sql->findWhere($selection);
		$rows = $this->db->executeQuery('SELECT DISTINCT h.file_id AS found FROM ' . self::HISTORY . ' h JOIN *PREFIX*'
			. PlaceRepository::TABLE . " i ON i.file_id = h.file_id WHERE h.id > $id AND $where LIMIT $most", $parameters);
		return array_map(
			static fn (array $row): int => (new StoredValues($row))->number('found'),
			array_values($rows->fetchAllAssociative()),
		);
	}

	private function number(string $sql): ?int {
		return StoredValues::row($this->db->executeQuery($sql)->fetchAssociative())->numberOrNull('found');
	}
}
