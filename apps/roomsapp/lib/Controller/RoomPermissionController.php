<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Service\Access\PermissionService;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Attribute\Guarded;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Who may view, book and manage a room.
 *
 * @phpstan-import-type RoomPermissionSaveBody from Schemas
 */
final class RoomPermissionController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly PermissionService $permissions,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/rooms/{id}/permissions')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Guarded('manager')]
	public function read(): Json {
		return new Json($this->permissions->find(Subject::Room, $this->input->path('id')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/rooms/{id}/permissions')]
	#[NoAdminRequired]
	#[Guarded('manager')]
	public function save(): Json {
		/** @var RoomPermissionSaveBody $body */
		$body = $this->input->body();
		return new Json($this->permissions->save(Subject::Room, $this->input->path('id'), $body));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/rooms/{id}/permissions/inherited')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Guarded('manager')]
	public function inherited(): Json {
		return new Json($this->permissions->findInherited($this->input->path('id')));
	}
}
