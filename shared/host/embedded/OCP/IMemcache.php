<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP;

/** A cache whose changes happen at once for all who share it. */
interface IMemcache extends ICache {
	/**
	 * @param string $key
	 * @param mixed $value
	 * @param int $ttl seconds; 0 for a day
	 * @return bool false when there is a value already, which stays
	 */
	public function add($key, $value, $ttl = 0);

	/**
	 * @param string $key
	 * @param int $step
	 * @return int|bool the new number; false when the value is none
	 */
	public function inc($key, $step = 1);
}
