<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Draft\VersionService;
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
 * The saved versions of a page.
 *
 * @phpstan-import-type VersionLabelBody from Schemas
 */
final class VersionController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly VersionService $versions,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{pageId}/versions')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json($this->versions->list($this->input->path('pageId')));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/pages/{pageId}/versions/{timestamp}')]
	#[NoAdminRequired]
	public function restore(): Json {
		return new Json($this->versions->restore($this->input->path('pageId'), (int)$this->input->path('timestamp')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{pageId}/versions/{timestamp}/content')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function content(): Json {
		return new Json($this->versions->content($this->input->path('pageId'), (int)$this->input->path('timestamp')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/pages/{pageId}/versions/{timestamp}/label')]
	#[NoAdminRequired]
	public function label(): Json {
		/** @var VersionLabelBody $body */
		$body = $this->input->body();
		return new Json($this->versions->label($this->input->path('pageId'), (int)$this->input->path('timestamp'), $body['label']));
	}
}
