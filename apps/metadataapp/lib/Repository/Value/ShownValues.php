<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Value;

use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\Value\Codec\Codec;
use OCA\MetadataApp\Repository\Field\FieldRow;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Db\Rows;
use OCP\IDBConnection;

/**
 * Values of files by the names of their fields, as far as these are assigned where the files lie: without a look at the definitions, so
 * that a folder is read in one query.
 *
 * @phpstan-type Row array{file: int|string, folder: int|string, place: int|string, field: int|string, name: string, value: string}
 */
class ShownValues {
	public function __construct(private readonly IDBConnection $db) {
	}

	/**
	 * In one query for as many files as fit in one statement, whatever their team folders.
	 *
	 * @param list<FileInFolder> $files
	 * @param ?list<string> $names of fields; null for all
	 * @return array<int, array<string, string>> canonical texts by file and name, in the order of the fields; files without values are
	 *     absent
	 */
	public function findAll(array $files, ?array $names = null): array {
		$items = $places = [];
		$folders = array_column($files, 'folderId', 'fileId');
		foreach ($names === [] ? [] : array_chunk($folders, Rows::CHUNK, true) as $chunk) {
			// cast and not checked: a folder has thousands
			foreach ($this->rows($chunk, $names) as $row) {
				[$file, $folder, $name] = [(int)$row['file'], (int)$row['folder'], $row['name']];
				// A field may be in several of the team folders.
				if (($chunk[$file] ?? null) === $folder) {
					$items[$file][$name][] = $row['value'];
					$places[$folder][$name] = [(int)$row['place'], (int)$row['field']];
				}
			}
		}
		foreach ($places as $folder => $ofFolder) {
			asort($ofFolder);
			$places[$folder] = $ofFolder;
		}
		$found = [];
		foreach ($items as $file => $ofFile) {
			$ordered = array_replace(array_intersect_key($places[$folders[$file] ?? 0] ?? [], $ofFile), $ofFile);
			$found[$file] = array_map(static fn (array $texts): string => implode(Codec::SEPARATOR, $texts), $ordered);
		}
		return $found;
	}

	/**
	 * @param non-empty-array<int, int> $folders by file id
	 * @param ?list<string> $names
	 * @return list<Row>
	 */
	private function rows(array $folders, ?array $names): array {
		$files = implode(',', array_keys($folders));
		$folderIds = implode(',', array_unique($folders));
		// More names than a team folder can have fields are more than are there.
		$names = $names === null || count($names) > Limits::FIELDS_PER_FOLDER ? [] : $names;
		$named = $names === [] ? '' : ' AND f.field_name IN (' . implode(', ', array_fill(0, count($names), '?')) . ')';
		// `CROSS JOIN` is what SQLite keeps the order of: from the files to their fields.
		/** @var list<Row> $rows */
		$rows = $this->db->executeQuery(
			'SELECT v.file_id AS file, a.folder_id AS folder, a.position AS place, v.field_id AS field, f.field_name AS name,'
				. ' v.value AS value FROM *PREFIX*' . ValueRepository::TABLE . ' v CROSS JOIN *PREFIX*' . FieldRow::ASSIGNMENTS . ' a'
				. ' CROSS JOIN *PREFIX*' . FieldRow::TABLE . " f WHERE v.file_id IN ($files) AND a.folder_id IN ($folderIds)"
				. " AND a.field_id = v.field_id AND f.id = v.field_id AND f.applies_to_groupfolder = 0$named"
				. ' ORDER BY v.file_id, v.field_id, v.item',
			$names,
		)->fetchAllAssociative();
		return $rows;
	}
}
