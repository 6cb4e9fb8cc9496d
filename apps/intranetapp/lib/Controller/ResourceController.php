<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Media\MediaSender;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Media\FileAnswer;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/** Files of the media library shared by all pages. */
final class ResourceController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly MediaSender $sender,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/resources/media/{filename}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function file(): FileAnswer {
		return new FileAnswer($this->sender->ofLibrary('', $this->input->path('filename')), $this->request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/resources/media/{folder}/{filename}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function fileInFolder(): FileAnswer {
		return new FileAnswer($this->sender->ofLibrary($this->input->path('folder'), $this->input->path('filename')), $this->request);
	}
}
