<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP;

/** Makes caches. On a server without a memory cache they keep nothing. */
interface ICacheFactory {
	/** Whether the caches of createDistributed keep anything. */
	public function isAvailable(): bool;

	/** @param string $prefix of all keys */
	public function createDistributed(string $prefix = ''): ICache;

	/** @param string $prefix of all keys */
	public function createLocal(string $prefix = ''): ICache;
}
