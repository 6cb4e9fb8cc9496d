<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Page\PresenceService;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\IRequest;

/** Who is editing a page right now. */
final class PresenceController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly PresenceService $presence,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/pages/{pageId}/presence')]
	#[NoAdminRequired]
	public function enter(): Json {
		return new Json($this->presence->enter($this->input->path('pageId')));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/pages/{pageId}/presence')]
	#[NoAdminRequired]
	public function leave(): Json {
		$this->presence->leave($this->input->path('pageId'));
		return new Json(['success' => true]);
	}
}
