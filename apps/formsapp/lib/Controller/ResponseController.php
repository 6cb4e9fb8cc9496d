<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Answer\Responses;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Http\Attribute\Limit;
use OCA\FormsApp\Shared\Http\Attribute\SessionToken;
use OCA\FormsApp\Shared\Http\Json;
use OCA\FormsApp\Shared\Http\JsonApi;
use OCA\FormsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * The responses to a form.
 *
 * @phpstan-import-type ResponseListQuery from Schemas
 * @phpstan-import-type NoteBody from Schemas
 */
final class ResponseController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Responses $responses,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/forms/{fileId}/responses')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function list(): Json {
		/** @var ResponseListQuery $query */
		$query = $this->input->query();
		return new Json($this->responses->list($this->input->path('fileId'), $this->userId, $query));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/forms/{fileId}/responses/{responseId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function read(): Json {
		return new Json($this->responses->read($this->input->path('fileId'), $this->input->path('responseId')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/forms/{fileId}/responses/{responseId}/note')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function note(): Json {
		/** @var NoteBody $body */
		$body = $this->input->body();
		return new Json($this->responses->note($this->input->path('fileId'), $this->input->path('responseId'), $body));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/forms/{fileId}/responses/{responseId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function remove(): Json {
		return new Json($this->responses->remove($this->input->path('fileId'), $this->input->path('responseId')));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/forms/{fileId}/responses')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function removeAll(): Json {
		return new Json($this->responses->removeAll($this->input->path('fileId')));
	}
}
