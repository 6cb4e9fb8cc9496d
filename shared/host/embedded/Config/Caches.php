<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Config;

use Host\AppFramework\Settings;
use OCP\ICache;
use OCP\ICacheFactory;

/** In APCu; where PHP has none, as on a command line, nothing is kept. */
final class Caches implements ICacheFactory {
	public function __construct(
		private readonly Settings $settings,
	) {
	}

	#[\Override]
	public function isAvailable(): bool {
		return function_exists('apcu_enabled') && apcu_enabled();
	}

	/** One machine is all there is. */
	#[\Override]
	public function createDistributed(string $prefix = ''): ICache {
		return $this->createLocal($prefix);
	}

	#[\Override]
	public function createLocal(string $prefix = ''): ICache {
		return $this->isAvailable() ? new MemoryCache(md5($this->settings->data) . "/$prefix") : new NullCache();
	}
}
