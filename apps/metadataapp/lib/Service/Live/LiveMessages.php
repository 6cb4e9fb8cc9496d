<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Live;

use OCA\MetadataApp\Event\CellLocked;
use OCA\MetadataApp\Event\CellUnlocked;
use OCA\MetadataApp\Event\ValuesChanged;
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

	public function changed(ValuesChanged $event): void {
		$this->send('metadataapp_changed', $event->folderId, $event->fileId, ['fieldNames' => $event->fieldNames]);
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
		if (!$this->queue->isAvailable()) {
			return;
		}
		$mayRead = fn (string $userId): bool => $this->files->findOrNull($userId, $fileId) !== null;
		$present = $this->present[$folderId] ??= $this->presence->findAllIds($folderId);
		$readers = array_values(array_filter($present, $mayRead));
		if ($readers !== []) {
			$this->queue->send($readers, $message, ['gfId' => $folderId, 'fileId' => $fileId, ...$body]);
		}
	}
}
