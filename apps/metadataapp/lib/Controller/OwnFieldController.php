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
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Fields, for pages in a browser.
 *
 * @phpstan-import-type OwnFieldAssignBody from Schemas
 */
final class OwnFieldController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Assignments $assignments,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/user/groupfolder-fields')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json($this->assignments->findAllVisible((string)$this->userId));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/user/groupfolders/{folderId}/fields')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function assigned(): Json {
		return new Json($this->assignments->findAllIds((string)$this->userId, (int)$this->input->path('folderId')));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/user/groupfolders/{folderId}/fields')]
	#[NoAdminRequired]
	public function assign(): Json {
		/** @var OwnFieldAssignBody $body */
		$body = $this->input->body();
		$this->assignments->save((string)$this->userId, (int)$this->input->path('folderId'), $body['field_ids']);
		return new Json(['success' => true]);
	}
}
