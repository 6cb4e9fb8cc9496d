<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Listener;

use OCA\MetadataApp\Repository\File\CopiedFiles;
use OCA\MetadataApp\Repository\File\TeamFolderFiles;
use OCA\MetadataApp\Service\File\Copies;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\Files\Events\Node\NodeCopiedEvent;
use OCP\IUserSession;
use Psr\Log\LoggerInterface;

/**
 * A copy in a team folder takes the values of what it was made from.
 *
 * @template-implements IEventListener<Event>
 */
final class FillCopies implements IEventListener {
	public function __construct(
		private readonly TeamFolderFiles $files,
		private readonly CopiedFiles $copied,
		private readonly Copies $copies,
		private readonly IUserSession $session,
		private readonly LoggerInterface $logger,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		$folderId = $event instanceof NodeCopiedEvent ? $this->files->findFolderIdOfOrNull($event->getTarget()) : null;
		if ($event instanceof NodeCopiedEvent && $folderId !== null) {
			$pairs = $this->copied->findAll($event->getSource(), $event->getTarget());
			try {
				$this->copies->fill($this->session->getUser()?->getUID(), $folderId, $pairs);
			} catch (Conflict) {
				// What the source had is being replaced as well. The file itself is copied all the same.
				$this->logger->warning('A file was copied without its values, because a backup was being restored');
			}
		}
	}
}
