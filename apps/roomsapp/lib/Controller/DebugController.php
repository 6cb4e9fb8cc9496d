<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\Setup\RegistrationCheck;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/** For administrators who look for a missing room. */
final class DebugController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly RegistrationCheck $check,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/debug/rooms')]
	#[NoCSRFRequired]
	public function rooms(): Json {
		return new Json($this->check->find());
	}
}
