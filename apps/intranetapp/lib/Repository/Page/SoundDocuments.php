<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCP\ICache;
use OCP\ICacheFactory;

/**
 * Hashes of page texts that need no cleaning before display: the same text is safe for every user. Entries expire
 * after an hour, so that new cleaning rules reach every page.
 */
class SoundDocuments {
	private const SECONDS = 3600;

	private ?ICache $cache = null;

	public function __construct(
		private readonly ICacheFactory $caches,
		private readonly string $appName,
	) {
	}

	public function has(string $hash): bool {
		return $this->cache()->get($hash) === true;
	}

	public function save(string $hash): void {
		$this->cache()->set($hash, true, self::SECONDS);
	}

	private function cache(): ICache {
		return $this->cache ??= $this->caches->createLocal("$this->appName-sound-");
	}
}
