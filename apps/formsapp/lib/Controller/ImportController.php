<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Model\Import\ImportedForm;
use OCA\FormsApp\Service\Import\FormImport;
use OCA\FormsApp\Service\Import\ImportSource;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Refusal;
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
 * Forms from files of other programs.
 *
 * @phpstan-import-type ImportBody from Schemas
 */
final class ImportController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly ImportSource $source,
		private readonly FormImport $import,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/import/preview')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function preview(): Json {
		return new Json($this->import->preview($this->source->uploaded($this->input->upload())));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/import')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function create(): Json {
		return $this->made($this->source->uploaded($this->input->upload()));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/import/{fileId}/preview')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function previewFile(): Json {
		return new Json($this->import->preview($this->source->stored($this->input->path('fileId'))));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/import/{fileId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function createFromFile(): Json {
		return $this->made($this->source->stored($this->input->path('fileId')));
	}

	/** @throws Refusal */
	private function made(ImportedForm $form): Json {
		/** @var ImportBody $body */
		$body = $this->input->body();
		$made = $this->import->create($form, $body['path'] ?? '/', $body['responses'] ?? true, (string)$this->userId);
		return new Json($made, Http::STATUS_CREATED);
	}
}
