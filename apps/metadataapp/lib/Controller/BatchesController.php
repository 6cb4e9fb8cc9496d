<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Batch\Batches;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\OCSController;
use OCP\IRequest;

/**
 * Values of many files at once.
 *
 * @phpstan-import-type BatchesUpdateBody from Schemas
 * @phpstan-import-type BatchesDeleteBody from Schemas
 * @phpstan-import-type BatchesCopyBody from Schemas
 */
final class BatchesController extends OCSController implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Batches $batches,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[ApiRoute(verb: 'POST', url: '/api/v1/files/metadata/batch-update')]
	#[NoAdminRequired]
	public function update(): Json {
		/** @var BatchesUpdateBody $body */
		$body = $this->input->body();
		return new Json($this->batches->update((string)$this->userId, $body));
	}

	#[ApiRoute(verb: 'POST', url: '/api/v1/files/metadata/batch-delete')]
	#[NoAdminRequired]
	public function delete(): Json {
		/** @var BatchesDeleteBody $body */
		$body = $this->input->body();
		return new Json($this->batches->delete((string)$this->userId, $body));
	}

	#[ApiRoute(verb: 'POST', url: '/api/v1/files/metadata/batch-copy')]
	#[NoAdminRequired]
	public function copy(): Json {
		/** @var BatchesCopyBody $body */
		$body = $this->input->body();
		return new Json($this->batches->copy((string)$this->userId, $body));
	}
}
