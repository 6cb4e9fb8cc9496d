<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

/** What pages may do. */
class FeaturePolicy extends EmptyFeaturePolicy {
	/** @var ?list<string> */
	protected $autoplayDomains = ["'self'"];
	/** @var ?list<string> */
	protected $fullscreenDomains = ["'self'"];
}
