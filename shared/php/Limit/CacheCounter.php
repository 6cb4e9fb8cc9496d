<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Limit;

use OCP\IMemcache;
use Shared\Clock;

/** Counts in a memory cache with atomic increments. */
final class CacheCounter implements Counter {
	private const ATTEMPTS = 5;

	public function __construct(
		private readonly IMemcache $cache,
		private readonly Clock $clock,
	) {
	}

	#[\Override]
	public function count(string $key, int $calls, int $seconds): Usage {
		for ($attempt = 0; $attempt < self::ATTEMPTS; $attempt++) {
			$this->cache->add($key, $this->now(), $seconds);
			$start = $this->cache->get($key);
			// The period may end between the two.
			if (is_int($start)) {
				// With the period in its key, a counter that outlives it is never used again.
				$this->cache->add("$key.$start", 0, 2 * $seconds);
				$used = $this->cache->inc("$key.$start");
				if (is_int($used)) {
					return new Usage($calls, $used, $start + $seconds);
				}
			}
		}
		throw new \RuntimeException('The memory cache does not count');
	}

	#[\Override]
	public function look(string $key, int $calls, int $seconds): Usage {
		$start = $this->cache->get($key);
		$used = is_int($start) ? $this->cache->get("$key.$start") : null;
		return new Usage($calls, is_int($used) ? $used : 0, (is_int($start) ? $start : $this->now()) + $seconds);
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
