<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Http\KeyToken;
use OCA\FormsApp\Service\External\ExternalForms;
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

/** A form, for programs with a key. */
final class ExternalFormController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Caller $caller,
		private readonly ExternalForms $forms,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/v1/external/forms/{fileId}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read_form', header: 'X-Forms-API-Key', otherHeaders: ['X-FormVox-API-Key'])]
	#[Limit(by: 'token', calls: 100, seconds: 60, name: 'key-reads')]
	public function read(): Json {
		return new Json($this->forms->read($this->input->path('fileId'), KeyToken::heldBy($this->caller)));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/v1/external/forms/{fileId}/schema')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read_form', header: 'X-Forms-API-Key', otherHeaders: ['X-FormVox-API-Key'])]
	#[Limit(by: 'token', calls: 100, seconds: 60, name: 'key-reads')]
	public function schema(): Json {
		return new Json($this->forms->schema($this->input->path('fileId'), KeyToken::heldBy($this->caller)));
	}
}
