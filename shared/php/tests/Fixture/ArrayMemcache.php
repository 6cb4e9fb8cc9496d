<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Fixture;

use OCP\IMemcache;
use Shared\Clock;

/** Keeps values until they expire. */
final class ArrayMemcache implements IMemcache {
	/** @var array<string, array{mixed, int}> value and expiry */
	private array $values = [];

	public function __construct(private readonly Clock $clock) {
	}

	public function get($key): mixed {
		[$value, $end] = $this->values[$key] ?? [null, 0];
		return $end > $this->clock->now()->getTimestamp() ? $value : null;
	}

	public function set($key, $value, $ttl = 0): bool {
		$this->values[$key] = [$value, $this->clock->now()->getTimestamp() + $ttl];
		return true;
	}

	public function add($key, $value, $ttl = 0): bool {
		return $this->get($key) === null && $this->set($key, $value, $ttl);
	}

	public function inc($key, $step = 1): int|bool {
		$value = $this->get($key);
		if (!is_int($value)) {
			return false;
		}
		$this->values[$key][0] = $value + $step;
		return $value + $step;
	}

	public function hasKey($key): bool {
		return $this->get($key) !== null;
	}

	public function remove($key): bool {
		unset($this->values[$key]);
		return true;
	}

	public function clear($prefix = ''): bool {
		$this->values = [];
		return true;
	}
}
