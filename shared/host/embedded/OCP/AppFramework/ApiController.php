<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework;

use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;

/** Answers programs. */
abstract class ApiController extends Controller {
	private string $corsMethods;
	private string $corsAllowedHeaders;
	private int $corsMaxAge;

	/**
	 * @param string $appName
	 * @param string $corsMethods
	 * @param string $corsAllowedHeaders
	 * @param int $corsMaxAge seconds
	 */
	public function __construct(
		$appName,
		IRequest $request,
		$corsMethods = 'PUT, POST, GET, DELETE, PATCH',
		$corsAllowedHeaders = 'Authorization, Content-Type, Accept',
		$corsMaxAge = 1728000,
	) {
		parent::__construct($appName, $request);
		$this->corsMethods = $corsMethods;
		$this->corsAllowedHeaders = $corsAllowedHeaders;
		$this->corsMaxAge = $corsMaxAge;
	}

	/**
	 * For a route of the verb OPTIONS: what pages of other sites may send.
	 *
	 * @return Response<Http::STATUS_OK, array<string, mixed>>
	 */
	#[NoCSRFRequired]
	#[PublicPage]
	#[NoAdminRequired]
	public function preflightedCors() {
		$origin = $this->request->getHeader('origin');
		return new Response(Http::STATUS_OK, [
			'Access-Control-Allow-Origin' => $origin === '' ? '*' : $origin,
			'Access-Control-Allow-Methods' => $this->corsMethods,
			'Access-Control-Max-Age' => (string)$this->corsMaxAge,
			'Access-Control-Allow-Headers' => $this->corsAllowedHeaders,
			'Access-Control-Allow-Credentials' => 'false',
		]);
	}
}
