<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use OCA\RoomsApp\Shared\Clock;
use OCP\ICache;
use OCP\ICacheFactory;
use Shared\Clock as AnyClock;
use Shared\Tests\Fixture\ArrayMemcache;

/** Keeps everything until it expires, in one cache. */
final class OneCache implements ICacheFactory {
	public readonly ArrayMemcache $cache;

	public function __construct(Clock $clock) {
		$this->cache = new ArrayMemcache(new class($clock) implements AnyClock {
			public function __construct(private readonly Clock $clock) {
			}

			#[\Override]
			public function now(): \DateTimeImmutable {
				return $this->clock->now();
			}
		});
	}

	#[\Override]
	public function isAvailable(): bool {
		return true;
	}

	#[\Override]
	public function createDistributed(string $prefix = ''): ICache {
		return $this->cache;
	}

	#[\Override]
	public function createLocal(string $prefix = ''): ICache {
		return $this->cache;
	}
}
