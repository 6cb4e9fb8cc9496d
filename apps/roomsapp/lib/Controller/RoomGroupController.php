<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\Group\RoomGroupService;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Room groups.
 *
 * @phpstan-import-type RoomGroupCreateBody from Schemas
 * @phpstan-import-type RoomGroupUpdateBody from Schemas
 */
final class RoomGroupController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly RoomGroupService $groups,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/room-groups')]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json($this->groups->findAll());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/room-groups')]
	public function create(): Json {
		/** @var RoomGroupCreateBody $body */
		$body = $this->input->body();
		return new Json($this->groups->create($body), Http::STATUS_CREATED);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/room-groups/{id}')]
	#[NoCSRFRequired]
	public function read(): Json {
		return new Json($this->groups->find($this->input->path('id')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/room-groups/{id}')]
	public function update(): Json {
		/** @var RoomGroupUpdateBody $body */
		$body = $this->input->body();
		return new Json($this->groups->update($this->input->path('id'), $body));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/room-groups/{id}')]
	public function remove(): Json {
		return new Json($this->groups->delete($this->input->path('id')));
	}
}
