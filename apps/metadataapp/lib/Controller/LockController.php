<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Lock\Locks;
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
 * Values that somebody edits.
 *
 * @phpstan-import-type LockLockBody from Schemas
 * @phpstan-import-type LockUnlockBody from Schemas
 */
final class LockController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Locks $locks,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/groupfolders/{folderId}/files/{fileId}/lock')]
	#[NoAdminRequired]
	public function lock(): Json {
		/** @var LockLockBody $body */
		$body = $this->input->body();
		[$folderId, $fileId] = [(int)$this->input->path('folderId'), (int)$this->input->path('fileId')];
		return new Json($this->locks->lock((string)$this->userId, $folderId, $fileId, $body['field_name']));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/groupfolders/{folderId}/files/{fileId}/unlock')]
	#[NoAdminRequired]
	public function unlock(): Json {
		/** @var LockUnlockBody $body */
		$body = $this->input->body();
		$this->locks->unlock((string)$this->userId, (int)$this->input->path('fileId'), $body['field_name']);
		return new Json(['success' => true]);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/groupfolders/{folderId}/locks')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json($this->locks->findAll((string)$this->userId, (int)$this->input->path('folderId')));
	}
}
