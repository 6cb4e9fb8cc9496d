<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\AppInfo\Application;
use OCA\MetadataApp\Service\Start\States;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\AppFramework\Services\IInitialState;
use OCP\IRequest;
use OCP\Util;

/** The single HTML page; the URL decides what it shows. */
final class PageController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IInitialState $initialState,
		private readonly States $states,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * @param string $place ids of a team folder and of a folder in it, which the browser reads
	 * @return TemplateResponse<Http::STATUS_OK, array<string, mixed>>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/')]
	#[FrontpageRoute(verb: 'GET', url: '/folders/{place}', requirements: ['place' => '.+'], postfix: 'deep')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function index(string $place = ''): TemplateResponse {
		$this->initialState->provideInitialState('start', $this->states->ofPage((string)$this->userId));
		Util::addScript(Application::APP_ID, Application::APP_ID . '-main');
		Util::addStyle(Application::APP_ID, Application::APP_ID . '-main');
		return new TemplateResponse(Application::APP_ID, 'main');
	}
}
