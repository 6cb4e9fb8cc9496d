<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use OCA\MetadataApp\Repository\Lock\LockRepository;
use OCA\MetadataApp\Repository\View\ViewRepository;
use OCA\MetadataApp\Service\Lock\HeldCells;
use OCA\MetadataApp\Service\Lock\Locks;
use OCA\MetadataApp\Service\Presence\PresenceService;
use OCA\MetadataApp\Service\View\ViewReader;
use OCA\MetadataApp\Service\View\Views;
use OCA\MetadataApp\Shared\Db\Presence;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventDispatcher;

/** The real services of views, locks and presence, and what they report. */
trait LiveServices {
	/** @var list<Event> */
	protected array $events = [];

	protected function heldCells(): HeldCells {
		return new HeldCells(new LockRepository($this->connection), $this->accounts, $this->sentences, $this->clock);
	}

	protected function lockService(): Locks {
		return new Locks(
			$this->gate(),
			$this->folderService(),
			$this->fields,
			new LockRepository($this->connection),
			$this->heldCells(),
			$this->accounts,
			$this->sentences,
			$this->clock,
			$this->dispatcher(),
		);
	}

	protected function viewService(): Views {
		return new Views(
			new ViewRepository($this->connection, $this->lock),
			$this->fields,
			new ViewReader($this->sentences, $this->clock),
			$this->folderService(),
			$this->permissions(),
			$this->clock,
		);
	}

	protected function presenceService(): PresenceService {
		$presence = new Presence($this->connection, 'metadataapp');
		return new PresenceService($this->folderService(), $this->teamFolders(), $presence, $this->accounts, $this->clock);
	}

	/** Keeps what is dispatched in `events`. */
	protected function dispatcher(): IEventDispatcher {
		$dispatcher = self::createStub(IEventDispatcher::class);
		$dispatcher->method('dispatchTyped')->willReturnCallback(function (Event $event): void {
			self::assertFalse($this->connection->inTransaction(), 'Others hear of it before it is stored');
			$this->events[] = $event;
		});
		return $dispatcher;
	}
}
