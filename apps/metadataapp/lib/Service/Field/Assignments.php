<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Field;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Repository\Field\AssignmentRepository;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Service\Permission\Permissions;
use OCA\MetadataApp\Service\Place\FolderIndex;
use OCA\MetadataApp\Service\Value\Faults;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/**
 * Which team folder has which fields.
 *
 * @phpstan-import-type Field from Schemas as FieldBody
 */
class Assignments {
	public function __construct(
		private readonly FieldRepository $fields,
		private readonly AssignmentRepository $assignments,
		private readonly Folders $folders,
		private readonly Permissions $permissions,
		private readonly ProblemSentences $sentences,
		private readonly FolderIndex $index,
	) {
	}

	/**
	 * Replaces the set. Values of fields that are taken away stay, unseen, until the field comes back.
	 *
	 * @param list<int> $fieldIds in their order
	 * @throws NotFound unless the account knows the team folder
	 * @throws Forbidden unless it manages its fields
	 * @throws Invalid for fields that do not exist
	 */
	public function save(string $userId, int $folderId, array $fieldIds): void {
		$this->folders->requireKnown($userId, $folderId);
		$this->permissions->requireManager($userId, $folderId);
		$known = $this->fields->findAllById($fieldIds);
		$faults = new Faults($this->sentences);
		foreach ($fieldIds as $place => $id) {
			if (!isset($known[$id])) {
				$problem = new Problem(ProblemReason::UnknownField, ['field' => $id]);
				$faults->add(Reason::UNKNOWN_FIELD, $problem, 'field_ids', (string)$place);
			}
		}
		$faults->refuse();
		$this->assignments->saveAll($folderId, $fieldIds);
		$this->index->follow($folderId);
	}

	/**
	 * @return list<FieldBody> in the order of the team folder
	 * @throws NotFound
	 */
	public function findAll(string $userId, int $folderId): array {
		$this->folders->requireKnown($userId, $folderId);
		return FieldAnswer::all($this->fields->findAllAssigned($folderId));
	}

	/**
	 * @return list<FieldBody> those that files have
	 * @throws NotFound
	 */
	public function findAllOfFiles(string $userId, int $folderId): array {
		$this->folders->requireKnown($userId, $folderId);
		return FieldAnswer::all($this->fields->findAllAssignedTo($folderId, false));
	}

	/**
	 * @return list<int> in the order of the team folder
	 * @throws NotFound
	 */
	public function findAllIds(string $userId, int $folderId): array {
		$this->folders->requireKnown($userId, $folderId);
		return $this->assignments->findAllOf([$folderId])[$folderId] ?? [];
	}

	/** @return list<FieldBody> every field for who may assign them anywhere; for others those of their team folders */
	public function findAllVisible(string $userId): array {
		$all = $this->fields->findAll();
		if ($this->permissions->mayManageAny($userId)) {
			return FieldAnswer::all($all);
		}
		$known = [];
		foreach ($this->assignments->findAllOf(array_keys($this->folders->memberships($userId))) as $ids) {
			$known += array_flip($ids);
		}
		return FieldAnswer::all(array_values(array_filter($all, static fn (Field $field): bool => isset($known[$field->id]))));
	}
}
