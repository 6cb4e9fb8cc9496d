<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Groups;

use Host\Accounts\ProvisioningController;
use Host\Accounts\Users\UserDetails;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\AuthorizedAdminSetting;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\PasswordConfirmationRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCS\OCSException;
use OCP\AppFramework\OCS\OCSForbiddenException;
use OCP\AppFramework\OCS\OCSNotFoundException;
use OCP\IGroup;
use OCP\IUser;

/**
 * Groups. An id may have slashes in it, so whatever comes after it stands first here; it arrives encoded twice.
 *
 * @phpstan-import-type Details from UserDetails
 * @phpstan-import-type GroupDetails from UserDetails
 */
final class GroupController extends ProvisioningController {
	/** @return DataResponse<Http::STATUS_OK, array{groups: list<string>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/groups', root: '/cloud')]
	#[NoAdminRequired]
	public function getGroups(string $search = '', ?int $limit = null, int $offset = 0): DataResponse {
		$this->demandSubAdmin();
		return new DataResponse(['groups' => array_map(
			static fn (IGroup $group): string => $group->getGID(),
			array_values($this->groups->search($search, $limit, $offset)),
		)]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{groups: list<GroupDetails>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/groups/details', root: '/cloud')]
	#[NoAdminRequired]
	#[AuthorizedAdminSetting]
	public function getGroupsDetails(string $search = '', ?int $limit = null, int $offset = 0): DataResponse {
		return new DataResponse([
			'groups' => array_map($this->details->group(...), array_values($this->groups->search($search, $limit, $offset))),
		]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{users: list<string>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/groups/{groupId}/users', root: '/cloud', requirements: ['groupId' => '.+'])]
	#[NoAdminRequired]
	public function getGroupUsers(string $groupId): DataResponse {
		$group = $this->groups->get(urldecode($groupId)) ?? throw new OCSNotFoundException('The requested group could not be found');
		if (!$this->isAdmin() && !$this->subAdmins->isSubAdminOfGroup($this->me(), $group) && !$group->inGroup($this->me())) {
			throw new OCSForbiddenException();
		}
		return new DataResponse(['users' => self::ids($group->getUsers())]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{users: array<string, Details>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/groups/{groupId}/users/details', root: '/cloud', requirements: ['groupId' => '.+'])]
	#[NoAdminRequired]
	public function getGroupUsersDetails(string $groupId, string $search = '', ?int $limit = null, int $offset = 0): DataResponse {
		$this->demandSubAdmin();
		$group = $this->groups->get(urldecode($groupId));
		if ($group === null || !($this->isAdmin() || $this->subAdmins->isSubAdminOfGroup($this->me(), $group))) {
			throw new OCSException('The requested group could not be found', self::RESPOND_NOT_FOUND);
		}
		return new DataResponse(['users' => $this->details->ofAll(self::ids($group->searchUsers($search, $limit, $offset)), $this->me())]);
	}

	/** @return DataResponse<Http::STATUS_OK, list<string>, array{}> */
	#[ApiRoute(verb: 'GET', url: '/groups/{groupId}/subadmins', root: '/cloud', requirements: ['groupId' => '.+'])]
	#[AuthorizedAdminSetting]
	public function getSubAdminsOfGroup(string $groupId): DataResponse {
		return new DataResponse(self::ids(
			$this->subAdmins->getGroupsSubAdmins($this->groups->get($groupId) ?? throw new OCSException('Group does not exist', 101)),
		));
	}

	/** @return DataResponse<Http::STATUS_OK, array{users: list<string>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/groups/{groupId}', root: '/cloud', requirements: ['groupId' => '.+'])]
	#[NoAdminRequired]
	public function getGroup(string $groupId): DataResponse {
		$this->demandSubAdmin();
		return $this->getGroupUsers($groupId);
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	#[ApiRoute(verb: 'POST', url: '/groups', root: '/cloud')]
	#[AuthorizedAdminSetting]
	#[PasswordConfirmationRequired]
	public function addGroup(string $groupid, string $displayname = ''): DataResponse {
		if ($groupid === '' || $groupid === '0') {
			throw new OCSException('Invalid group name', 101);
		}
		if ($this->groups->groupExists($groupid)) {
			throw new OCSException('group exists', 102);
		}
		$group = $this->groups->createGroup($groupid);
		if ($displayname !== '') {
			$group?->setDisplayName($displayname);
		}
		return new DataResponse();
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	#[ApiRoute(verb: 'PUT', url: '/groups/{groupId}', root: '/cloud', requirements: ['groupId' => '.+'])]
	#[AuthorizedAdminSetting]
	#[PasswordConfirmationRequired]
	public function updateGroup(string $groupId, string $key, string $value): DataResponse {
		if ($key !== 'displayname') {
			throw new OCSException('', self::RESPOND_UNKNOWN_ERROR);
		}
		$group = $this->groups->get(urldecode($groupId)) ?? throw new OCSException('Group does not exist', self::RESPOND_NOT_FOUND);
		return $group->setDisplayName($value) ? new DataResponse() : throw new OCSException('Not supported by backend', 101);
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	#[ApiRoute(verb: 'DELETE', url: '/groups/{groupId}', root: '/cloud', requirements: ['groupId' => '.+'])]
	#[AuthorizedAdminSetting]
	#[PasswordConfirmationRequired]
	public function deleteGroup(string $groupId): DataResponse {
		$group = $this->groups->get(urldecode($groupId)) ?? throw new OCSException('', 101);
		return $group->delete() ? new DataResponse() : throw new OCSException('', 102);
	}

	/**
	 * @param array<array-key, IUser> $users
	 * @return list<string>
	 */
	private static function ids(array $users): array {
		return array_map(static fn (IUser $user): string => $user->getUID(), array_values($users));
	}
}
