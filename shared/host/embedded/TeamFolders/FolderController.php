<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders;

use Host\AppFramework\Http\OcsResponse;
use OCA\GroupFolders\Folder\FolderWithMappingsAndCache;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\PasswordConfirmationRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\Http\JSONResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\OCSController;
use OCP\IGroupManager;
use OCP\IRequest;
use OCP\IUserSession;

/**
 * The REST routes of the Team folders app. Success is an OCS envelope, a refusal is bare JSON. What changes something is
 * for administrators, see `FolderMiddleware`.
 *
 * @phpstan-type Answer Response<Http::STATUS_*, array<string, mixed>>
 * @phpstan-type Shown array{
 *     id: int, mount_point: string, quota: int, acl: bool, acl_default_no_permission: bool, size: int|float, groups: array<array-key, int>,
 *     group_details: array<array-key, array{displayName: string, permissions: int, type: 'group'|'circle'}>,
 *     manage: list<array{type: string, id: string, displayname: string}>, sortIndex?: int,
 * }
 */
final class FolderController extends OCSController {
	private const FOLDERS = '/apps/groupfolders/folders';
	private const FOLDER = self::FOLDERS . '/{id}';
	private const GROUP = self::FOLDER . '/groups/{group}';

	private readonly string $uid;

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Folders $folders,
		private readonly IGroupManager $groups,
		IUserSession $session,
	) {
		parent::__construct($appName, $request);
		$this->uid = $session->getUser()?->getUID() ?? '';
		$this->registerResponder('xml', static fn (mixed $response): OcsResponse =>
			new OcsResponse(FolderXml::of($response instanceof DataResponse ? $response : new DataResponse($response)), 'xml', 1));
	}

	/** @return Answer */
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'GET', url: self::FOLDERS)]
	public function list(
		bool $applicable = false,
		int $offset = 0,
		?int $limit = null,
		string $orderBy = 'mount_point',
		string $order = 'asc',
	): Response {
		$problem = match (true) {
			$limit !== null && $limit <= 0 => 'The limit must be greater than 0.',
			!array_key_exists($orderBy, Folders::ORDERS) => 'The orderBy is not allowed.',
			!in_array($order, ['asc', 'desc'], true) => 'The order is not allowed.',
			default => null,
		};
		if ($problem !== null) {
			return self::refused(Http::STATUS_BAD_REQUEST, $problem);
		}
		$shown = [];
		foreach ($this->folders->page($offset, $limit ?? -1, $orderBy, $order === 'desc') as $id => $folder) {
			$shown[$id] = [...self::shown($folder), 'sortIndex' => $offset + count($shown)];
		}
		return new DataResponse($applicable || !$this->isAdmin() ? array_filter(array_map($this->ownPart(...), $shown)) : $shown);
	}

	/** @return Answer */
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'GET', url: self::FOLDER, requirements: ['id' => '\d+'])]
	public function show(int $id): Response {
		$folder = $this->folders->find($id);
		if ($folder === null) {
			return self::refused(Http::STATUS_NOT_FOUND, 'Groupfolder not found');
		}
		$shown = $this->isAdmin() ? self::shown($folder) : $this->ownPart(self::shown($folder));
		return $shown === null ? self::refused(Http::STATUS_NOT_FOUND, '') : new DataResponse($shown);
	}

	/** @return Answer */
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'POST', url: self::FOLDERS)]
	public function add(string $mountpoint, bool $acl_default_no_permission = false): Response {
		$name = $this->freeName($mountpoint);
		return $name instanceof Response
			? $name
			: new DataResponse($this->shownNow($this->folders->create($name, $acl_default_no_permission)));
	}

	/** @return Answer */
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'DELETE', url: self::FOLDER)]
	public function remove(int $id): Response {
		if ($this->folders->find($id) === null) {
			return self::refused(Http::STATUS_NOT_FOUND, 'Groupfolder not found');
		}
		$this->folders->remove($id);
		return new DataResponse(['success' => true]);
	}

	/** @return Answer */
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'PUT', url: self::FOLDER)]
	public function setMountPoint(int $id, string $mountPoint): Response {
		$name = $this->freeName($mountPoint);
		return $name instanceof Response ? $name : $this->change($id, fn () => $this->folders->rename($id, $name));
	}

	/** @return Answer */
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'POST', url: self::FOLDER . '/mountpoint')]
	public function rename(int $id, string $mountpoint): Response {
		$now = $this->folders->find($id)?->mountPoint;
		$name = $now === null ? '' : $this->freeName($mountpoint, $now);
		return $name instanceof Response ? $name : $this->change($id, fn () => $this->folders->rename($id, $name));
	}

	/** @return Answer */
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'POST', url: self::FOLDER . '/groups')]
	public function addGroup(int $id, string $group): Response {
		if (isset($this->folders->find($id)->groups[$group])) {
			return self::refused(Http::STATUS_BAD_REQUEST, 'Group already assigned to this Groupfolder');
		}
		return $this->change($id, fn () => $this->folders->addGroup($id, $group));
	}

	/** @return Answer */
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'DELETE', url: self::GROUP, requirements: ['group' => '.+'])]
	public function removeGroup(int $id, string $group): Response {
		return $this->change($id, fn () => $this->folders->removeGroup($id, $group));
	}

	/** @return Answer */
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'POST', url: self::GROUP, requirements: ['group' => '.+'])]
	public function setPermissions(int $id, string $group, int $permissions): Response {
		return $this->change($id, fn () => $this->folders->setPermissions($id, $group, $permissions));
	}

	/** @return Answer */
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'POST', url: self::FOLDER . '/manageACL')]
	public function setManager(int $id, string $mappingType, string $mappingId, bool $manageAcl): Response {
		return $this->change($id, fn () => $this->folders->setManager($id, $mappingType, $mappingId, $manageAcl));
	}

	/** @return Answer */
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'POST', url: self::FOLDER . '/quota')]
	public function setQuota(int $id, int $quota): Response {
		return $this->change($id, fn () => $this->folders->setQuota($id, $quota));
	}

	/** @return Answer */
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'POST', url: self::FOLDER . '/acl')]
	public function setRules(int $id, bool $acl): Response {
		return $this->change($id, fn () => $this->folders->setRules($id, $acl));
	}

	/**
	 * @param callable(): void $change
	 * @return Answer
	 */
	private function change(int $id, callable $change): Response {
		if ($this->folders->find($id) === null) {
			return self::refused(Http::STATUS_NOT_FOUND, 'Groupfolder not found');
		}
		$change();
		return new DataResponse(['success' => true, 'folder' => $this->shownNow($id)]);
	}

	/**
	 * The name as it is kept, unless a folder other than the one that has it now goes by it.
	 *
	 * @return string|Answer
	 */
	private function freeName(string $name, ?string $now = null): string|Response {
		try {
			$name = Folders::trimmed($name);
		} catch (\InvalidArgumentException $problem) {
			return self::refused(Http::STATUS_BAD_REQUEST, $problem->getMessage());
		}
		return $name !== $now && $this->folders->has($name) ? self::refused(Http::STATUS_BAD_REQUEST, 'Mount point already exists') : $name;
	}

	private function isAdmin(): bool {
		return $this->groups->isAdmin($this->uid);
	}

	/** @return Shown */
	private function shownNow(int $id): array {
		return self::shown($this->folders->find($id) ?? throw new \LogicException("Team folder $id was just written"));
	}

	/** @return Shown */
	private static function shown(FolderWithMappingsAndCache $folder): array {
		return [
			'id' => $folder->id,
			'mount_point' => $folder->mountPoint,
			'quota' => $folder->quota,
			'acl' => $folder->acl,
			'acl_default_no_permission' => $folder->aclDefaultNoPermission,
			'size' => $folder->rootCacheEntry->getSize(),
			'groups' => array_map(static fn (array $group): int => $group['permissions'], $folder->groups),
			'group_details' => $folder->groups,
			'manage' => $folder->manage,
		];
	}

	/**
	 * What someone who manages nothing may know: the own groups.
	 *
	 * @param Shown $folder
	 * @return ?Shown null when none of them is in the folder
	 */
	private function ownPart(array $folder): ?array {
		$isOwn = fn (int|string $group): bool => $this->groups->isInGroup($this->uid, (string)$group);
		$folder['groups'] = array_filter($folder['groups'], $isOwn, ARRAY_FILTER_USE_KEY);
		$folder['group_details'] = array_filter($folder['group_details'], $isOwn, ARRAY_FILTER_USE_KEY);
		return $folder['groups'] === [] ? null : $folder;
	}

	/**
	 * @param Http::STATUS_* $status
	 * @return JSONResponse<Http::STATUS_*, array{message: string}, array<string, mixed>>
	 */
	private static function refused(int $status, string $message): JSONResponse {
		return new JSONResponse(['message' => $message], $status);
	}
}
