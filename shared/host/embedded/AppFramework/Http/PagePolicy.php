<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

use OCP\AppFramework\Http\ContentSecurityPolicy;
use OCP\AppFramework\Http\EmptyContentSecurityPolicy;

/**
 * What a page may load: what every page may, what apps that come with the server add to every page, what other apps add, and what its own
 * policy adds.
 */
final class PagePolicy extends ContentSecurityPolicy {
	/**
	 * @param list<EmptyContentSecurityPolicy> $others in the order in which they count, its own the last
	 * @param bool $hasWorkers whether the server's notifications are there, which do their work in one
	 */
	public function __construct(array $others, string $nonce, bool $hasWorkers) {
		$this->jsNonce = $nonce;
		$this->allowedImageDomains = self::merged($this->allowedImageDomains, ['https://*.tile.openstreetmap.org']);
		$this->allowedWorkerSrcDomains = self::merged($this->allowedWorkerSrcDomains, $hasWorkers ? ["'self'"] : null);
		foreach ($others as $other) {
			$this->allowedImageDomains = self::merged($this->allowedImageDomains, $other->allowedImageDomains);
			$this->allowedFrameDomains = self::merged($this->allowedFrameDomains, $other->allowedFrameDomains);
			$this->allowedFrameAncestors = self::merged($this->allowedFrameAncestors, $other->allowedFrameAncestors);
			$this->allowedWorkerSrcDomains = self::merged($this->allowedWorkerSrcDomains, $other->allowedWorkerSrcDomains);
		}
	}

	/**
	 * @param ?list<string> $lists
	 * @return list<string>
	 */
	private static function merged(?array ...$lists): array {
		return array_values(array_unique(array_merge(...array_map(static fn (?array $list): array => $list ?? [], array_values($lists)))));
	}
}
