<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Presence\PresenceService;
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
 * Who looks at which team folder.
 *
 * @phpstan-import-type PresenceLeaveBody from Schemas
 */
final class PresenceController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly PresenceService $presence,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/presence/leave')]
	#[NoAdminRequired]
	public function leave(): Json {
		/** @var PresenceLeaveBody $body */
		$body = $this->input->body();
		$this->presence->leave((string)$this->userId, filter_var($body['gf_id'] ?? null, FILTER_VALIDATE_INT));
		return new Json(['success' => true]);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/groupfolders/{folderId}/presence')]
	#[NoAdminRequired]
	public function enter(): Json {
		return new Json($this->presence->enter((string)$this->userId, (int)$this->input->path('folderId')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/groupfolders/{folderId}/presence')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function read(): Json {
		return new Json($this->presence->findAll((string)$this->userId, (int)$this->input->path('folderId')));
	}
}
