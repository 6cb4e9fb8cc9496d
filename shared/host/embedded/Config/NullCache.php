<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Config;

use OCP\ICache;

/** Keeps nothing. */
final class NullCache implements ICache {
	#[\Override]
	public function get($key): mixed {
		return null;
	}

	#[\Override]
	public function set($key, $value, $ttl = 0): bool {
		return true;
	}

	#[\Override]
	public function hasKey($key): bool {
		return false;
	}

	#[\Override]
	public function remove($key): bool {
		return true;
	}

	#[\Override]
	public function clear($prefix = ''): bool {
		return true;
	}
}
