<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\PublicApi\AvailabilityService;
use OCA\RoomsApp\Service\PublicApi\StatusService;
use OCA\RoomsApp\Service\Room\PublicRoomService;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Access\Caller;
use OCA\RoomsApp\Shared\Http\Attribute\CrossOrigin;
use OCA\RoomsApp\Shared\Http\Attribute\Guarded;
use OCA\RoomsApp\Shared\Http\Attribute\TokenScope;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCA\RoomsApp\Shared\Token\IssuedToken;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/**
 * Rooms for other systems, such as displays and kiosks.
 *
 * @phpstan-import-type PublicRoomListQuery from Schemas
 * @phpstan-import-type PublicRoomAvailabilityQuery from Schemas
 */
final class PublicRoomController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Caller $caller,
		private readonly PublicRoomService $rooms,
		private readonly StatusService $status,
		private readonly AvailabilityService $availability,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/v1/rooms')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read')]
	#[CrossOrigin]
	public function list(): Json {
		/** @var PublicRoomListQuery $query */
		$query = $this->input->query();
		return new Json($this->rooms->findAll($query, IssuedToken::heldBy($this->caller)));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/v1/rooms/{id}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read')]
	#[Guarded('token-room')]
	#[CrossOrigin]
	public function read(): Json {
		return new Json($this->rooms->find($this->input->path('id')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/v1/rooms/{id}/status')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read')]
	#[Guarded('token-room')]
	#[CrossOrigin]
	public function status(): Json {
		return new Json($this->status->find($this->input->path('id')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/v1/rooms/{id}/availability')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read')]
	#[Guarded('token-room')]
	#[CrossOrigin]
	public function availability(): Json {
		/** @var PublicRoomAvailabilityQuery $query */
		$query = $this->input->query();
		return new Json($this->availability->find($this->input->path('id'), $query));
	}
}
