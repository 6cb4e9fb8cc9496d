<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Controller;

use OCA\WizardApp\Service\Admin\SettingsService;
use OCA\WizardApp\Service\Step\LanguageService;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Http\Json;
use OCA\WizardApp\Shared\Http\JsonApi;
use OCA\WizardApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Settings of the tour as a whole, and the choices offered in the admin panel.
 *
 * @phpstan-import-type SettingsSaveBody from Schemas
 * @phpstan-import-type SettingsGroupsQuery from Schemas
 */
final class SettingsController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly SettingsService $settings,
		private readonly LanguageService $languages,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/admin/settings')]
	#[NoCSRFRequired]
	public function read(): Json {
		return new Json($this->settings->find());
	}

	#[FrontpageRoute(verb: 'POST', url: '/admin/settings')]
	public function save(): Json {
		/** @var SettingsSaveBody $body */
		$body = $this->input->body();
		return new Json($this->settings->save($body));
	}

	#[FrontpageRoute(verb: 'GET', url: '/admin/languages')]
	#[NoCSRFRequired]
	public function languages(): Json {
		return new Json($this->languages->findAll());
	}

	#[FrontpageRoute(verb: 'GET', url: '/admin/overrides')]
	#[NoCSRFRequired]
	public function overrides(): Json {
		return new Json($this->languages->findOverrides());
	}

	#[FrontpageRoute(verb: 'GET', url: '/admin/groups')]
	#[NoCSRFRequired]
	public function groups(): Json {
		/** @var SettingsGroupsQuery $query */
		$query = $this->input->query();
		return new Json($this->settings->findGroups($query));
	}
}
