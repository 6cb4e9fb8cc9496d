<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Event\ValuesChanged;
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
use OCA\MetadataApp\Service\Lock\HeldCells;
use OCA\MetadataApp\Service\Lock\Locks;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\Refusal;
use OCP\EventDispatcher\IEventDispatcher;

/** Saves values of one file with their history: all of them, or none. */
class FileSave {
	public function __construct(
		private readonly FieldRepository $fields,
		private readonly FolderRepository $folders,
		private readonly ValueRepository $values,
		private readonly HistoryRepository $history,
		private readonly WriteLock $lock,
		private readonly Edits $edits,
		private readonly HeldCells $held,
		private readonly Locks $locks,
		private readonly Clock $clock,
		private readonly IEventDispatcher $events,
	) {
	}

	/**
	 * @param FileInFolder $file that the account may change
	 * @param array<array-key, mixed> $wishes by the names of fields
	 * @param ?\Closure(array<int, ?string>): void $condition refuses when the present values, by field id, are not what the caller expects
	 * @param list<string> $released names of fields; locks of the account on their values end with the save
	 * @return array{success: true, metadata: \stdClass} with all values as they are now
	 * @throws Invalid with everything that is wrong
	 * @throws Conflict where somebody else edits one of the values, or an administrator changes a field
	 * @throws Refusal of the condition
	 */
	public function run(
		string $userId,
		FileInFolder $file,
		array $wishes,
		Cause $cause = Cause::Save,
		?\Closure $condition = null,
		array $released = [],
	): array {
		$assigned = $this->fields->findAllOfFilesById($file->folderId);
		$ids = array_keys($assigned);
		$mode = $this->mode($file);
		$isReleased = static fn (Field $field): bool => in_array($field->definition->name, $released, true);
		$free = array_keys(array_filter($assigned, $isReleased));
		if ($wishes !== []) {
			[$changed, $ended] = $this->lock->holdFiles(
				[$file->fileId => $file->folderId],
				$ids,
				function (array $fields) use ($userId, $file, $wishes, $mode, $cause, $condition, $free): array {
					[$edits, $changed] = $this->plan($userId, $file, $wishes, $fields, $mode, $cause, $condition);
					$this->store($userId, $file->fileId, $edits, $cause);
					return [$changed, $this->locks->release($userId, $file->fileId, $free)];
				},
			);
			$this->report($userId, $file, $changed);
		} else {
			$ended = $this->locks->release($userId, $file->fileId, $free);
		}
		$this->locks->report($userId, $ended, $assigned);
		$items = $this->values->findAllOf([$file->fileId], $ids)[$file->fileId] ?? [];
		return ['success' => true, 'metadata' => ValueAnswer::map(array_values($assigned), $items)];
	}

	/**
	 * Refuses what a save would refuse now. Nothing is held, so that the save may still be refused.
	 *
	 * @param FileInFolder $file that the account may change
	 * @param array<array-key, mixed> $wishes by the names of fields
	 * @throws Invalid with everything that is wrong
	 * @throws Conflict where somebody else edits one of the values, an administrator changes a field, or a backup is being restored
	 */
	public function check(string $userId, FileInFolder $file, array $wishes, Cause $cause): void {
		$this->lock->requireOpen();
		$fields = $this->fields->findAllOfFilesById($file->folderId);
		$this->plan($userId, $file, $wishes, $fields, $this->mode($file), $cause);
	}

	private function mode(FileInFolder $file): RequiredMode {
		return $this->folders->findAllRequired([$file->folderId])[$file->folderId] ?? RequiredMode::Warn;
	}

	/**
	 * @param array<array-key, mixed> $wishes
	 * @param array<int, Field> $fields that can be filled in here, by id
	 * @return array{list<Edit>, list<Field>} what changes, and in which fields
	 */
	private function plan(
		string $userId,
		FileInFolder $file,
		array $wishes,
		array $fields,
		RequiredMode $mode,
		Cause $cause,
		?\Closure $condition = null,
	): array {
		$items = $this->values->findAllOf([$file->fileId], array_keys($fields))[$file->fileId] ?? [];
		$present = ValueAnswer::texts(array_values($fields), $items);
		if ($condition !== null) {
			$condition($present);
		}
		$edits = $this->edits->read($userId, $wishes, $fields, $present, $mode, $cause);
		$changed = ChangedFields::of($edits, $fields);
		$this->held->requireFree($userId, $file->fileId, $changed);
		return [$edits, $changed];
	}

	/** @param list<Field> $changed */
	private function report(string $userId, FileInFolder $file, array $changed): void {
		$names = ChangedFields::names($changed);
		if ($names !== []) {
			$this->events->dispatchTyped(new ValuesChanged($file->folderId, $file->fileId, $names, $userId));
		}
	}

	/** @param list<Edit> $edits */
	private function store(string $userId, int $fileId, array $edits, Cause $cause): void {
		$now = $this->clock->now()->getTimestamp();
		$this->values->saveAll(array_map(static fn (Edit $edit): ValueChange => $edit->change($fileId), $edits), $now);
		$this->history->saveAll(array_map(static fn (Edit $edit): Change =>
			Change::ofFile($fileId, $edit->fieldId, $userId, $now, $cause, $edit->from, $edit->to), $edits));
	}
}
