<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\View;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\View\View;
use OCA\MetadataApp\Model\View\ViewContent;
use OCA\MetadataApp\Model\View\ViewMember;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Saved views of team folders. What they say of fields is kept by the ids of these. */
class ViewRepository {
	public const TABLE = 'metadataapp_views';
	public const FIELDS = 'metadataapp_view_fields';
	private const FIELD_COLUMNS = [
		'view_id', 'field_id', 'place', 'is_column', 'is_visible', 'is_filterable', 'column_order', 'filter_values',
	];

	private readonly Rows $rows;
	private readonly Rows $members;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly WriteLock $lock,
	) {
		$this->rows = new Rows($db, self::TABLE);
		$this->members = new Rows($db, self::FIELDS);
	}

	/**
	 * @return list<View> of a team folder, in their order
	 * @throws CorruptData
	 */
	public function findAll(int $folderId): array {
		$query = Rows::named($this->rows->select(), ['folder_id' => $folderId])->orderBy('position')->addOrderBy('id');
		$rows = array_values($query->executeQuery()->fetchAllAssociative());
		$members = $this->membersOf(array_map(static fn (array $row): int => (new StoredValues($row))->number('id'), $rows));
		return array_map(static fn (array $row): View => self::view($row, $members), $rows);
	}

	/**
	 * Null for a view of another team folder too.
	 *
	 * @throws CorruptData
	 */
	public function findOrNull(int $folderId, int $id): ?View {
		$row = $this->rows->findOrNull(['id' => $id, 'folder_id' => $folderId]);
		return $row === null ? null : self::view($row, $this->membersOf([$id]));
	}

	public function count(int $folderId): int {
		return $this->rows->count(['folder_id' => $folderId]);
	}

	/**
	 * One after the other in a team folder. The fields are not changed or deleted meanwhile.
	 *
	 * @template T
	 * @param list<int> $fieldIds
	 * @param callable(array<int, Field>): T $work gets those of the fields that exist, by id, and changes nothing but the database
	 * @return T
	 */
	public function hold(int $folderId, array $fieldIds, callable $work): mixed {
		return $this->lock->holdFolder($folderId, $fieldIds, $work);
	}

	/**
	 * For who holds the team folder.
	 *
	 * @param ?int $position null for the last
	 */
	public function create(int $folderId, ViewContent $content, ?int $position, int $now): View {
		$this->giveUpDefault($folderId, $content);
		$position ??= $this->nextPosition($folderId);
		$query = $this->db->getQueryBuilder()->insert(self::TABLE);
		$values = self::values($folderId, $content)
			+ ['folder_id' => $folderId, 'position' => $position, 'created_at' => $now, 'updated_at' => $now];
		foreach ($values as $column => $value) {
			$query->setValue($column, Rows::parameter($query, $value));
		}
		$this->rows->execute($query);
		$view = new View($query->getLastInsertId(), $folderId, $content, $position, $now, $now);
		$this->addMembers($view->id, $content);
		return $view;
	}

	/**
	 * For who holds the team folder.
	 *
	 * @param ?int $position null to keep its place
	 */
	public function save(View $former, ViewContent $content, ?int $position, int $now): View {
		$this->giveUpDefault($former->folderId, $content);
		$position ??= $former->position;
		$values = self::values($former->folderId, $content) + ['position' => $position, 'updated_at' => $now];
		$this->rows->update(['id' => $former->id], $values);
		$this->members->delete(['view_id' => $former->id]);
		$this->addMembers($former->id, $content);
		return new View($former->id, $former->folderId, $content, $position, $former->createdAt, $now);
	}

	/**
	 * Gives the views the places 0 and on as listed; those that are not listed keep theirs, and those of other team folders too.
	 *
	 * @param list<int> $ids
	 */
	public function saveOrder(int $folderId, array $ids): void {
		$this->lock->holdFolder($folderId, [], function () use ($folderId, $ids): void {
			foreach (array_values(array_unique($ids)) as $place => $id) {
				$this->rows->update(['id' => $id, 'folder_id' => $folderId], ['position' => $place]);
			}
		});
	}

	/** @return bool false when the team folder has no such view */
	public function delete(int $folderId, int $id): bool {
		return $this->lock->holdFolder($folderId, [], function () use ($folderId, $id): bool {
			$isDeleted = $this->rows->delete(['id' => $id, 'folder_id' => $folderId]) > 0;
			if ($isDeleted) {
				$this->members->delete(['view_id' => $id]);
			}
			return $isDeleted;
		});
	}

	/** A team folder has one default at most, which the database refuses to doubt. */
	private function giveUpDefault(int $folderId, ViewContent $content): void {
		if ($content->isDefault) {
			$this->rows->update(['default_of' => $folderId], ['default_of' => null]);
		}
	}

	private function nextPosition(int $folderId): int {
		$query = Rows::named($this->rows->select(['position']), ['folder_id' => $folderId])->orderBy('position', 'DESC')->setMaxResults(1);
		return StoredValues::row($query->executeQuery()->fetchAssociative())->number('position', -1) + 1;
	}

	/** @return non-empty-array<string, int|string|null> by column */
	private static function values(int $folderId, ViewContent $content): array {
		return [
			'default_of' => $content->isDefault ? $folderId : null,
			'name' => $content->name,
			'sort_field_id' => $content->sortFieldId,
			'is_descending' => (int)$content->isDescending,
		];
	}

	private function addMembers(int $viewId, ViewContent $content): void {
		$rows = [];
		foreach (array_values($content->members) as $place => $member) {
			$rows[] = [
				$viewId,
				$member->fieldId,
				$place,
				(int)$member->isColumn,
				(int)$member->isVisible,
				(int)$member->isFilterable,
				$member->columnOrder,
				$member->filter === []
					? null
					: json_encode($member->filter, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
			];
		}
		$this->members->addAll(self::FIELD_COLUMNS, $rows);
	}

	/**
	 * @param list<int> $viewIds
	 * @return array<int, array<int, ViewMember>> by view and field, in the order in which they were listed
	 * @throws CorruptData
	 */
	private function membersOf(array $viewIds): array {
		$found = [];
		foreach (array_chunk($viewIds, Rows::CHUNK) as $chunk) {
			$query = Rows::among($this->members->select(), 'view_id', $chunk)->orderBy('view_id')->addOrderBy('place');
			foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
				$row = new StoredValues($stored);
				$found[$row->number('view_id')][$row->number('field_id')] = new ViewMember(
					$row->number('field_id'),
					$row->yes('is_column', false),
					$row->yes('is_visible', false),
					$row->yes('is_filterable', false),
					$row->number('column_order'),
					self::filter($row->textOrNull('filter_values')),
				);
			}
		}
		return $found;
	}

	/**
	 * @return list<mixed> with objects as objects
	 * @throws CorruptData
	 */
	private static function filter(?string $json): array {
		$values = $json === null ? [] : json_decode($json);
		return is_array($values) ? array_values($values) : throw new CorruptData('The stored value "filter_values" cannot be read');
	}

	/**
	 * @param array<string, mixed> $stored
	 * @param array<int, array<int, ViewMember>> $members by view
	 * @throws CorruptData
	 */
	private static function view(array $stored, array $members): View {
		$row = new StoredValues($stored);
		$id = $row->number('id');
		$content = new ViewContent(
			$row->text('name'),
			$row->numberOrNull('default_of') !== null,
			$members[$id] ?? [],
			$row->numberOrNull('sort_field_id'),
			$row->yes('is_descending', false),
		);
		return new View(
			$id,
			$row->number('folder_id'),
			$content,
			$row->number('position'),
			$row->number('created_at'),
			$row->number('updated_at'),
		);
	}
}
