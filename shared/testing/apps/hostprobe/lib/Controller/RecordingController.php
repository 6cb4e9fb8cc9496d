<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Service\Recording;
use OCA\HostProbe\Service\SeenBookingEvents;
use OCA\HostProbe\Service\SeenCacheEvents;
use OCA\HostProbe\Service\SeenCalendarEvents;
use OCA\HostProbe\Service\SeenDavEvents;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\IRequest;

/** What was told in other requests by the table of files (cache), calendars, WebDAV (dav), and about rooms (bookings). */
final class RecordingController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly SeenCacheEvents $cache,
		private readonly SeenCalendarEvents $calendars,
		private readonly SeenBookingEvents $bookings,
		private readonly SeenDavEvents $dav,
	) {
		parent::__construct($appName, $request);
	}

	/** @return JSONResponse<Http::STATUS_OK, null, array{}> */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'PUT', url: '/recordings/{what}')]
	public function record(string $what, bool $on): JSONResponse {
		$this->recording($what)->record($on);
		return new JSONResponse(null);
	}

	/** @return JSONResponse<Http::STATUS_OK, array<mixed>, array{}> since it was asked last */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/recordings/{what}')]
	public function recorded(string $what): JSONResponse {
		return new JSONResponse($this->recording($what)->take());
	}

	private function recording(string $what): Recording {
		return match ($what) {
			'bookings' => $this->bookings,
			'calendars' => $this->calendars,
			'dav' => $this->dav,
			default => $this->cache,
		};
	}
}
