<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Setting\Reports;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Figures for a server that an administrator chooses.
 *
 * @phpstan-import-type TelemetrySaveBody from Schemas
 */
final class TelemetryController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Reports $reports,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/telemetry/status')]
	#[NoCSRFRequired]
	public function status(): Json {
		return new Json($this->reports->status());
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/telemetry/stats')]
	#[NoCSRFRequired]
	public function stats(): Json {
		return new Json($this->reports->stats());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/telemetry/send')]
	public function send(): Json {
		return new Json($this->reports->send());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/telemetry/settings')]
	public function save(): Json {
		/** @var TelemetrySaveBody $body */
		$body = $this->input->body();
		return new Json($this->reports->save($body));
	}
}
