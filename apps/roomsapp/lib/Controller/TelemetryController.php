<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCA\RoomsApp\Shared\Remote\Telemetry;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\IRequest;

/**
 * Usage figures for a server chosen by an admin.
 *
 * @phpstan-import-type TelemetrySaveBody from Schemas
 */
final class TelemetryController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Telemetry $telemetry,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/license/telemetry')]
	public function save(): Json {
		/** @var TelemetrySaveBody $body */
		$body = $this->input->body();
		return new Json($this->telemetry->save($body));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/license/telemetry')]
	public function send(): Json {
		return new Json($this->telemetry->send());
	}
}
