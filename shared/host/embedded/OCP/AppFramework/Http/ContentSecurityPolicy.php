<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

/** What every page may load. */
class ContentSecurityPolicy extends EmptyContentSecurityPolicy {
	/** @var ?bool */
	protected $inlineStyleAllowed = true;
	/** @var ?list<string> */
	protected $allowedStyleDomains = ["'self'"];
	/** @var ?list<string> */
	protected $allowedImageDomains = ["'self'", 'data:', 'blob:'];
	/** @var ?list<string> */
	protected $allowedFontDomains = ["'self'", 'data:'];
	/** @var ?list<string> */
	protected $allowedConnectDomains = ["'self'"];
	/** @var ?list<string> */
	protected $allowedMediaDomains = ["'self'"];
	/** @var ?list<string> */
	protected $allowedFrameDomains = [];
	/** @var ?list<string> */
	protected $allowedFrameAncestors = ["'self'"];
	/** @var ?list<string> */
	protected $allowedFormActionDomains = ["'self'"];
}
