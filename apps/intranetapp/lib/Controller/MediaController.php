<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Media\MediaSender;
use OCA\IntranetApp\Service\Media\MediaService;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Media\FileAnswer;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * The media files of a page. Routes with a fixed last segment are declared before the route with a file name in that place.
 *
 * @phpstan-import-type MediaUploadNamedBody from Schemas
 * @phpstan-import-type MediaCheckBody from Schemas
 * @phpstan-import-type MediaBrowseQuery from Schemas
 */
final class MediaController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly MediaService $media,
		private readonly MediaSender $sender,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{pageId}/media')]
	#[ApiRoute(verb: 'GET', url: '/api/v1/pages/{pageId}/media')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json($this->media->list($this->input->path('pageId')));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/pages/{pageId}/media')]
	#[ApiRoute(verb: 'POST', url: '/api/v1/pages/{pageId}/media')]
	#[NoAdminRequired]
	public function upload(): Json {
		return new Json($this->media->add($this->input->path('pageId'), $this->input->upload()), 201);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/pages/{pageId}/media/upload')]
	#[NoAdminRequired]
	public function uploadNamed(): Json {
		/** @var MediaUploadNamedBody $body */
		$body = $this->input->body();
		return new Json($this->media->addNamed($this->input->path('pageId'), $this->input->upload(), $body), 201);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/pages/{pageId}/media/check')]
	#[NoAdminRequired]
	public function check(): Json {
		/** @var MediaCheckBody $body */
		$body = $this->input->body();
		return new Json($this->media->check($this->input->path('pageId'), $body));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{pageId}/media/list')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function browse(): Json {
		/** @var MediaBrowseQuery $query */
		$query = $this->input->query();
		return new Json($this->media->list($this->input->path('pageId'), $query));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{pageId}/media/{filename}')]
	#[ApiRoute(verb: 'GET', url: '/api/v1/pages/{pageId}/media/{filename}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function file(): FileAnswer {
		return new FileAnswer($this->sender->ofPage($this->input->path('pageId'), $this->input->path('filename')), $this->request);
	}
}
