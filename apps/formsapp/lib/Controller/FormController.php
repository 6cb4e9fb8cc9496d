<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Form\FormList;
use OCA\FormsApp\Service\Form\FormService;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Http\Attribute\Limit;
use OCA\FormsApp\Shared\Http\Attribute\SessionToken;
use OCA\FormsApp\Shared\Http\Json;
use OCA\FormsApp\Shared\Http\JsonApi;
use OCA\FormsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Forms.
 *
 * @phpstan-import-type FormCreateBody from Schemas
 */
final class FormController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly FormService $forms,
		private readonly FormList $list,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/forms')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function list(): Json {
		return new Json($this->list->findAll());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/forms')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function create(): Json {
		/** @var FormCreateBody $body */
		$body = $this->input->body();
		return new Json($this->forms->create($body), Http::STATUS_CREATED);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/forms/{fileId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function read(): Json {
		return new Json($this->forms->find($this->input->path('fileId')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/forms/{fileId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function update(): Json {
		return new Json($this->forms->update($this->input->path('fileId'), $this->input->document()));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/forms/{fileId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function remove(): Json {
		return new Json($this->forms->delete($this->input->path('fileId')));
	}
}
