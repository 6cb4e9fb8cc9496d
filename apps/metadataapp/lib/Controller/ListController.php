<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Http\ListAnswers;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\OCSController;
use OCP\IRequest;

/** Files of a team folder by their values. */
final class ListController extends OCSController implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly ListAnswers $lists,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[ApiRoute(verb: 'GET', url: '/api/v1/groupfolders/{folderId}/all-filter-values')]
	#[NoAdminRequired]
	public function allFilterValues(): Json {
		$found = $this->lists->allFilterValues((string)$this->userId);
		return $found->on(new Json($found->data));
	}

	#[ApiRoute(verb: 'POST', url: '/api/v1/groupfolders/{folderId}/filter-values')]
	#[NoAdminRequired]
	public function filterValues(): Json {
		$found = $this->lists->filterValues((string)$this->userId);
		return $found->on(new Json($found->data));
	}

	#[ApiRoute(verb: 'GET', url: '/api/v1/groupfolders/{folderId}/sorted-file-ids')]
	#[NoAdminRequired]
	public function sortedFileIds(): Json {
		$found = $this->lists->sorted((string)$this->userId);
		return $found->on(new Json($found->data));
	}

	#[ApiRoute(verb: 'GET', url: '/api/v1/groupfolders/{folderId}/directory-metadata')]
	#[NoAdminRequired]
	public function directoryMetadata(): Json {
		return new Json($this->lists->directory((string)$this->userId));
	}
}
