<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Setting;

use OCA\MetadataApp\Model\Listing\Selection;
use OCA\MetadataApp\Model\Listing\Sight;
use OCA\MetadataApp\Repository\Field\FieldRow;
use OCA\MetadataApp\Repository\Listing\ListSql;
use OCA\MetadataApp\Repository\Listing\SelectionSql;
use OCA\MetadataApp\Repository\Value\FolderValueRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** How many there are of what is stored. A value counts once, however many items it has. */
class FigureRepository {
	private const VALUES = '*PREFIX*' . ValueRepository::TABLE;
	private const ASSIGNMENTS = '*PREFIX*' . FieldRow::ASSIGNMENTS;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly SelectionSql $sql,
	) {
	}

	/** @return array<string, int> fields by type, in the order of the types' names */
	public function countByType(): array {
		$sql = 'SELECT type, COUNT(*) AS counted FROM *PREFIX*' . FieldRow::TABLE . ' GROUP BY type ORDER BY type';
		$counts = [];
		foreach ($this->db->executeQuery($sql)->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$counts[$row->text('type')] = $row->number('counted');
		}
		return $counts;
	}

	/** Team folders with fields. */
	public function countFolders(): int {
		return $this->number('SELECT COUNT(DISTINCT folder_id) AS counted FROM ' . self::ASSIGNMENTS);
	}

	/** Values of files and of team folders. */
	public function countValues(): int {
		return (new Rows($this->db, ValueRepository::TABLE))->count(['item' => 0])
			+ (new Rows($this->db, FolderValueRepository::TABLE))->count(['item' => 0]);
	}

	/** Files that have a value. */
	public function countFiles(): int {
		return $this->number('SELECT COUNT(DISTINCT file_id) AS counted FROM ' . self::VALUES);
	}

	/**
	 * Of the files that somebody can see, in the fields that the team folder has.
	 *
	 * @return array{int, int} values, and files with a value
	 */
	public function countSeen(Sight $sight): array {
		[$where, $parameters] = $this->sql->findWhere(new Selection($sight));
		$row = $this->db->executeQuery('SELECT COUNT(*) AS counted, COUNT(DISTINCT g.file_id) AS files FROM ' . ListSql::PLACES
			. ' i CROSS JOIN ' . ListSql::VALUES . ' g CROSS JOIN ' . self::ASSIGNMENTS . ' a WHERE g.file_id = i.file_id AND g.item = 0'
			. " AND a.field_id = g.field_id AND a.folder_id = $sight->folderId AND $where", $parameters)->fetchAssociative();
		$found = StoredValues::row($row);
		return [$found->number('counted'), $found->number('files')];
	}

	/** Values of a team folder itself, in the fields that it has. */
	public function countOfFolder(int $folderId): int {
		return $this->number('SELECT COUNT(*) AS counted FROM *PREFIX*' . FolderValueRepository::TABLE . ' v JOIN ' . self::ASSIGNMENTS
			. " a ON a.folder_id = v.folder_id AND a.field_id = v.field_id WHERE v.folder_id = $folderId AND v.item = 0");
	}

	private function number(string $sql): int {
		return StoredValues::row($this->db->executeQuery($sql)->fetchAssociative())->number('counted');
	}
}
