<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Listener;

use OCA\Files_Trashbin\Events\MoveToTrashEvent;
use OCA\Files_Versions\Events\VersionRestoredEvent;
use OCA\HostProbe\Service\SeenEvents;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\Files\Cache\CacheEntriesRemovedEvent;
use OCP\Files\Cache\CacheEntryRemovedEvent;
use OCP\Files\Events\Node\AbstractNodeEvent;
use OCP\Files\Events\Node\AbstractNodesEvent;
use OCP\Files\Folder;
use OCP\Files\Node;
use OCP\Files\NotFoundException;

/**
 * Notes what events carry.
 *
 * @template-implements IEventListener<Event>
 */
final class FileEventListener implements IEventListener {
	public function __construct(
		private readonly SeenEvents $events,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		// On a server old versions are files too, with ids of their own that no app gets to see.
		$all = $event instanceof CacheEntriesRemovedEvent
			? array_values(
				array_filter($event->getCacheEntryRemovedEvents(), static fn (CacheEntryRemovedEvent $one): bool => !self::isVersion($one)),
			)
			: [];
		if ($event instanceof CacheEntryRemovedEvent
			? self::isVersion($event)
			: ($event instanceof CacheEntriesRemovedEvent && $all === [])) {
			return;
		}
		$removed = static fn (CacheEntryRemovedEvent $one): array => [
			'path' => $one->getPath(),
			...self::id($one->getFileId()),
			'hasStorageId' => $one->getStorageId() > 0,
			'hasStorage' => $one->getStorage()->instanceOfStorage(\OCP\Files\Storage\IStorage::class),
		];
		$about = match (true) {
			$event instanceof AbstractNodeEvent => ['node' => self::node($event->getNode())],
			$event instanceof MoveToTrashEvent => ['node' => self::node($event->getNode())],
			$event instanceof AbstractNodesEvent => [
				'source' => self::node($event->getSource()),
				'target' => self::node($event->getTarget()),
			],
			$event instanceof VersionRestoredEvent => ['revision' => $event->getVersion()->getRevisionId()],
			$event instanceof CacheEntryRemovedEvent => $removed($event),
			$event instanceof CacheEntriesRemovedEvent => ['all' => array_map($removed, $all)],
			default => [],
		};
		$this->events->add(['event' => basename(str_replace('\\', '/', $event::class))] + $about);
	}

	/** @return array<string, int> an id, or the number that 34 gives instead */
	private static function id(int $id): array {
		return $id < 2 ? ['counted' => $id] : ['fileId' => $id];
	}

	private static function isVersion(CacheEntryRemovedEvent $event): bool {
		return preg_match('#^(files_versions|files_trashbin/versions|versions)(/|$)#', $event->getPath()) === 1;
	}

	/** @return array{path: string, isFolder: bool, fileId: int|string} */
	private static function node(Node $node): array {
		try {
			$id = $node->getId();
		} catch (NotFoundException $unknown) {
			$id = $unknown::class;
		}
		return ['path' => $node->getPath(), 'isFolder' => $node instanceof Folder, 'fileId' => $id];
	}
}
