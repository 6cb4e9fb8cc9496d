<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCP\ICache;
use OCP\ICacheFactory;

/**
 * What texts of files became when they were made safe to show, which is the same for every user. Entries expire after
 * an hour, so that new cleaning rules reach every page.
 */
class CleanedTexts {
	private const SECONDS = 3600;
	/** Stored instead of a text that needed no cleaning. */
	private const SAME = '=';

	private ?ICache $cache = null;

	public function __construct(
		private readonly ICacheFactory $caches,
		private readonly string $appName,
	) {
	}

	/**
	 * @param 'page'|'html' $kind what the text is read as
	 * @param callable(): string $clean makes it safe when it is not known yet; what it throws is not kept
	 */
	public function find(string $kind, string $text, callable $clean): string {
		// The text may be long: its name is made once.
		$key = "$kind-" . hash('sha256', $text);
		$stored = $this->cache()->get($key);
		if ($stored === self::SAME) {
			return $text;
		}
		$known = is_string($stored) ? gzuncompress($stored) : false;
		if ($known !== false) {
			return $known;
		}
		$cleaned = $clean();
		$this->cache()->set($key, $cleaned === $text ? self::SAME : gzcompress($cleaned, 1), self::SECONDS);
		return $cleaned;
	}

	private function cache(): ICache {
		return $this->cache ??= $this->caches->createLocal("$this->appName-cleaned-");
	}
}
