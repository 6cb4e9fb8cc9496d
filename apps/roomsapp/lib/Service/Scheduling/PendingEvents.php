<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Scheduling;

use OCA\RoomsApp\Model\Scheduling\PendingEvent;

/**
 * What the plugin has seen in this request. Events of the API tell of every object that is stored: those that it has seen, the copies that
 * Nextcloud delivers to their guests, and everything else.
 */
class PendingEvents {
	/** @var array<string, array<string, ?PendingEvent>> by UID and owner; null where no room is asked */
	private array $seen = [];
	/** @var list<PendingEvent> */
	private array $all = [];
	private bool $isWriting = false;

	public function add(string $owner, string $uid, ?PendingEvent $event): void {
		$this->seen[$uid][$owner] = $event;
		if ($event !== null) {
			$this->all[] = $event;
		}
	}

	/** Whether the plugin has seen the event of this owner, or an event of which this is the copy of a guest. */
	public function hasSeen(string $uid): bool {
		return isset($this->seen[$uid]);
	}

	/** Whether something was decided about the event of this owner, and is not taken yet. */
	public function has(string $owner, string $uid): bool {
		return isset($this->seen[$uid][$owner]);
	}

	/** What was decided; it can be taken once. */
	public function take(string $owner, string $uid): ?PendingEvent {
		$event = $this->seen[$uid][$owner] ?? null;
		if ($event !== null) {
			$this->seen[$uid][$owner] = null;
		}
		return $event;
	}

	/** @return list<PendingEvent> everything that was decided in this request */
	public function all(): array {
		return $this->all;
	}

	/** Runs work whose writes are our own. */
	public function writing(callable $work): void {
		$before = $this->isWriting;
		$this->isWriting = true;
		try {
			$work();
		} finally {
			$this->isWriting = $before;
		}
	}

	public function isWriting(): bool {
		return $this->isWriting;
	}
}
