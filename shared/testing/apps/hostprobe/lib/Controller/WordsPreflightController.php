<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Http\Preflight;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;

/** The answers to OPTIONS; no JsonApi, since a preflight has neither input nor body. */
final class WordsPreflightController extends Controller {
	#[FrontpageRoute(verb: 'OPTIONS', url: '/words/cors/open')]
	#[FrontpageRoute(verb: 'OPTIONS', url: '/words/cors/keyed', postfix: 'keyed')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function preflight(): Preflight {
		return new Preflight();
	}
}
