<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Batch;

use OCA\MetadataApp\Event\FilesChanged;
use OCA\MetadataApp\Event\ValuesChanged;
use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\Value\BatchItem;
use OCA\MetadataApp\Model\Value\BatchResult;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Service\Lock\HeldCells;
use OCA\MetadataApp\Service\Value\ChangedFields;
use OCA\MetadataApp\Service\Value\Edits;
use OCA\MetadataApp\Service\Value\FileGate;
use OCA\MetadataApp\Service\Value\ValueAnswer;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;
use OCA\MetadataApp\Shared\Exception\Refusal;
use OCP\EventDispatcher\IEventDispatcher;

/**
 * Saves values of many files in one transaction. Each item is saved with all its values or with none, whatever becomes of the others; a
 * file that is named twice is changed by both items, one after the other.
 */
class Batch {
	public function __construct(
		private readonly FileGate $gate,
		private readonly FieldRepository $fields,
		private readonly FolderRepository $folders,
		private readonly ValueRepository $values,
		private readonly HistoryRepository $history,
		private readonly WriteLock $lock,
		private readonly Edits $edits,
		private readonly HeldCells $held,
		private readonly IEventDispatcher $events,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param list<BatchItem> $items
	 * @return list<BatchResult> of each item, in their order
	 */
	public function run(string $userId, array $items, Cause $cause = Cause::Save): array {
		$files = $this->gate->readable($userId, array_values(array_unique(array_map(
			static fn (BatchItem $item): int => $item->fileId,
			$items,
		))));
		$refusals = array_map(static fn (BatchItem $item): ?Refusal => self::refusal($item, $files[$item->fileId] ?? null), $items);
		$places = [];
		foreach ($items as $number => $item) {
			$file = $files[$item->fileId] ?? null;
			if ($file !== null && ($refusals[$number] ?? null) === null) {
				$places[$item->fileId] = $file->folderId;
			}
		}
		if ($places === []) {
			return array_map(self::refused(...), $items, $refusals);
		}
		$assigned = $this->assigned(array_values(array_unique($places)));
		$modes = $this->folders->findAllRequired(array_keys($assigned));
		$ids = array_values(array_unique(array_merge(...array_map(array_keys(...), array_values($assigned)))));
		$draft = $this->lock->holdFiles(
			$places,
			$ids,
			fn (array $held): Draft => $this->draft($userId, $items, $refusals, $places, $assigned, $held, $modes, $cause),
		);
		$this->report($userId, $draft->changedNames(), $places);
		return $draft->results;
	}

	/**
	 * @param array<int, non-empty-list<string>> $changed names of fields by file
	 * @param array<int, int> $places team folders by file
	 */
	private function report(string $userId, array $changed, array $places): void {
		$isMany = count($changed) > 1;
		$folders = [];
		foreach ($changed as $fileId => $names) {
			$folderId = $places[$fileId] ?? 0;
			$folders[$folderId][$fileId] = $names;
			$this->events->dispatchTyped(new ValuesChanged($folderId, $fileId, $names, $userId, $isMany));
		}
		foreach ($isMany ? $folders : [] as $folderId => $files) {
			$this->events->dispatchTyped(new FilesChanged($folderId, $files, $userId));
		}
	}

	/**
	 * Runs inside the transaction, perhaps more than once.
	 *
	 * @param list<BatchItem> $items
	 * @param list<?Refusal> $refusals
	 * @param array<int, int> $places team folders by file
	 * @param array<int, array<int, Field>> $assigned by team folder and id
	 * @param array<int, Field> $held those that still exist
	 * @param array<int, RequiredMode> $modes by team folder
	 */
	private function draft(
		string $userId,
		array $items,
		array $refusals,
		array $places,
		array $assigned,
		array $held,
		array $modes,
		Cause $cause,
	): Draft {
		$fileIds = array_keys($places);
		$draft = new Draft($userId, $this->clock->now()->getTimestamp(), $cause);
		$stored = $this->values->findAllOf($fileIds, array_keys($held));
		$locked = $this->held->findAllOfOthers($userId, $fileIds);
		foreach ($items as $number => $item) {
			$refusal = $refusals[$number] ?? null;
			if ($refusal !== null) {
				$draft->refuse($item->fileId, $refusal);
				continue;
			}
			$folderId = $places[$item->fileId] ?? 0;
			// As they are now: a definition may have changed since the fields were asked for.
			$fields = array_intersect_key($held, $assigned[$folderId] ?? []);
			$present = $draft->present($item->fileId)
				+ ValueAnswer::texts(array_values($fields), $stored[$item->fileId] ?? []);
			try {
				$wishes = ($item->wishes)($fields, $present);
				$mode = $modes[$folderId] ?? RequiredMode::Warn;
				$edits = $this->edits->read($userId, $wishes, $fields, $present, $mode, $cause);
			} catch (Invalid|Conflict $refused) {
				$draft->refuse($item->fileId, $refused);
				continue;
			}
			$changed = ChangedFields::of($edits, $fields);
			$conflict = $this->held->conflictOf($locked[$item->fileId] ?? [], $changed);
			if ($conflict === null) {
				$draft->save($item->fileId, $edits, $changed);
			} else {
				$draft->refuse($item->fileId, $conflict);
			}
		}
		$this->values->saveAll($draft->changes(), $draft->now);
		$this->history->saveAll($draft->history);
		return $draft;
	}

	/**
	 * @param list<int> $folderIds
	 * @return array<int, array<int, Field>> fields of files by team folder and id
	 */
	private function assigned(array $folderIds): array {
		$assigned = [];
		foreach ($folderIds as $folderId) {
			$assigned[$folderId] = $this->fields->findAllOfFilesById($folderId);
		}
		return $assigned;
	}

	private static function refusal(BatchItem $item, ?FileInFolder $file): ?Refusal {
		return match (true) {
			$file === null => new NotFound(Reason::NOT_IN_TEAM_FOLDER, 'File not found, or it is not in a team folder'),
			$item->folderId !== null && $item->folderId !== $file->folderId => new Invalid(
				Reason::OTHER_FOLDER,
				'File is not in the specified team folder',
			),
			!$file->isWritable() => new Forbidden(Reason::NOT_WRITABLE, 'You can read this file, but not change it.'),
			default => null,
		};
	}

	private static function refused(BatchItem $item, ?Refusal $refusal): BatchResult {
		return new BatchResult($item->fileId, 0, $refusal);
	}
}
