<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Listener;

use OCA\MetadataApp\Event\CellLocked;
use OCA\MetadataApp\Event\CellUnlocked;
use OCA\MetadataApp\Event\FilesChanged;
use OCA\MetadataApp\Event\ValuesChanged;
use OCA\MetadataApp\Service\Live\LiveMessages;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;

/**
 * Open pages hear of changes and locks.
 *
 * @template-implements IEventListener<Event>
 */
final class TellOthers implements IEventListener {
	public const EVENTS = [ValuesChanged::class, FilesChanged::class, CellLocked::class, CellUnlocked::class];

	public function __construct(private readonly LiveMessages $messages) {
	}

	#[\Override]
	public function handle(Event $event): void {
		match (true) {
			$event instanceof ValuesChanged && $event->isOneOfMany => null,
			$event instanceof ValuesChanged => $this->messages->changed($event->folderId, [$event->fileId => $event->fieldNames]),
			$event instanceof FilesChanged => $this->messages->changed($event->folderId, $event->fieldNames),
			$event instanceof CellLocked => $this->messages->locked($event),
			$event instanceof CellUnlocked => $this->messages->unlocked($event),
			default => null,
		};
	}
}
