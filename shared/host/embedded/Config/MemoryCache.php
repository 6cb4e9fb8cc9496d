<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Config;

use OCP\IMemcache;

/** Values in the memory that the host's processes share. */
final class MemoryCache implements IMemcache {
	private const DAY = 86_400;

	public function __construct(
		private readonly string $prefix,
	) {
	}

	#[\Override]
	public function get($key): mixed {
		$value = apcu_fetch($this->prefix . $key, $isThere);
		return $isThere === true ? $value : null;
	}

	#[\Override]
	public function set($key, $value, $ttl = 0): bool {
		return apcu_store($this->prefix . $key, $value, $ttl === 0 ? self::DAY : $ttl);
	}

	#[\Override]
	public function add($key, $value, $ttl = 0): bool {
		return apcu_add($this->prefix . $key, $value, $ttl === 0 ? self::DAY : $ttl);
	}

	#[\Override]
	public function inc($key, $step = 1): int|bool {
		return apcu_inc($this->prefix . $key, $step, $isDone, self::DAY);
	}

	#[\Override]
	public function hasKey($key): bool {
		return apcu_exists($this->prefix . $key);
	}

	#[\Override]
	public function remove($key): bool {
		return apcu_delete($this->prefix . $key);
	}

	#[\Override]
	public function clear($prefix = ''): bool {
		return apcu_delete(new \APCUIterator('/^' . preg_quote($this->prefix . $prefix, '/') . '/', APC_ITER_KEY));
	}
}
