<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Http\ViewRequest;
use OCA\MetadataApp\Service\View\Columns;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\OCSController;
use OCP\IRequest;

/**
 * The columns that lists of files have where no view says otherwise.
 *
 * @phpstan-import-type ColumnSaveBody from Schemas
 */
final class ColumnController extends OCSController implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly ViewRequest $asked,
		private readonly Columns $columns,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	#[ApiRoute(verb: 'GET', url: '/api/v1/groupfolders/{folderId}/columns')]
	#[NoAdminRequired]
	public function list(): Response {
		return $this->asked->kept(new Json($this->columns->findAll((string)$this->userId, $this->asked->folderId())));
	}

	#[ApiRoute(verb: 'POST', url: '/api/v1/groupfolders/{folderId}/columns')]
	#[NoAdminRequired]
	public function save(): Json {
		/** @var ColumnSaveBody $body */
		$body = $this->input->body();
		$this->columns->save((string)$this->userId, $this->asked->folderId(), $body);
		return new Json(['success' => true]);
	}
}
