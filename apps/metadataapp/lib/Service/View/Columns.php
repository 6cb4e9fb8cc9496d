<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\View;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Truth;
use OCA\MetadataApp\Model\View\FolderColumn;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\View\ColumnRepository;
use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Service\Permission\Permissions;
use OCA\MetadataApp\Service\Value\Faults;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/**
 * The columns that lists have where no view says otherwise: what definitions say, unless the team folder says something else.
 *
 * The spec opens them to everybody with access to the team folder, unlike views, which are for managers. As they change what all others
 * see, who may only read keeps out: they are changed by who may write at the top of the team folder, and by who manages its fields.
 *
 * @phpstan-import-type Column from Schemas
 * @phpstan-import-type ColumnSaveBody from Schemas
 */
class Columns {
	public function __construct(
		private readonly ColumnRepository $columns,
		private readonly FieldRepository $fields,
		private readonly Folders $folders,
		private readonly Permissions $permissions,
		private readonly ProblemSentences $sentences,
	) {
	}

	/**
	 * @return list<Column> those that are shown, in their order
	 * @throws NotFound
	 */
	public function findAll(string $userId, int $folderId): array {
		$this->folders->requireKnown($userId, $folderId);
		return $this->findAllShown($folderId);
	}

	/** @return list<Column> those that are shown, in their order, whoever asks */
	public function findAllShown(int $folderId): array {
		$columns = $this->columns->findAll($folderId);
		$shown = [];
		foreach ($this->fields->findAllAssignedTo($folderId, false) as $field) {
			$answer = self::answer($field, $columns[$field->id] ?? new FolderColumn($field->id));
			if ($answer['show_as_column']) {
				$shown[] = $answer;
			}
		}
		return ColumnAnswer::inOrder($shown);
	}

	/**
	 * @param ColumnSaveBody $sent
	 * @throws NotFound
	 * @throws Forbidden
	 * @throws Invalid for fields that are not assigned
	 */
	public function save(string $userId, int $folderId, array $sent): void {
		$this->folders->requireKnown($userId, $folderId);
		if (!$this->permissions->mayManage($userId, $folderId) && !$this->folders->mayWrite($userId, $folderId)) {
			throw new Forbidden(Reason::NOT_WRITABLE, 'You can read this team folder, but not change it.');
		}
		$known = $this->fields->findAllOfFilesById($folderId);
		$faults = new Faults($this->sentences);
		$columns = [];
		foreach ($sent['columns'] as $place => $column) {
			$id = $column['field_id'];
			if (!isset($known[$id])) {
				$problem = new Problem(ProblemReason::UnknownField, ['field' => $id]);
				$faults->add(Reason::UNKNOWN_FIELD, $problem, 'columns', (string)$place, 'field_id');
			}
			$columns[$id] = new FolderColumn(
				$id,
				Truth::read($column['show_as_column'] ?? null),
				$column['column_order'] ?? null,
				Truth::read($column['filterable'] ?? null),
			);
		}
		$faults->refuse();
		$this->columns->saveAll($folderId, $columns);
	}

	/** @return Column */
	private static function answer(Field $field, FolderColumn $column): array {
		$definition = $field->definition;
		return [
			...ColumnAnswer::field($field),
			'show_as_column' => $column->isShown ?? $definition->isColumn,
			'column_order' => $column->order ?? $definition->columnOrder,
			'filterable' => $column->isFilterable ?? $definition->isFilterable,
		];
	}
}
