<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Batch;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\Value\BatchItem;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Service\Value\Faults;
use OCA\MetadataApp\Service\Value\FileGate;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Service\Value\ValueAnswer;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/**
 * Changes, deletes and copies values of many files.
 *
 * @phpstan-import-type BatchesUpdateBody from Schemas
 * @phpstan-import-type BatchesDeleteBody from Schemas
 * @phpstan-import-type BatchesCopyBody from Schemas
 * @phpstan-import-type BatchUpdated from Schemas
 * @phpstan-import-type BatchDeleted from Schemas
 * @phpstan-import-type BatchCopied from Schemas
 */
class Batches {
	public function __construct(
		private readonly Batch $batch,
		private readonly FileGate $gate,
		private readonly FieldRepository $fields,
		private readonly ValueRepository $values,
		private readonly ProblemSentences $sentences,
	) {
	}

	/**
	 * @param BatchesUpdateBody $sent
	 * @return BatchUpdated
	 */
	public function update(string $userId, array $sent): array {
		$items = array_map(static fn (array $item): BatchItem =>
			BatchItem::save($item['file_id'], $item['groupfolder_id'] ?? null, $item['metadata']), $sent['updates']);
		return BatchAnswer::updated($this->batch->run($userId, $items));
	}

	/**
	 * @param BatchesDeleteBody $sent
	 * @return BatchDeleted
	 */
	public function delete(string $userId, array $sent): array {
		$items = array_map(static fn (array $item): BatchItem =>
			BatchItem::clear($item['file_id'], $item['groupfolder_id'] ?? null, $item['field_names'] ?? null), $sent['deletes']);
		return BatchAnswer::deleted($this->batch->run($userId, $items));
	}

	/**
	 * What the source has no value in, the targets keep.
	 *
	 * @param BatchesCopyBody $sent
	 * @return BatchCopied
	 * @throws NotFound for a source that the account cannot read
	 * @throws Invalid for one in another team folder, and for fields that do not exist
	 */
	public function copy(string $userId, array $sent): array {
		$source = $this->gate->requireReadable($userId, $sent['source_file_id'], $sent['source_groupfolder_id'] ?? null);
		if (($sent['groupfolder_id'] ?? $source->folderId) !== $source->folderId) {
			throw new Invalid(Reason::OTHER_FOLDER, 'Values are copied within one team folder.', '/groupfolder_id');
		}
		$fields = $this->named($source->folderId, $sent['field_names'] ?? null);
		$ids = array_map(static fn (Field $field): int => $field->id, $fields);
		$items = $this->values->findAllOf([$source->fileId], $ids)[$source->fileId] ?? [];
		$values = get_object_vars(ValueAnswer::map($fields, $items));
		$results = $this->batch->run($userId, array_map(
			static fn (int $id): BatchItem => BatchItem::save($id, $source->folderId, $values),
			$sent['target_file_ids'],
		), Cause::Copy);
		return [
			'success' => BatchAnswer::isDone($results),
			'source_file_id' => $source->fileId,
			'fields_copied' => count($values),
			'target_results' => BatchAnswer::items($results),
		];
	}

	/**
	 * @param ?list<string> $names null for all
	 * @return list<Field> in the order of the team folder
	 * @throws Invalid
	 */
	private function named(int $folderId, ?array $names): array {
		$fields = $this->fields->findAllOfFilesByName($folderId);
		if ($names === null) {
			return array_values($fields);
		}
		$faults = new Faults($this->sentences);
		foreach (array_diff($names, array_keys($fields)) as $place => $name) {
			$problem = Problem::quoting(ProblemReason::UnknownField, 'field', $name);
			$faults->add(Reason::UNKNOWN_FIELD, $problem, 'field_names', (string)$place);
		}
		$faults->refuse();
		return array_values(array_intersect_key($fields, array_flip($names)));
	}
}
