<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Draft\DraftList;
use OCA\IntranetApp\Service\Draft\DraftService;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * The caller's own unpublished work on pages.
 *
 * @phpstan-import-type DraftListQuery from Schemas
 */
final class DraftController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly DraftService $drafts,
		private readonly DraftList $list,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/drafts')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Json {
		/** @var DraftListQuery $query */
		$query = $this->input->query();
		return new Json($this->list->summaries($query));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{pageId}/draft')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function read(): Json {
		return new Json($this->drafts->read($this->input->path('pageId')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/pages/{pageId}/draft')]
	#[NoAdminRequired]
	public function save(): Json {
		return new Json($this->drafts->save($this->input->path('pageId'), $this->input->document()));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/pages/{pageId}/draft')]
	#[NoAdminRequired]
	public function remove(): Json {
		$this->drafts->remove($this->input->path('pageId'));
		return new Json(['success' => true]);
	}
}
