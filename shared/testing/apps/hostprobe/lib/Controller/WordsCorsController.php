<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Http\Attribute\CrossOrigin;
use OCA\HostProbe\Shared\Http\Attribute\TokenScope;
use OCA\HostProbe\Shared\Http\Json;
use OCA\HostProbe\Shared\Http\JsonApi;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;

/** What pages of other sites may read. */
final class WordsCorsController extends Controller implements JsonApi {
	#[FrontpageRoute(verb: 'GET', url: '/words/cors/open')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[CrossOrigin]
	public function open(): Json {
		return new Json(['isRead' => true]);
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/cors/keyed')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read', header: 'X-Probe-Key')]
	#[CrossOrigin]
	public function keyed(): Json {
		return new Json(['isRead' => true]);
	}
}
