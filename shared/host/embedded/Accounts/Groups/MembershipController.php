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
use OCP\AppFramework\OCS\OCSNotFoundException;
use OCP\IGroup;
use OCP\IUser;

/**
 * Who is in a group and who administers it, from the side of the user.
 *
 * @phpstan-import-type GroupDetails from UserDetails
 */
final class MembershipController extends ProvisioningController {
	/** @return DataResponse<Http::STATUS_OK, array{groups: list<string>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/users/{userId}/groups', root: '/cloud')]
	#[NoAdminRequired]
	public function getUsersGroups(string $userId): DataResponse {
		return new DataResponse(['groups' => $this->visible($this->known($userId))]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{groups: list<GroupDetails>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/users/{userId}/groups/details', root: '/cloud')]
	#[NoAdminRequired]
	public function getUsersGroupsDetails(string $userId): DataResponse {
		$groups = array_filter(array_map($this->groups->get(...), $this->visible($this->known($userId))));
		return new DataResponse(['groups' => array_map($this->details->group(...), array_values($groups))]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	#[ApiRoute(verb: 'POST', url: '/users/{userId}/groups', root: '/cloud')]
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	public function addToGroup(string $userId, string $groupid = ''): DataResponse {
		$this->demandSubAdmin();
		[$user, $group] = $this->pair($userId, $groupid);
		$group->addUser($user);
		return new DataResponse();
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	#[ApiRoute(verb: 'DELETE', url: '/users/{userId}/groups', root: '/cloud')]
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	public function removeFromGroup(string $userId, string $groupid): DataResponse {
		$this->demandSubAdmin();
		[$user, $group] = $this->pair($userId, trim($groupid) === '' ? '' : $groupid);
		$this->demandStays($user, $group);
		$group->removeUser($user);
		return new DataResponse();
	}

	/** @return DataResponse<Http::STATUS_OK, list<string>, array{}> */
	#[ApiRoute(verb: 'GET', url: '/users/{userId}/subadmins', root: '/cloud')]
	#[AuthorizedAdminSetting]
	public function getUserSubAdminGroups(string $userId): DataResponse {
		return new DataResponse($this->subAdmins->ids($this->users->get($userId) ?? throw new OCSNotFoundException('User does not exist')));
	}

	/** @return DataResponse<Http::STATUS_OK, array{groups: list<GroupDetails>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/users/{userId}/subadmins/details', root: '/cloud')]
	#[NoAdminRequired]
	public function getUserSubAdminGroupsDetails(string $userId): DataResponse {
		$user = $this->known($userId);
		if ($user->getUID() !== $this->me()->getUID() && !$this->isAdmin()) {
			throw new OCSException('', self::RESPOND_NOT_FOUND);
		}
		return new DataResponse([
			'groups' => array_map($this->details->group(...), array_values($this->subAdmins->getSubAdminsGroups($user))),
		]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	#[ApiRoute(verb: 'POST', url: '/users/{userId}/subadmins', root: '/cloud')]
	#[AuthorizedAdminSetting]
	#[PasswordConfirmationRequired]
	public function addSubAdmin(string $userId, string $groupid): DataResponse {
		$user = $this->known($userId, 101, 'User does not exist');
		$group = $this->groups->get($groupid) ?? throw new OCSException('Group does not exist', 102);
		if ($groupid === Groups::ADMIN) {
			throw new OCSException('Cannot create sub-admins for admin group', 103);
		}
		$this->subAdmins->createSubAdmin($user, $group);
		return new DataResponse();
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	#[ApiRoute(verb: 'DELETE', url: '/users/{userId}/subadmins', root: '/cloud')]
	#[AuthorizedAdminSetting]
	#[PasswordConfirmationRequired]
	public function removeSubAdmin(string $userId, string $groupid): DataResponse {
		$user = $this->known($userId, 101, 'User does not exist');
		$group = $this->groups->get($groupid) ?? throw new OCSException('Group does not exist', 101);
		if (!$this->subAdmins->isSubAdminOfGroup($user, $group)) {
			throw new OCSException('User is not a sub-admin of this group', 102);
		}
		$this->subAdmins->deleteSubAdmin($user, $group);
		return new DataResponse();
	}

	/**
	 * Of somebody else's groups, sub-admins see their own only.
	 *
	 * @return list<string> group ids
	 */
	private function visible(IUser $user): array {
		$ids = $this->groups->ids($user->getUID());
		if ($this->isAdmin() || $user->getUID() === $this->me()->getUID()) {
			return $ids;
		}
		$this->demandManaged($user);
		return array_values(array_intersect($this->subAdmins->ids($this->me()), $ids));
	}

	/** @return array{IUser, IGroup} that the caller may bring together or part */
	private function pair(string $userId, string $groupId): array {
		if ($groupId === '') {
			throw new OCSException('', 101);
		}
		$group = $this->groups->get($groupId) ?? throw new OCSException('', 102);
		$user = $this->known($userId, 103);
		if (!$this->isAdmin() && !$this->subAdmins->isSubAdminOfGroup($this->me(), $group)) {
			throw new OCSException('', 104);
		}
		return [$user, $group];
	}

	/** Nobody may leave where they would lose the right to come back. */
	private function demandStays(IUser $user, IGroup $group): void {
		$isOwn = $user->getUID() === $this->me()->getUID();
		$problem = match (true) {
			$isOwn && $this->isAdmin() => $group->getGID() === Groups::ADMIN ? 'Cannot remove yourself from the admin group' : null,
			$isOwn => 'Cannot remove yourself from this group as you are a sub-admin',
			$this->isAdmin() => null,
			count($this->visible($user)) <= 1 => 'Not viable to remove user from the last group you are sub-admin of',
			default => null,
		};
		if ($problem !== null) {
			throw new OCSException($problem, 105);
		}
	}
}
