<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\Room\BulkChanges;
use OCA\RoomsApp\Service\Room\RoomService;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Attribute\Guarded;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Rooms.
 *
 * @phpstan-import-type RoomCreateBody from Schemas
 * @phpstan-import-type RoomUpdateBody from Schemas
 * @phpstan-import-type RoomUpdateManyBody from Schemas
 */
final class RoomController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly RoomService $rooms,
		private readonly BulkChanges $changes,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/rooms')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json($this->rooms->findAll($this->userId));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/rooms')]
	public function create(): Json {
		/** @var RoomCreateBody $body */
		$body = $this->input->body();
		return new Json($this->rooms->create($body), Http::STATUS_CREATED);
	}

	// Nextcloud matches controllers in no guaranteed order, so this pattern must not match the addresses of CsvController.
	#[FrontpageRoute(verb: 'GET', url: '/api/rooms/{id}', requirements: ['id' => '(?!(?:export|sample-csv)$)[^/]+'])]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Guarded('manager')]
	public function read(): Json {
		return new Json($this->rooms->find($this->input->path('id')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/rooms/{id}')]
	#[NoAdminRequired]
	#[Guarded('manager')]
	public function update(): Json {
		/** @var RoomUpdateBody $body */
		$body = $this->input->body();
		return new Json($this->rooms->update($this->input->path('id'), $body, (string)$this->userId));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/rooms')]
	#[NoAdminRequired]
	public function updateMany(): Json {
		/** @var RoomUpdateManyBody $body */
		$body = $this->input->body();
		return new Json($this->changes->save($body, (string)$this->userId), Http::STATUS_MULTI_STATUS);
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/rooms/{id}')]
	public function remove(): Json {
		return new Json($this->rooms->delete($this->input->path('id')));
	}
}
