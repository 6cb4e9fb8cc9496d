<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Folder\FolderList;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/** Team folders, for pages in a browser. */
final class OwnFolderController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly FolderList $folders,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/user/groupfolders')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json($this->folders->findAllFor((string)$this->userId));
	}
}
