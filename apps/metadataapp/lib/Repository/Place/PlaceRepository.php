<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Place;

use OCA\MetadataApp\Model\Place\Place;
use OCA\MetadataApp\Model\Value\Text\SortText;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Where the files and folders of team folders with fields lie. */
class PlaceRepository {
	public const TABLE = 'metadataapp_places';
	private const COLUMNS = ['file_id', 'folder_id', 'parent_id', 'is_folder', 'name', 'sort_name', 'path_hash'];

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	public function findOrNull(int $fileId): ?Place {
		return $this->findAllById([$fileId])[$fileId] ?? null;
	}

	/**
	 * @param list<int> $fileIds
	 * @return array<int, Place> by file id
	 */
	public function findAllById(array $fileIds): array {
		$found = [];
		foreach ($this->rows->findAllAmong('file_id', $fileIds) as $row) {
			$place = self::place($row);
			$found[$place->fileId] = $place;
		}
		return $found;
	}

	/** @return list<Place> of any team folder, with ids above this one, ascending, at most so many */
	public function findAllAfter(int $fileId, int $count): array {
		$query = $this->rows->select();
		$query->where($query->expr()->gt('file_id', Rows::parameter($query, $fileId)))->orderBy('file_id')->setMaxResults($count);
		return array_map(self::place(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/** @return array<int, array{int, string}> parent and name of every folder of a team folder, by file id */
	public function findAllFolders(int $folderId): array {
		$query = Rows::named($this->rows->select(['file_id', 'parent_id', 'name']), ['folder_id' => $folderId, 'is_folder' => 1]);
		$found = [];
		/** @var array{file_id: int|string, parent_id: int|string, name: string} $row cast and not checked: there are thousands */
		foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
			$found[(int)$row['file_id']] = [(int)$row['parent_id'], $row['name']];
		}
		return $found;
	}

	/**
	 * @param list<string> $names
	 * @return list<Place> those with one of the names in a team folder, wherever in it
	 */
	public function findAllNamed(int $folderId, array $names): array {
		$found = [];
		// The index begins with what sorts them; texts are compared in PHP, because databases differ in that.
		$keys = array_map(static fn (string $name): string => SortText::of(mb_scrub($name, 'UTF-8')), $names);
		foreach (array_chunk(array_values(array_unique($keys)), Rows::CHUNK) as $chunk) {
			$query = Rows::named(Rows::among($this->rows->select(), 'sort_name', $chunk), ['folder_id' => $folderId]);
			array_push($found, ...array_map(self::place(...), array_values($query->executeQuery()->fetchAllAssociative())));
		}
		return array_values(array_filter($found, static fn (Place $place): bool => in_array($place->name, $names, true)));
	}

	/** @return array<int, int> number of files and folders by team folder */
	public function countByFolder(): array {
		$query = $this->rows->select(['folder_id']);
		$query->selectAlias($query->func()->count('*'), 'counted')->groupBy('folder_id');
		$counts = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$counts[$row->number('folder_id')] = $row->number('counted');
		}
		return $counts;
	}

	/**
	 * Those that are there already stay as they are: what is reported of a file is newer than what a list has of it.
	 *
	 * @param list<Place> $places
	 */
	public function createAll(array $places): void {
		$this->rows->insertAll(self::COLUMNS, array_map(self::row(...), $places));
	}

	public function save(Place $place): void {
		$values = array_combine(self::COLUMNS, self::row($place));
		unset($values['file_id']);
		$this->rows->save(['file_id' => $place->fileId], $values);
	}

	public function savePathHash(int $fileId, string $hash): void {
		$this->rows->update(['file_id' => $fileId], ['path_hash' => $hash]);
	}

	/** What is below a folder goes to another team folder with it. */
	public function saveFolderBelow(int $fileId, int $folderId): void {
		foreach (array_chunk($this->foldersBelow($fileId), Rows::CHUNK) as $chunk) {
			$query = $this->db->getQueryBuilder()->update(self::TABLE);
			$query->set('folder_id', Rows::parameter($query, $folderId));
			$this->rows->execute(Rows::among($query, 'parent_id', $chunk));
		}
	}

	/** With all that is below it. */
	public function deleteTree(int $fileId, bool $isFolder): void {
		if ($isFolder) {
			$this->rows->deleteAmong('parent_id', $this->foldersBelow($fileId));
		}
		$this->rows->delete(['file_id' => $fileId]);
	}

	/** @param list<int> $fileIds */
	public function deleteAll(array $fileIds): void {
		$this->rows->deleteAmong('file_id', $fileIds);
	}

	public function deleteOfFolder(int $folderId): void {
		$this->rows->delete(['folder_id' => $folderId]);
	}

	/** @return non-empty-list<int> the folder and every one below it; one query for each level */
	private function foldersBelow(int $fileId): array {
		$all = $level = [$fileId => true];
		while ($level !== []) {
			$next = [];
			foreach (array_chunk(array_keys($level), Rows::CHUNK) as $chunk) {
				$query = Rows::named(Rows::among($this->rows->select(['file_id']), 'parent_id', $chunk), ['is_folder' => 1]);
				foreach (array_filter($query->executeQuery()->fetchFirstColumn(), is_numeric(...)) as $id) {
					$next[(int)$id] = true;
				}
			}
			$level = array_diff_key($next, $all);
			$all += $level;
		}
		return array_keys($all);
	}

	/** @return array{int, int, int, int, string, string, string} in the order of the columns */
	private static function row(Place $place): array {
		return [
			$place->fileId,
			$place->folderId,
			$place->parentId,
			$place->isFolder ? 1 : 0,
			$place->name,
			SortText::of(mb_scrub($place->name, 'UTF-8')),
			$place->pathHash,
		];
	}

	/** @param array<string, mixed> $stored */
	private static function place(array $stored): Place {
		$row = new StoredValues($stored);
		return new Place(
			$row->number('file_id'),
			$row->number('folder_id'),
			$row->number('parent_id'),
			$row->yes('is_folder', false),
			$row->text('name', ''),
			$row->text('path_hash'),
		);
	}
}
