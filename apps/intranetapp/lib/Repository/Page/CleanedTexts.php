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
	 * @return ?string null when it is not known
	 */
	public function findOrNull(string $kind, string $text): ?string {
		$stored = $this->cache()->get(self::key($kind, $text));
		if ($stored === self::SAME) {
			return $text;
		}
		$cleaned = is_string($stored) ? gzuncompress($stored) : false;
		return $cleaned === false ? null : $cleaned;
	}

	/** @param 'page'|'html' $kind */
	public function save(string $kind, string $text, string $cleaned): void {
		$this->cache()->set(self::key($kind, $text), $cleaned === $text ? self::SAME : gzcompress($cleaned, 1), self::SECONDS);
	}

	private static function key(string $kind, string $text): string {
		return "$kind-" . hash('sha256', $text);
	}

	private function cache(): ICache {
		return $this->cache ??= $this->caches->createLocal("$this->appName-cleaned-");
	}
}
