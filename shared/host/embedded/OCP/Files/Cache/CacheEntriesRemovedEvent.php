<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Cache;

use OCP\EventDispatcher\Event;

/** Many file ids are gone at once (since 34). */
class CacheEntriesRemovedEvent extends Event {
	/** @param list<CacheEntryRemovedEvent> $cacheEntryRemovedEvents */
	public function __construct(
		private readonly array $cacheEntryRemovedEvents,
	) {
		parent::__construct();
	}

	/** @return list<CacheEntryRemovedEvent> */
	public function getCacheEntryRemovedEvents(): array {
		return $this->cacheEntryRemovedEvents;
	}
}
