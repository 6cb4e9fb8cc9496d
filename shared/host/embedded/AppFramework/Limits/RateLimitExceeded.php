<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Limits;

use OCP\AppFramework\Http;
use OCP\Security\RateLimiting\IRateLimitExceededException;

/** A call more than the limit allows. */
final class RateLimitExceeded extends \Exception implements IRateLimitExceededException {
	public function __construct() {
		parent::__construct('Rate limit exceeded', Http::STATUS_TOO_MANY_REQUESTS);
	}
}
