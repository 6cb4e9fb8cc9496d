<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Setting\Settings;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * What an administrator chooses for the whole server.
 *
 * @phpstan-import-type SettingsSaveBody from Schemas
 */
final class SettingsController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Settings $settings,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/settings')]
	#[NoCSRFRequired]
	public function read(): Json {
		return new Json($this->settings->find());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/settings')]
	public function save(): Json {
		/** @var SettingsSaveBody $body */
		$body = $this->input->body();
		return new Json($this->settings->save($body));
	}
}
