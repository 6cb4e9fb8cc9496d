<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Response;

/**
 * Success without content: 204 with neither body nor content type.
 *
 * @extends Response<Http::STATUS_*, array<string, mixed>>
 */
final class NoContent extends Response {
	public function __construct() {
		parent::__construct(Http::STATUS_NO_CONTENT);
		// PHP itself would add its default content type to an answer without one.
		ini_set('default_mimetype', '');
	}
}
