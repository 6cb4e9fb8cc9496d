<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Site\SettingsService;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Site settings that admins change and every user may read.
 *
 * @phpstan-import-type SettingsSaveVideoDomainsBody from Schemas
 * @phpstan-import-type SettingsSaveMediaBody from Schemas
 * @phpstan-import-type SettingsSaveEngagementBody from Schemas
 * @phpstan-import-type SettingsSavePublicationBody from Schemas
 */
final class SettingsController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly SettingsService $settings,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/settings/video-domains')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function videoDomains(): Json {
		return new Json($this->settings->videoDomains());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/settings/video-domains')]
	public function saveVideoDomains(): Json {
		/** @var SettingsSaveVideoDomainsBody $body */
		$body = $this->input->body();
		return new Json($this->settings->saveVideoDomains($body['domains']));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/settings/media')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function media(): Json {
		return new Json($this->settings->media());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/settings/media')]
	public function saveMedia(): Json {
		/** @var SettingsSaveMediaBody $body */
		$body = $this->input->body();
		return new Json($this->settings->saveMedia($body));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/settings/upload-limit')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function uploadLimit(): Json {
		return new Json($this->settings->uploadLimit());
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/settings/engagement')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function engagement(): Json {
		return new Json($this->settings->engagement());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/settings/engagement')]
	public function saveEngagement(): Json {
		/** @var SettingsSaveEngagementBody $body */
		$body = $this->input->body();
		return new Json($this->settings->saveEngagement($body));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/settings/publication')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function publication(): Json {
		return new Json($this->settings->publication());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/settings/publication')]
	public function savePublication(): Json {
		/** @var SettingsSavePublicationBody $body */
		$body = $this->input->body();
		return new Json($this->settings->savePublication($body));
	}
}
