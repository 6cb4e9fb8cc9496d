<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Library\Library;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * What the Library shows.
 *
 * @phpstan-import-type LibraryContentQuery from Schemas
 */
final class LibraryController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Library $library,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/groupfolders/{folderId}/content')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function content(): Json {
		/** @var LibraryContentQuery $query */
		$query = $this->input->query();
		return new Json($this->library->find(
			(string)$this->userId,
			(int)$this->input->path('folderId'),
			$query['parent'] ?? null,
			$query['offset'] ?? 0,
			$query['limit'] ?? Limits::CONTENT_PER_PAGE,
		));
	}
}
