<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Http\ValueRequest;
use OCA\MetadataApp\Service\Value\FolderValueService;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/** Values of team folders themselves, for pages in a browser. */
final class OwnFolderValueController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly ValueRequest $asked,
		private readonly FolderValueService $values,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/user/groupfolders/{folderId}/metadata')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function read(): Json {
		return new Json($this->values->find((string)$this->userId, $this->asked->folderId(), $this->asked->asFields()));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/user/groupfolders/{folderId}/metadata')]
	#[NoAdminRequired]
	public function save(): Json {
		return new Json($this->values->save((string)$this->userId, $this->asked->folderId(), $this->asked->wishes()));
	}
}
