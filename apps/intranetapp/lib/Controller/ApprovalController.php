<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Approval\Decisions;
use OCA\IntranetApp\Service\Approval\WaitingList;
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
 * What waits for approval.
 *
 * @phpstan-import-type Rejection from Schemas
 */
final class ApprovalController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly WaitingList $waiting,
		private readonly Decisions $decisions,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/waiting')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json($this->waiting->find());
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{pageId}/pending')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function read(): Json {
		return new Json($this->waiting->ofPage($this->input->path('pageId')));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/pages/{pageId}/pending/accept')]
	#[NoAdminRequired]
	public function accept(): Json {
		return new Json($this->decisions->accept($this->input->path('pageId'), $this->input->document()));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/pages/{pageId}/pending/reject')]
	#[NoAdminRequired]
	public function reject(): Json {
		/** @var Rejection $body */
		$body = $this->input->body();
		$this->decisions->reject($this->input->path('pageId'), $body);
		return new Json(['success' => true]);
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/pages/{pageId}/pending')]
	#[NoAdminRequired]
	public function withdraw(): Json {
		$this->decisions->withdraw($this->input->path('pageId'));
		return new Json(['success' => true]);
	}
}
