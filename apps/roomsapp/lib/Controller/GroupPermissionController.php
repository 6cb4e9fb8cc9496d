<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Service\Access\PermissionService;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Who may view, book and manage the rooms of a group.
 *
 * @phpstan-import-type GroupPermissionSaveBody from Schemas
 */
final class GroupPermissionController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly PermissionService $permissions,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/room-groups/{id}/permissions')]
	#[NoCSRFRequired]
	public function read(): Json {
		return new Json($this->permissions->find(Subject::Group, $this->input->path('id')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/room-groups/{id}/permissions')]
	public function save(): Json {
		/** @var GroupPermissionSaveBody $body */
		$body = $this->input->body();
		return new Json($this->permissions->save(Subject::Group, $this->input->path('id'), $body));
	}
}
