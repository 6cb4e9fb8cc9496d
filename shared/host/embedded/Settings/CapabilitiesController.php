<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Settings;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCSController;
use OCP\IRequest;

/** Tells clients what this host can do. */
final class CapabilitiesController extends OCSController {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Capabilities $capabilities,
	) {
		parent::__construct($appName, $request);
	}

	/** @return DataResponse<Http::STATUS_OK, array{version: array<string, mixed>, capabilities: array<string, mixed>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/capabilities', root: '/cloud')]
	#[PublicPage]
	public function getCapabilities(): DataResponse {
		$all = ['version' => $this->capabilities->version(), 'capabilities' => $this->capabilities->all()];
		$response = new DataResponse($all);
		$response->setETag(md5(json_encode($all, JSON_THROW_ON_ERROR)));
		return $response;
	}
}
