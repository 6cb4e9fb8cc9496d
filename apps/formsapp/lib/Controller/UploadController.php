<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Upload\UploadDownloads;
use OCA\FormsApp\Shared\Http\Attribute\Limit;
use OCA\FormsApp\Shared\Http\JsonApi;
use OCA\FormsApp\Shared\Http\Media\FileAnswer;
use OCA\FormsApp\Shared\Http\Media\MediaAnswer;
use OCA\FormsApp\Shared\Http\Media\MediaAnswers;
use OCA\FormsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/** Files in responses. */
final class UploadController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly MediaAnswers $media,
		private readonly UploadDownloads $downloads,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/forms/{fileId}/responses/{responseId}/files/{uploadId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function download(): FileAnswer {
		$path = $this->input->path(...);
		return new FileAnswer($this->downloads->file($path('fileId'), $path('responseId'), $path('uploadId')), $this->request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/form/{fileId}/uploads/{responseId}/{filename}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function downloadNamed(): FileAnswer {
		$path = $this->input->path(...);
		return new FileAnswer($this->downloads->named($path('fileId'), $path('responseId'), $path('filename')), $this->request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/forms/{fileId}/uploads')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function archive(): MediaAnswer {
		return $this->media->answer(...$this->downloads->archive($this->input->path('fileId')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/form/{fileId}/uploads')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function archiveToo(): MediaAnswer {
		return $this->media->answer(...$this->downloads->archive($this->input->path('fileId')));
	}
}
