<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Login;

use Host\AppFramework\Http\EarlyResponse;
use Host\AppFramework\Http\Request;
use OCP\AppFramework\Http;

/** The cookies by which a browser shows that a request comes from a page of this host. */
final class StrictCookies {
	public function __construct(
		private readonly Request $request,
		private readonly BrowserSession $browser,
	) {
	}

	/** Gives them to a browser that has no cookie yet. */
	public function offer(): void {
		if ($_COOKIE === []) {
			$this->browser->sendSameSiteCookies();
		}
	}

	/** The answer to a browser that has a session and not these; null where all is well. */
	public function refusal(): ?EarlyResponse {
		if ($this->request->passesStrictCookieCheck()) {
			return null;
		}
		$this->browser->sendSameSiteCookies();
		$error = ['error' => 'Strict Cookie has not been found in request'];
		return EarlyResponse::json(Http::STATUS_PRECONDITION_FAILED, $error, 'application/json');
	}
}
