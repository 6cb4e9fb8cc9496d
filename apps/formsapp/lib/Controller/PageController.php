<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\AppInfo\Application;
use OCA\FormsApp\Service\Form\FirstScreen;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\AppFramework\Services\IInitialState;
use OCP\IRequest;
use OCP\Util;

/** The single HTML page of those who have accounts; the URL decides what it shows. */
final class PageController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IInitialState $initialState,
		private readonly FirstScreen $start,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * @param string $screen empty for the list of forms
	 * @return TemplateResponse<Http::STATUS_OK, array<string, mixed>>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/')]
	#[FrontpageRoute(verb: 'GET', url: '/form/{screen}', requirements: ['screen' => '\d{1,18}(?:/.*)?'], postfix: 'deep')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function index(string $screen = ''): TemplateResponse {
		$this->initialState->provideInitialState('start', $this->start->find($screen));
		Util::addScript(Application::APP_ID, Application::APP_ID . '-main');
		Util::addStyle(Application::APP_ID, Application::APP_ID . '-main');
		return new TemplateResponse(Application::APP_ID, 'main');
	}
}
