<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\HistoryEntry;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;
use OCA\MetadataApp\Shared\Host\Accounts;
use OCA\MetadataApp\Shared\IsoTime;

/**
 * What happened to the values of a file: of fields that are assigned where it lies now, and of fields that are deleted.
 *
 * @phpstan-import-type History from Schemas as HistoryBody
 * @phpstan-import-type HistoryEntry from Schemas as EntryBody
 */
class History {
	public function __construct(
		private readonly FileGate $gate,
		private readonly FieldRepository $fields,
		private readonly HistoryRepository $history,
		private readonly FileSave $save,
		private readonly Accounts $accounts,
	) {
	}

	/**
	 * @param ?int $before id of an entry; only older ones are found
	 * @param int $count at most so many
	 * @return HistoryBody the newest first
	 * @throws NotFound
	 */
	public function find(string $userId, int $fileId, ?int $before, int $count): array {
		$file = $this->gate->requireReadable($userId, $fileId);
		$entries = [];
		do {
			// One more than is shown says whether there are older ones.
			$page = $this->history->findAllOfFile($fileId, $before, $count + 1);
			$fields = $this->fieldsOf($page);
			$hidden = $this->hidden($file, $fields);
			foreach ($page as $entry) {
				$before = $entry->id;
				if (!isset($hidden[$entry->change->fieldId])) {
					$entries[] = $this->answer($entry, $fields[$entry->change->fieldId] ?? null);
				}
			}
		} while (count($page) > $count && count($entries) <= $count);
		$shown = array_slice($entries, 0, $count);
		return ['entries' => $shown, 'next' => count($entries) > $count ? end($shown)['id'] ?? null : null];
	}

	/**
	 * Takes a value back to what it was before a change, which undoes it, or to what the change made it.
	 *
	 * @param bool $isForced also where somebody changed the value after the change that is undone
	 * @return array{success: true, metadata: \stdClass} with all values as they are now
	 * @throws NotFound
	 * @throws Forbidden
	 * @throws Invalid
	 * @throws Conflict
	 */
	public function restore(string $userId, int $fileId, int $entryId, bool $isUndone, bool $isForced): array {
		$file = $this->gate->requireWritable($userId, $fileId);
		$entry = $this->history->findOrNull($entryId);
		$field = $entry === null || $entry->change->fileId !== $fileId ? null : $this->fields->findOrNull($entry->change->fieldId);
		if ($entry === null || $field === null || $this->hidden($file, [$field->id => $field]) !== []) {
			throw new NotFound(Reason::UNKNOWN_ENTRY, 'There is no such change, or its field is gone.');
		}
		$change = $entry->change;
		$refuseIfChanged = static function (array $present) use ($change): void {
			$current = $present[$change->fieldId] ?? null;
			if ($current !== $change->to) {
				$message = 'Somebody has changed the value since. Restore it anyway?';
				throw new Conflict(Reason::CHANGED_SINCE, $message, null, ['current' => $current]);
			}
		};
		$wishes = [$field->definition->name => $isUndone ? $change->from : $change->to];
		return $this->save->run($userId, $file, $wishes, Cause::Restore, $isUndone && !$isForced ? $refuseIfChanged : null);
	}

	/**
	 * @param list<HistoryEntry> $entries
	 * @return array<int, Field> those that are not deleted, by id
	 */
	private function fieldsOf(array $entries): array {
		$ids = array_map(static fn (HistoryEntry $entry): int => $entry->change->fieldId, $entries);
		return $this->fields->findAllById(array_values(array_unique($ids)));
	}

	/**
	 * @param array<int, Field> $fields by id
	 * @return array<int, Field> those that are not assigned where the file lies
	 */
	private function hidden(FileInFolder $file, array $fields): array {
		return array_diff_key($fields, $this->fields->findAllOfFilesById($file->folderId));
	}

	/** @return EntryBody */
	private function answer(HistoryEntry $entry, ?Field $field): array {
		$change = $entry->change;
		return [
			'id' => $entry->id,
			'field_id' => $change->fieldId,
			'field_name' => $field?->definition->name,
			'field_label' => $field?->definition->label,
			'from' => $change->from,
			'to' => $change->to,
			'by' => $this->accounts->person($change->by),
			'at' => IsoTime::of($change->at),
			'cause' => $change->cause->value,
		];
	}
}
