<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Trash\PageRestorer;
use OCA\IntranetApp\Service\Trash\TrashedPages;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\UserRateLimit;
use OCP\IRequest;

/** Pages in the trash bin. */
final class TrashController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly TrashedPages $trash,
		private readonly PageRestorer $restorer,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/trash')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json($this->trash->list());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/trash/{id}/restore')]
	#[NoAdminRequired]
	#[UserRateLimit(limit: 30, period: 60)]
	public function restore(): Json {
		return new Json($this->restorer->restore($this->input->path('id')));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/trash/{id}')]
	#[NoAdminRequired]
	#[UserRateLimit(limit: 30, period: 60)]
	public function remove(): Json {
		$this->trash->remove($this->input->path('id'));
		return new Json(['success' => true]);
	}
}
