<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\Value\Edit;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\Refusal;

/** Saves values of one file with their history: all of them, or none. */
class FileSave {
	public function __construct(
		private readonly FieldRepository $fields,
		private readonly FolderRepository $folders,
		private readonly ValueRepository $values,
		private readonly HistoryRepository $history,
		private readonly WriteLock $lock,
		private readonly Edits $edits,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param FileInFolder $file that the account may change
	 * @param array<array-key, mixed> $wishes by the names of fields
	 * @param ?\Closure(array<int, ?string>): void $condition refuses when the present values, by field id, are not what the caller expects
	 * @return array{success: true, metadata: \stdClass} with all values as they are now
	 * @throws Invalid with everything that is wrong
	 * @throws Refusal of the condition
	 */
	public function run(
		string $userId,
		FileInFolder $file,
		array $wishes,
		Cause $cause = Cause::Save,
		?\Closure $condition = null,
	): array {
		$assigned = $this->fields->findAllAssignedTo($file->folderId, false);
		$ids = array_map(static fn (Field $field): int => $field->id, $assigned);
		$mode = $this->folders->findAllRequired([$file->folderId])[$file->folderId] ?? RequiredMode::Warn;
		if ($wishes !== []) {
			$this->lock->holdFiles(
				[$file->fileId => $file->folderId],
				$ids,
				function (array $fields) use ($userId, $file, $wishes, $mode, $cause, $condition): void {
					$items = $this->values->findAllOf([$file->fileId], array_keys($fields))[$file->fileId] ?? [];
					$present = ValueAnswer::texts(array_values($fields), $items);
					if ($condition !== null) {
						$condition($present);
					}
					$this->store($userId, $file->fileId, $this->edits->read($userId, $wishes, $fields, $present, $mode, $cause), $cause);
				},
			);
		}
		$items = $this->values->findAllOf([$file->fileId], $ids)[$file->fileId] ?? [];
		return ['success' => true, 'metadata' => ValueAnswer::map($assigned, $items)];
	}

	/** @param list<Edit> $edits */
	private function store(string $userId, int $fileId, array $edits, Cause $cause): void {
		$now = $this->clock->now()->getTimestamp();
		$this->values->saveAll(array_map(static fn (Edit $edit): ValueChange => $edit->change($fileId), $edits), $now);
		$this->history->saveAll(array_map(static fn (Edit $edit): Change =>
			Change::ofFile($fileId, $edit->fieldId, $userId, $now, $cause, $edit->from, $edit->to), $edits));
	}
}
