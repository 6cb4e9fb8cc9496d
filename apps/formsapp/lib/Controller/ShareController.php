<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Share\ShareService;
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
 * Whether and how a form is public.
 *
 * @phpstan-import-type ShareUpdateBody from Schemas
 */
final class ShareController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly ShareService $share,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/forms/{fileId}/share')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function read(): Json {
		return new Json($this->share->find($this->input->path('fileId')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/forms/{fileId}/share')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function update(): Json {
		/** @var ShareUpdateBody $body */
		$body = $this->input->body();
		return new Json($this->share->update($this->input->path('fileId'), $body));
	}
}
