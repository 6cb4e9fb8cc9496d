<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Presence\PresenceService;
use OCA\FormsApp\Shared\Http\Attribute\Limit;
use OCA\FormsApp\Shared\Http\Attribute\SessionToken;
use OCA\FormsApp\Shared\Http\Json;
use OCA\FormsApp\Shared\Http\JsonApi;
use OCA\FormsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/** Who is editing a form. */
final class PresenceController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly PresenceService $presence,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/form/{fileId}/presence')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function enter(): Json {
		return new Json($this->presence->enter($this->input->path('fileId')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/form/{fileId}/presence')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function takeOver(): Json {
		return new Json($this->presence->takeOver($this->input->path('fileId')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/form/{fileId}/presence')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function read(): Json {
		return new Json($this->presence->findAll($this->input->path('fileId')));
	}
}
