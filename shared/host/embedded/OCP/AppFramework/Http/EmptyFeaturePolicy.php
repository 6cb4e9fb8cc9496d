<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

/** Allows a page nothing of what the Feature-Policy header governs. */
class EmptyFeaturePolicy {
	/** @var ?list<string> */
	protected $autoplayDomains = null;
	/** @var ?list<string> */
	protected $fullscreenDomains = null;

	public function buildPolicy(): string {
		$policy = [];
		foreach ([
			'autoplay' => $this->autoplayDomains,
			'camera' => null,
			'fullscreen' => $this->fullscreenDomains,
			'geolocation' => null,
			'microphone' => null,
			'payment' => null,
		] as $feature => $domains) {
			$policy[] = $feature . ' ' . implode(' ', $domains ?? ["'none'"]);
		}
		return implode(';', $policy);
	}
}
