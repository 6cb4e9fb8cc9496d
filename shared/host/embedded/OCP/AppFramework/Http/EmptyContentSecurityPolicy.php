<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

/** Allows nothing but what is added. */
class EmptyContentSecurityPolicy {
	/** @var ?string */
	protected ?string $jsNonce = null;
	/** @var ?bool */
	protected $inlineStyleAllowed = null;
	/** @var ?list<string> */
	protected $allowedStyleDomains = null;
	/** @var ?list<string> */
	protected $allowedImageDomains = null;
	/** @var ?list<string> */
	protected $allowedFontDomains = null;
	/** @var ?list<string> */
	protected $allowedConnectDomains = null;
	/** @var ?list<string> */
	protected $allowedMediaDomains = null;
	/** @var ?list<string> */
	protected $allowedFrameDomains = null;
	/** @var ?list<string> */
	protected $allowedFrameAncestors = null;
	/** @var ?list<string> */
	protected $allowedWorkerSrcDomains = null;
	/** @var ?list<string> */
	protected $allowedFormActionDomains = null;

	/**
	 * @param string $domain
	 * @return $this
	 */
	public function addAllowedImageDomain($domain) {
		$this->allowedImageDomains[] = $domain;
		return $this;
	}

	/**
	 * @param string $domain
	 * @return $this
	 */
	public function addAllowedFrameDomain($domain) {
		$this->allowedFrameDomains[] = $domain;
		return $this;
	}

	/**
	 * @param string $domain
	 * @return $this
	 */
	public function addAllowedFrameAncestorDomain($domain) {
		$this->allowedFrameAncestors[] = $domain;
		return $this;
	}

	/** @return $this */
	public function addAllowedWorkerSrcDomain(string $domain) {
		$this->allowedWorkerSrcDomains[] = $domain;
		return $this;
	}

	/** @return string */
	public function buildPolicy() {
		$policy = ['default-src' => ["'none'"], 'base-uri' => ["'none'"], 'manifest-src' => ["'self'"]];
		if ($this->jsNonce !== null) {
			$policy['script-src'] = ["'nonce-$this->jsNonce'"];
			$policy['script-src-elem'] = ["'strict-dynamic'", "'nonce-$this->jsNonce'"];
		}
		$policy += [
			'style-src' => $this->inlineStyleAllowed === true
				? [...$this->allowedStyleDomains ?? [], "'unsafe-inline'"]
				: $this->allowedStyleDomains,
			'img-src' => $this->allowedImageDomains, 'font-src' => $this->allowedFontDomains,
			'connect-src' => $this->allowedConnectDomains, 'media-src' => $this->allowedMediaDomains,
			'frame-src' => $this->allowedFrameDomains,
			'frame-ancestors' => $this->allowedFrameAncestors ?? ["'none'"], 'worker-src' => $this->allowedWorkerSrcDomains,
			'form-action' => $this->allowedFormActionDomains,
		];
		$parts = [];
		foreach ($policy as $directive => $sources) {
			if ($sources !== null && $sources !== []) {
				$parts[] = $directive . ' ' . implode(' ', $sources);
			}
		}
		return implode(';', $parts);
	}
}
