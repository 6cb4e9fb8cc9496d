<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework;

use OCP\AppFramework\Http\ContentSecurityPolicy;
use OCP\AppFramework\Http\EmptyContentSecurityPolicy;

/** What a page may load: what every page may, what apps that come with the server add to every page, and what its own policy adds. */
final class PagePolicy extends ContentSecurityPolicy {
	/** @param bool $hasWorkers whether the server's notifications are there, which do their work in one */
	public function __construct(EmptyContentSecurityPolicy $own, string $nonce, bool $hasWorkers) {
		$this->jsNonce = $nonce;
		$this->allowedImageDomains = self::merged($this->allowedImageDomains, ['https://*.tile.openstreetmap.org'], $own->allowedImageDomains);
		$this->allowedFrameDomains = self::merged($this->allowedFrameDomains, ["'self'"], $own->allowedFrameDomains);
		$this->allowedWorkerSrcDomains = self::merged($this->allowedWorkerSrcDomains, $hasWorkers ? ["'self'"] : null, $own->allowedWorkerSrcDomains);
	}

	/**
	 * @param ?list<string> $lists
	 * @return list<string>
	 */
	private static function merged(?array ...$lists): array {
		return array_values(array_unique(array_merge(...array_map(static fn (?array $list): array => $list ?? [], array_values($lists)))));
	}
}
