<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Key\ApiKeys;
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
 * The keys of a form for the external API.
 *
 * @phpstan-import-type KeyCreateBody from Schemas
 * @phpstan-import-type KeyUpdateBody from Schemas
 */
final class KeyController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly ApiKeys $keys,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/forms/{fileId}/api-keys')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function list(): Json {
		return new Json($this->keys->list($this->input->path('fileId')));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/forms/{fileId}/api-keys')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function create(): Json {
		return $this->created();
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/form/{fileId}/api-keys')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function createToo(): Json {
		return $this->created();
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/forms/{fileId}/api-keys/{keyId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function update(): Json {
		/** @var KeyUpdateBody $body */
		$body = $this->input->body();
		return new Json($this->keys->update($this->input->path('fileId'), $this->input->path('keyId'), $body));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/forms/{fileId}/api-keys/{keyId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function remove(): Json {
		return new Json($this->keys->remove($this->input->path('fileId'), $this->input->path('keyId')));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/form/{fileId}/api-keys/{keyId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function removeToo(): Json {
		return new Json($this->keys->remove($this->input->path('fileId'), $this->input->path('keyId')));
	}

	private function created(): Json {
		/** @var KeyCreateBody $body */
		$body = $this->input->body();
		return new Json($this->keys->create($this->input->path('fileId'), $body), 201);
	}
}
