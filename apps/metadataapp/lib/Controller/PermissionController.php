<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Model\Grant\Principal;
use OCA\MetadataApp\Service\Permission\Grants;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Host\Accounts;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Who may manage fields beside administrators.
 *
 * @phpstan-import-type PermissionCheckQuery from Schemas
 * @phpstan-import-type PermissionGrantUserBody from Schemas
 * @phpstan-import-type PermissionGrantGroupBody from Schemas
 */
final class PermissionController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Grants $grants,
		private readonly Accounts $accounts,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/permissions')]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json($this->grants->findAll());
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/permissions/me')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function own(): Json {
		return new Json($this->grants->findAllHeldBy((string)$this->userId));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/permissions/check')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function check(): Json {
		/** @var PermissionCheckQuery $query */
		$query = $this->input->query();
		return new Json([
			'hasPermission' => $this->grants->has((string)$this->userId, $query['permission'], $query['groupfolder_id'] ?? null),
		]);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/permissions/groups')]
	#[NoCSRFRequired]
	public function groups(): Json {
		return new Json(array_map(static fn (array $group): array => [
			'id' => $group['id'],
			'displayname' => $group['displayName'],
			'displayName' => $group['displayName'],
		], $this->accounts->searchGroups('', 0, Limits::GROUPS_LISTED)));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/permissions/user')]
	public function grantUser(): Json {
		/** @var PermissionGrantUserBody $body */
		$body = $this->input->body();
		return new Json(['success' => true, 'id' => $this->grants->grant(Principal::User, $body['user_id'], $body)]);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/permissions/group')]
	public function grantGroup(): Json {
		/** @var PermissionGrantGroupBody $body */
		$body = $this->input->body();
		return new Json(['success' => true, 'id' => $this->grants->grant(Principal::Group, $body['group_id'], $body)]);
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/permissions/user/{grantId}')]
	public function revokeUser(): Json {
		$this->grants->revoke(Principal::User, (int)$this->input->path('grantId'));
		return new Json(['success' => true]);
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/permissions/group/{grantId}')]
	public function revokeGroup(): Json {
		$this->grants->revoke(Principal::Group, (int)$this->input->path('grantId'));
		return new Json(['success' => true]);
	}
}
