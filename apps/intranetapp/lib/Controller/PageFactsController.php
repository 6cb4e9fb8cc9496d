<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Page\PageMetadata;
use OCA\IntranetApp\Service\Page\PageReader;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/** Single sides of a page. */
final class PageFactsController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly PageMetadata $metadata,
		private readonly PageReader $reader,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{pageId}/metadata')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function metadata(): Json {
		return new Json($this->metadata->read($this->input->path('pageId')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/pages/{pageId}/metadata')]
	#[NoAdminRequired]
	public function saveMetadata(): Json {
		return new Json($this->metadata->save($this->input->path('pageId'), $this->input->document(), $this->request->getHeader('If-Match')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{pageId}/content')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function content(): Json {
		return new Json($this->reader->content($this->input->path('pageId')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/page/{pageId}/cache-status')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function cacheStatus(): Json {
		return new Json($this->metadata->cacheStatus($this->input->path('pageId')));
	}
}
