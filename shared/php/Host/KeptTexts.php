<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

use OCP\ICache;
use OCP\ICacheFactory;

/** Texts that take long to write, as they were written last, for the many who ask for the same. They expire after an hour. */
class KeptTexts {
	private const SECONDS = 3_600;
	/** Compressed bytes of the longest text that is kept, so that a few do not fill the memory of all apps. */
	private const LONGEST = 512 * 1024;

	private ?ICache $cache = null;

	public function __construct(
		private readonly ICacheFactory $caches,
		private readonly string $appName,
	) {
	}

	/**
	 * @param string $version that no two texts share
	 * @param callable(): string $write
	 */
	public function find(string $version, callable $write): string {
		$key = hash('sha256', $version);
		$kept = $this->cache()->get($key);
		$text = is_string($kept) ? gzuncompress($kept) : false;
		if ($text !== false) {
			return $text;
		}
		$text = $write();
		$kept = (string)gzcompress($text, 1);
		if (strlen($kept) <= self::LONGEST) {
			$this->cache()->set($key, $kept, self::SECONDS);
		}
		return $text;
	}

	private function cache(): ICache {
		return $this->cache ??= $this->caches->createLocal("$this->appName-texts-");
	}
}
