<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Http\ValueRequest;
use OCA\MetadataApp\Service\Value\FileValues;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\OCSController;
use OCP\IRequest;

/** Values of files. */
final class ValueController extends OCSController implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly ValueRequest $asked,
		private readonly FileValues $values,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[ApiRoute(verb: 'GET', url: '/api/v1/files/{fileId}/metadata')]
	#[NoAdminRequired]
	public function read(): Json {
		return new Json($this->values->find((string)$this->userId, $this->asked->fileId(), null, $this->asked->asFields()));
	}

	#[ApiRoute(verb: 'POST', url: '/api/v1/files/{fileId}/metadata')]
	#[NoAdminRequired]
	public function save(): Json {
		[$wishes, $released] = [$this->asked->wishes(), $this->asked->released()];
		return new Json($this->values->save((string)$this->userId, $this->asked->fileId(), null, $wishes, $released));
	}

	#[ApiRoute(verb: 'GET', url: '/api/v1/files/metadata/bulk')]
	#[NoAdminRequired]
	public function bulk(): Json {
		return new Json($this->values->findAll((string)$this->userId, $this->asked->fileIds(), $this->asked->asFields()));
	}

	#[ApiRoute(verb: 'GET', url: '/api/v1/groupfolders/{folderId}/files/{fileId}/metadata')]
	#[NoAdminRequired]
	public function readIn(): Json {
		$folderId = $this->asked->folderId();
		return new Json($this->values->find((string)$this->userId, $this->asked->fileId(), $folderId, $this->asked->asFields()));
	}

	#[ApiRoute(verb: 'POST', url: '/api/v1/groupfolders/{folderId}/files/{fileId}/metadata')]
	#[NoAdminRequired]
	public function saveIn(): Json {
		[$folderId, $wishes, $released] = [$this->asked->folderId(), $this->asked->wishes(), $this->asked->released()];
		return new Json($this->values->save((string)$this->userId, $this->asked->fileId(), $folderId, $wishes, $released));
	}
}
