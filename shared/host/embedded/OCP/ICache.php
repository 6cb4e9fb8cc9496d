<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP;

/** Values that may be gone at any time. */
interface ICache {
	/**
	 * @param string $key
	 * @return mixed null when there is none
	 */
	public function get($key);

	/**
	 * @param string $key
	 * @param mixed $value
	 * @param int $ttl seconds; 0 for a day
	 * @return bool
	 */
	public function set($key, $value, $ttl = 0);

	/**
	 * @param string $key
	 * @return bool
	 */
	public function hasKey($key);

	/**
	 * @param string $key
	 * @return bool
	 */
	public function remove($key);

	/**
	 * @param string $prefix of the keys that go; all of this cache without
	 * @return bool
	 */
	public function clear($prefix = '');
}
