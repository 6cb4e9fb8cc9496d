<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Limit;

use OCP\ICacheFactory;
use OCP\IMemcache;
use Shared\Clock;
use Shared\Db\CallTable;

/** The counter for this server: a memory cache if it has one shared by all processes, otherwise a table. */
final class Counters {
	public function __construct(
		private readonly ICacheFactory $caches,
		private readonly CallTable $table,
		private readonly Clock $clock,
		private readonly string $appName,
	) {
	}

	public function find(): Counter {
		// Without a memory cache Nextcloud returns one that stores nothing and reports success.
		$cache = $this->caches->isAvailable() ? $this->caches->createDistributed("$this->appName/calls/") : null;
		return $cache instanceof IMemcache ? new CacheCounter($cache, $this->clock) : $this->table;
	}
}
