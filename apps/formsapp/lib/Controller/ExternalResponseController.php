<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Http\KeyToken;
use OCA\FormsApp\Http\RequestKey;
use OCA\FormsApp\Service\External\ExternalResponses;
use OCA\FormsApp\Service\External\KeyedSubmissions;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Http\Access\Caller;
use OCA\FormsApp\Shared\Http\Attribute\Limit;
use OCA\FormsApp\Shared\Http\Attribute\TokenScope;
use OCA\FormsApp\Shared\Http\Json;
use OCA\FormsApp\Shared\Http\JsonApi;
use OCA\FormsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/**
 * The responses to a form, for programs with a key.
 *
 * @phpstan-import-type ExternalResponseListQuery from Schemas
 */
final class ExternalResponseController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Caller $caller,
		private readonly ExternalResponses $responses,
		private readonly KeyedSubmissions $submissions,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/v1/external/forms/{fileId}/responses')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read_responses', header: 'X-Forms-API-Key', otherHeaders: ['X-FormVox-API-Key'])]
	#[Limit(by: 'token', calls: 100, seconds: 60, name: 'key-reads')]
	public function list(): Json {
		/** @var ExternalResponseListQuery $query */
		$query = $this->input->query();
		return new Json($this->responses->list($this->input->path('fileId'), KeyToken::heldBy($this->caller), $query));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/v1/external/forms/{fileId}/responses/{responseId}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read_responses', header: 'X-Forms-API-Key', otherHeaders: ['X-FormVox-API-Key'])]
	#[Limit(by: 'token', calls: 100, seconds: 60, name: 'key-reads')]
	public function read(): Json {
		$path = $this->input->path(...);
		return new Json($this->responses->read($path('fileId'), KeyToken::heldBy($this->caller), $path('responseId')));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/v1/external/forms/{fileId}/responses')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('write_responses', header: 'X-Forms-API-Key', otherHeaders: ['X-FormVox-API-Key'])]
	#[Limit(by: 'token', calls: 50, seconds: 60, name: 'key-writes')]
	public function create(): Json {
		[$key, $sent, $repeated] = [KeyToken::heldBy($this->caller), $this->input->document(), RequestKey::of($this->request)];
		return new Json($this->submissions->create($this->input->path('fileId'), $key, $sent, $repeated), 201);
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/v1/external/forms/{fileId}/responses/{responseId}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('write_responses', header: 'X-Forms-API-Key', otherHeaders: ['X-FormVox-API-Key'])]
	#[Limit(by: 'token', calls: 50, seconds: 60, name: 'key-writes')]
	public function update(): Json {
		[$path, $key] = [$this->input->path(...), KeyToken::heldBy($this->caller)];
		return new Json($this->submissions->update($path('fileId'), $key, $path('responseId'), $this->input->document()));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/v1/external/forms/{fileId}/responses/{responseId}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('delete_responses', header: 'X-Forms-API-Key', otherHeaders: ['X-FormVox-API-Key'])]
	#[Limit(by: 'token', calls: 50, seconds: 60, name: 'key-writes')]
	public function remove(): Json {
		$path = $this->input->path(...);
		return new Json($this->responses->remove($path('fileId'), KeyToken::heldBy($this->caller), $path('responseId')));
	}
}
