<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\AppInfo\Application;
use OCA\RoomsApp\Host\NoticeAddresses;
use OCA\RoomsApp\Service\Notice\BookingPlace;
use OCA\RoomsApp\Service\Setup\FirstScreen;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\RedirectResponse;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\AppFramework\Services\IInitialState;
use OCP\IRequest;
use OCP\Util;

/** The single HTML page of Rooms; the URL decides what it shows. */
final class PageController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IInitialState $initialState,
		private readonly FirstScreen $start,
		private readonly BookingPlace $place,
		private readonly NoticeAddresses $addresses,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * @param string $screen empty for the day grid
	 * @return TemplateResponse<Http::STATUS_OK, array<string, mixed>>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/')]
	#[FrontpageRoute(
		verb: 'GET', url: '/{screen}', requirements: ['screen' => '(?:rooms|find|bookings|approvals|admin)(?:/.*)?'], postfix: 'deep',
	)]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function index(string $screen = ''): TemplateResponse {
		$this->initialState->provideInitialState('start', $this->start->find($screen === ''));
		Util::addScript(Application::APP_ID, Application::APP_ID . '-main');
		Util::addStyle(Application::APP_ID, Application::APP_ID . '-main');
		return new TemplateResponse(Application::APP_ID, 'main');
	}

	/**
	 * Where links of the bell and of mails lead.
	 *
	 * @return RedirectResponse<Http::STATUS_SEE_OTHER, array{}>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/booking/{id}', requirements: ['id' => '\d{1,18}'])]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function booking(int $id): RedirectResponse {
		return new RedirectResponse($this->addresses->app() . $this->place->of($id, (string)$this->userId));
	}
}
