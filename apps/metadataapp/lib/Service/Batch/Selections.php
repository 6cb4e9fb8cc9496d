<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Batch;

use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\Value\BatchItem;
use OCA\MetadataApp\Repository\File\FilePaths;
use OCA\MetadataApp\Service\Value\FileGate;
use OCA\MetadataApp\Service\Value\FileValues;
use OCA\MetadataApp\Shared\Contract\Schemas;

/**
 * Files that somebody selected.
 *
 * @phpstan-import-type SelectionSaveBody from Schemas
 * @phpstan-import-type SavedSelection from Schemas
 * @phpstan-import-type ClearedSelection from Schemas
 */
class Selections {
	public function __construct(
		private readonly Batch $batch,
		private readonly FileGate $gate,
		private readonly FileValues $values,
		private readonly FilePaths $paths,
	) {
	}

	/**
	 * @param SelectionSaveBody $sent
	 * @return SavedSelection
	 */
	public function save(string $userId, array $sent): array {
		$isFilling = ($sent['merge_strategy'] ?? 'overwrite') === 'fill-empty';
		$results = $this->batch->run($userId, array_map(static fn (int $id): BatchItem => $isFilling
			? BatchItem::fill($id, $sent['metadata'])
			: BatchItem::save($id, null, $sent['metadata']), self::once($sent['file_ids'])));
		return ['success' => BatchAnswer::isDone($results), ...BatchAnswer::selection($results)];
	}

	/**
	 * @param list<int> $fileIds
	 * @return ClearedSelection
	 */
	public function clear(string $userId, array $fileIds): array {
		$items = array_map(static fn (int $id): BatchItem => BatchItem::clear($id, null, null), self::once($fileIds));
		$results = $this->batch->run($userId, $items);
		return ['status' => BatchAnswer::isDone($results) ? 'success' : 'partial', ...BatchAnswer::selection($results)];
	}

	/**
	 * @param list<int> $fileIds
	 * @param ?int $folderId the team folder that files must lie in; null for any
	 * @return list<array{fileId: int, path: string, name: string, metadata: \stdClass}> `Exported`
	 */
	public function export(string $userId, array $fileIds, ?int $folderId): array {
		$files = array_filter(
			$this->gate->readable($userId, self::once($fileIds)),
			static fn (FileInFolder $file): bool => $folderId === null || $file->folderId === $folderId,
		);
		$maps = $this->values->maps(array_values($files));
		$paths = $this->paths->findAll($userId, array_keys($files));
		$exported = [];
		foreach (self::once($fileIds) as $id) {
			if (isset($maps[$id], $paths[$id])) {
				$name = substr((string)strrchr($paths[$id], '/'), 1);
				$exported[] = ['fileId' => $id, 'path' => $paths[$id], 'name' => $name, 'metadata' => $maps[$id]];
			}
		}
		return $exported;
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private static function once(array $ids): array {
		return array_values(array_unique($ids));
	}
}
