<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Batch\Selections;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\IRequest;

/**
 * Files that somebody selected.
 *
 * @phpstan-import-type SelectionSaveBody from Schemas
 * @phpstan-import-type SelectionClearBody from Schemas
 * @phpstan-import-type SelectionExportBody from Schemas
 */
final class SelectionController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Selections $selections,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/files/bulk-metadata')]
	#[NoAdminRequired]
	public function save(): Json {
		/** @var SelectionSaveBody $body */
		$body = $this->input->body();
		return new Json($this->selections->save((string)$this->userId, $body));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/files/clear-metadata')]
	#[NoAdminRequired]
	public function clear(): Json {
		/** @var SelectionClearBody $body */
		$body = $this->input->body();
		return new Json($this->selections->clear((string)$this->userId, $body['file_ids']));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/files/export-metadata')]
	#[NoAdminRequired]
	public function export(): Json {
		/** @var SelectionExportBody $body */
		$body = $this->input->body();
		return new Json($this->selections->export((string)$this->userId, $body['file_ids'], $body['groupfolder_id'] ?? null));
	}
}
