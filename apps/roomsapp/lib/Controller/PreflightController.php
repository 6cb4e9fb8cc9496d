<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Shared\Http\Preflight;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;

/** The answers to OPTIONS at every address of the public API; no JsonApi, since a preflight has neither input nor body. */
final class PreflightController extends Controller {
	#[FrontpageRoute(verb: 'OPTIONS', url: '/api/v1/rooms')]
	#[FrontpageRoute(verb: 'OPTIONS', url: '/api/v1/rooms/{id}', postfix: 'room')]
	#[FrontpageRoute(verb: 'OPTIONS', url: '/api/v1/rooms/{id}/status', postfix: 'status')]
	#[FrontpageRoute(verb: 'OPTIONS', url: '/api/v1/rooms/{id}/availability', postfix: 'availability')]
	#[FrontpageRoute(verb: 'OPTIONS', url: '/api/v1/rooms/{id}/bookings', postfix: 'bookings')]
	#[FrontpageRoute(verb: 'OPTIONS', url: '/api/v1/rooms/{id}/bookings/{uid}', requirements: ['uid' => '.+'], postfix: 'booking')]
	#[FrontpageRoute(verb: 'OPTIONS', url: '/api/v1/statistics', postfix: 'statistics')]
	#[FrontpageRoute(verb: 'OPTIONS', url: '/api/v1/rooms/{id}/calendar.ics', postfix: 'feed')]
	#[FrontpageRoute(verb: 'OPTIONS', url: '/api/v1/rooms/{id}/feed/{secret}/calendar.ics', postfix: 'subscription')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function preflight(): Preflight {
		return new Preflight();
	}
}
