<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\Setup\LicenseService;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * The license.
 *
 * @phpstan-import-type LicenseSaveBody from Schemas
 */
final class LicenseController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly LicenseService $license,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/license/stats')]
	#[NoCSRFRequired]
	public function stats(): Json {
		return new Json($this->license->stats());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/settings/license')]
	public function save(): Json {
		/** @var LicenseSaveBody $body */
		$body = $this->input->body();
		return new Json($this->license->save($body));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/license/validate')]
	public function validate(): Json {
		return new Json($this->license->validate());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/license/update-usage')]
	public function usage(): Json {
		return new Json($this->license->reportUsage());
	}
}
