<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Service\SeenCacheEvents;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\IRequest;

/** What the table of files told in other requests. */
final class CacheEventsController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly SeenCacheEvents $events,
	) {
		parent::__construct($appName, $request);
	}

	/** @return JSONResponse<Http::STATUS_OK, null, array{}> */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'PUT', url: '/cache-events')]
	public function record(bool $on): JSONResponse {
		$this->events->record($on);
		return new JSONResponse(null);
	}

	/** @return JSONResponse<Http::STATUS_OK, array<mixed>, array{}> since it was asked last */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/cache-events')]
	public function recorded(): JSONResponse {
		return new JSONResponse($this->events->take());
	}
}
