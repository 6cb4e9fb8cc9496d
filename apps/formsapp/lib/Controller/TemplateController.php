<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Template\OwnTemplates;
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
 * Forms that an account keeps to begin others with.
 *
 * @phpstan-import-type NewTemplate from Schemas
 */
final class TemplateController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly OwnTemplates $templates,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/templates')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function list(): Json {
		return new Json($this->templates->list((string)$this->userId));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/forms/{fileId}/template')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function create(): Json {
		/** @var NewTemplate $body */
		$body = $this->input->body();
		return new Json($this->templates->create($this->input->path('fileId'), (string)$this->userId, $body), Http::STATUS_CREATED);
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/templates/{templateId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function remove(): Json {
		return new Json($this->templates->remove((string)$this->userId, $this->input->path('templateId')));
	}
}
