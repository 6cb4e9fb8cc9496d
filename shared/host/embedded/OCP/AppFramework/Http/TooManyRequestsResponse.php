<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

use Host\Page\Page;
use OCP\AppFramework\Http;
use OCP\Server;

/**
 * The refusal of BruteForceProtection: a piece of HTML.
 *
 * @template-covariant S of Http::STATUS_*
 * @template-covariant H of array<string, mixed>
 * @extends Response<Http::STATUS_*, array<string, mixed>>
 */
class TooManyRequestsResponse extends Response {
	/**
	 * @param S $status
	 * @param H $headers
	 */
	public function __construct(int $status = Http::STATUS_TOO_MANY_REQUESTS, array $headers = []) {
		parent::__construct($status, $headers);
		$this->setContentSecurityPolicy(new ContentSecurityPolicy());
	}

	#[\Override]
	public function render() {
		return Server::get(Page::class)
			->error(Http::STATUS_TOO_MANY_REQUESTS, 'Too many requests')
			->renderAs(TemplateResponse::RENDER_AS_BLANK)
			->render();
	}
}
