<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Answer\ResponseExport;
use OCA\FormsApp\Service\Export\ExportToFiles;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Http\Attribute\Limit;
use OCA\FormsApp\Shared\Http\Attribute\SessionToken;
use OCA\FormsApp\Shared\Http\Json;
use OCA\FormsApp\Shared\Http\JsonApi;
use OCA\FormsApp\Shared\Http\Media\MediaAnswer;
use OCA\FormsApp\Shared\Http\Media\MediaAnswers;
use OCA\FormsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * The responses to a form as a file.
 *
 * @phpstan-import-type ExportDownloadQuery from Schemas
 * @phpstan-import-type ExportBody from Schemas
 */
final class ExportController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly MediaAnswers $media,
		private readonly ResponseExport $export,
		private readonly ExportToFiles $files,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/forms/{fileId}/export')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function save(): Json {
		/** @var ExportBody $body */
		$body = $this->input->body();
		return new Json($this->files->save($this->input->path('fileId'), (string)$this->userId, $body), Http::STATUS_CREATED);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/forms/{fileId}/export')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function download(): MediaAnswer {
		/** @var ExportDownloadQuery $query */
		$query = $this->input->query();
		return $this->media->answer(...$this->export->download($this->input->path('fileId'), $this->userId, $query));
	}
}
