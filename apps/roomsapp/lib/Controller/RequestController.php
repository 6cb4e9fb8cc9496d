<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\Notice\Requests;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\IRequest;

/** The buttons of the bell, which send no body. */
final class RequestController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Requests $requests,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/requests/{id}/{stamp}/accept')]
	#[NoAdminRequired]
	public function accept(): Json {
		return new Json($this->requests->accept((int)$this->input->path('id'), $this->input->path('stamp'), (string)$this->userId));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/requests/{id}/{stamp}/decline')]
	#[NoAdminRequired]
	public function decline(): Json {
		return new Json($this->requests->decline((int)$this->input->path('id'), $this->input->path('stamp'), (string)$this->userId));
	}
}
