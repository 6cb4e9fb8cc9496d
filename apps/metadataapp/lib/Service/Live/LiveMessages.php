<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Live;

use OCA\MetadataApp\Event\CellLocked;
use OCA\MetadataApp\Event\CellUnlocked;
use OCA\MetadataApp\Host\PushQueue;
use OCA\MetadataApp\Repository\File\TeamFolderFiles;
use OCA\MetadataApp\Service\Presence\PresenceService;
use OCA\MetadataApp\Shared\IsoTime;

/**
 * Tells those who look at a team folder, and may read the file, what happens to its values. No message has a value in it: who gets it asks
 * for what they may see.
 */
class LiveMessages {
	/** @var array<int, list<string>> who looks at a team folder, as asked in this request: many files may change in one */
	private array $present = [];

	public function __construct(
		private readonly PushQueue $queue,
		private readonly PresenceService $presence,
		private readonly TeamFolderFiles $files,
	) {
	}

	/**
	 * Everybody hears of all files in one message: which fields changed is said where it is about one file alone.
	 *
	 * @param non-empty-array<int, non-empty-list<string>> $fieldNames by file
	 */
	public function changed(int $folderId, array $fieldNames): void {
		$groups = [];
		foreach ($this->hearers($folderId, array_keys($fieldNames)) as [$userId, $fileIds]) {
			$groups[implode(',', $fileIds)][] = [$userId, $fileIds];
		}
		foreach ($groups as $group) {
			$fileIds = $group[0][1];
			$what = count($fileIds) === 1
				? ['fileId' => $fileIds[0], 'fieldNames' => $fieldNames[$fileIds[0]] ?? []]
				: ['fileIds' => $fileIds];
			$this->queue->send(array_column($group, 0), 'metadataapp_changed', ['gfId' => $folderId, ...$what]);
		}
	}

	public function locked(CellLocked $event): void {
		$this->send('metadataapp_locked', $event->folderId, $event->fileId, [
			'fieldName' => $event->fieldName,
			'userId' => $event->userId,
			'until' => IsoTime::of($event->until),
		]);
	}

	public function unlocked(CellUnlocked $event): void {
		$this->send('metadataapp_unlocked', $event->folderId, $event->fileId, ['fieldName' => $event->fieldName]);
	}

	/** @param array<string, mixed> $body */
	private function send(string $message, int $folderId, int $fileId, array $body): void {
		$readers = array_column($this->hearers($folderId, [$fileId]), 0);
		if ($readers !== []) {
			$this->queue->send($readers, $message, ['gfId' => $folderId, 'fileId' => $fileId, ...$body]);
		}
	}

	/**
	 * @param non-empty-list<int> $fileIds
	 * @return list<array{string, non-empty-list<int>}> accounts that look at a team folder, with those of the files that they can read
	 */
	private function hearers(int $folderId, array $fileIds): array {
		if (!$this->queue->isAvailable()) {
			return [];
		}
		$hearers = [];
		foreach ($this->present[$folderId] ??= $this->presence->findAllIds($folderId) as $userId) {
			$readable = array_values(array_intersect($fileIds, array_keys($this->files->findAll($userId, $fileIds))));
			if ($readable !== []) {
				$hearers[] = [$userId, $readable];
			}
		}
		return $hearers;
	}
}
