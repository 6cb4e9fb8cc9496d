<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Response;
use Shared\Contract\Routes;

/**
 * The answer to OPTIONS: what pages of other sites may send to the routes with `cors`.
 *
 * @extends Response<Http::STATUS_*, array<string, mixed>>
 */
final class Preflight extends Response {
	private const SECONDS = 86_400;

	public function __construct() {
		parent::__construct(Http::STATUS_NO_CONTENT, [
			'Access-Control-Allow-Origin' => '*',
			'Access-Control-Allow-Methods' => implode(', ', Routes::CORS['methods']),
			'Access-Control-Allow-Headers' => implode(', ', Routes::CORS['headers']),
			'Access-Control-Max-Age' => (string)self::SECONDS,
		]);
	}
}
