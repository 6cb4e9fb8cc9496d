<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Field\Assignments;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\OCSController;
use OCP\IRequest;

/**
 * Fields of a team folder.
 *
 * @phpstan-import-type AssignmentSaveBody from Schemas
 */
final class AssignmentController extends OCSController implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Assignments $assignments,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[ApiRoute(verb: 'POST', url: '/api/v1/groupfolders/{folderId}/fields')]
	public function save(): Json {
		/** @var AssignmentSaveBody $body */
		$body = $this->input->body();
		$this->assignments->save((string)$this->userId, (int)$this->input->path('folderId'), $body['field_ids']);
		return new Json(['success' => true]);
	}

	#[ApiRoute(verb: 'GET', url: '/api/v1/groupfolders/{folderId}/fields')]
	#[NoAdminRequired]
	public function list(): Json {
		return new Json($this->assignments->findAll((string)$this->userId, (int)$this->input->path('folderId')));
	}

	#[ApiRoute(verb: 'GET', url: '/api/v1/groupfolders/{folderId}/file-fields')]
	#[NoAdminRequired]
	public function ofFiles(): Json {
		return new Json($this->assignments->findAllOfFiles((string)$this->userId, (int)$this->input->path('folderId')));
	}
}
