<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Site;

use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Shared\Host\Languages;

/** Chooses the language tree for the caller. */
class LanguageService {
	private const FALLBACK = 'en';

	public function __construct(
		private readonly Languages $host,
		private readonly PageIndex $index,
		private readonly AccessService $access,
		private readonly ?string $userId,
	) {
	}

	/** @return list<string> languages whose tree the caller may read */
	public function trees(): array {
		$isReadable = fn (string $language): bool => $this->access->ofPath($language)->canRead();
		return array_values(array_filter($this->index->findAllLanguages(), $isReadable));
	}

	/**
	 * The caller's own language with region, without region, English, or any: the first with a tree the caller may read.
	 *
	 * @param ?string $wished takes precedence over all of them, whether or not such a tree exists
	 */
	public function ofCaller(?string $wished = null): string {
		if ($wished !== null && $wished !== '') {
			return $wished;
		}
		$own = $this->host->ofUser($this->userId);
		$trees = $this->trees();
		foreach ([explode('@', $own)[0], Languages::general($own), self::FALLBACK] as $language) {
			if (in_array($language, $trees, true)) {
				return $language;
			}
		}
		return $trees[0] ?? self::FALLBACK;
	}
}
