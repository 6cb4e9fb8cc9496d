<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\People\UserSearch;
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
 * Accounts for a field of that type.
 *
 * @phpstan-import-type UserSearchQuery from Schemas
 */
final class UserController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly UserSearch $users,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/users')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function search(): Json {
		/** @var UserSearchQuery $query */
		$query = $this->input->query();
		return new Json($this->users->findAll((string)$this->userId, $query['search'] ?? ''));
	}
}
