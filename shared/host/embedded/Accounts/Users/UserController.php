<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Users;

use Host\Accounts\Groups\Groups;
use Host\Accounts\Groups\SubAdmins;
use Host\Accounts\Login\Session;
use Host\Accounts\ProvisioningController;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\PasswordConfirmationRequired;
use OCP\AppFramework\Http\Attribute\UserRateLimit;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCS\OCSException;
use OCP\AppFramework\OCS\OCSForbiddenException;
use OCP\HintException;
use OCP\IGroup;
use OCP\IRequest;
use OCP\IUser;
use OCP\IUserManager;

/** Makes, changes and deletes accounts. */
final class UserController extends ProvisioningController {
	public function __construct(
		string $appName,
		IRequest $request,
		Users $users,
		Groups $groups,
		SubAdmins $subAdmins,
		UserDetails $details,
		Session $session,
		private readonly UserEditor $editor,
	) {
		parent::__construct($appName, $request, $users, $groups, $subAdmins, $details, $session);
	}

	/**
	 * @param list<string> $groups
	 * @param list<string> $subadmin
	 * @return DataResponse<Http::STATUS_OK, array{id: string}, array{}>
	 */
	#[ApiRoute(verb: 'POST', url: '/users', root: '/cloud')]
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	public function addUser(
		string $userid,
		string $password = '',
		string $displayName = '',
		string $email = '',
		array $groups = [],
		array $subadmin = [],
		string $quota = '',
		string $language = '',
		?string $manager = null,
	): DataResponse {
		$this->demandSubAdmin();
		if ($this->users->userExists($userid)) {
			throw new OCSException('User already exists', 102);
		}
		$joined = $this->joined($groups);
		$administered = array_map($this->administered(...), $subadmin);
		if ($password === '') {
			throw new OCSException('An email address is required, to send a password link to the user.', 108);
		}
		if (strlen($password) > IUserManager::MAX_PASSWORD_LENGTH) {
			throw new OCSException('Invalid password value', 101);
		}
		$user = $this->made($userid, $password);
		foreach ($joined as $group) {
			$group->addUser($user);
		}
		foreach ($administered as $group) {
			$this->subAdmins->createSubAdmin($user, $group);
		}
		$this->fill($user, array_filter(
			['displayname' => $displayName, 'quota' => $quota, 'language' => $language],
			static fn (string $value): bool => $value !== '',
		));
		if ($manager !== null) {
			$this->editor->change($user, 'manager', $manager);
		}
		if ($email !== '') {
			$user->setSystemEMailAddress($email);
		}
		return new DataResponse(['id' => $userid]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	#[ApiRoute(verb: 'PUT', url: '/users/{userId}', root: '/cloud')]
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	#[UserRateLimit(limit: 50, period: 600)]
	public function editUser(string $userId, string $key, string $value): DataResponse {
		$user = $this->known($userId);
		$isOwn = $user->getUID() === $this->me()->getUID();
		if (!$isOwn) {
			$this->demandManaged($user);
		}
		if (!in_array($key, $this->editor->fields($isOwn, $this->isAdmin()), true)) {
			throw new OCSException('', 113);
		}
		$this->editor->change($user, $key, $value);
		return new DataResponse();
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	#[ApiRoute(verb: 'PUT', url: '/users/{userId}/enable', root: '/cloud')]
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	public function enableUser(string $userId): DataResponse {
		return $this->setEnabled($userId, true);
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	#[ApiRoute(verb: 'PUT', url: '/users/{userId}/disable', root: '/cloud')]
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	public function disableUser(string $userId): DataResponse {
		return $this->setEnabled($userId, false);
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	#[ApiRoute(verb: 'DELETE', url: '/users/{userId}', root: '/cloud')]
	#[PasswordConfirmationRequired]
	#[NoAdminRequired]
	public function deleteUser(string $userId): DataResponse {
		$this->demandSubAdmin();
		$user = $this->known($userId);
		$this->demandOther($user);
		$this->demandManaged($user);
		$user->delete();
		return new DataResponse();
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	private function setEnabled(string $userId, bool $isEnabled): DataResponse {
		$this->demandSubAdmin();
		$user = $this->known($userId, 101);
		$this->demandOther($user);
		$this->demandManaged($user);
		$user->setEnabled($isEnabled);
		return new DataResponse();
	}

	private function demandOther(IUser $user): void {
		if ($user->getUID() === $this->me()->getUID()) {
			throw new OCSException('', 101);
		}
	}

	/**
	 * @param list<string> $ids
	 * @return list<IGroup> that the caller may put somebody into
	 */
	private function joined(array $ids): array {
		if ($ids === [] && !$this->isAdmin()) {
			throw new OCSException('No group specified (required for sub-admins)', 106);
		}
		return array_map(function (string $id): IGroup {
			$group = $this->groups->get($id) ?? throw new OCSException("Group $id does not exist", 104);
			return $this->isAdmin() || $this->subAdmins->isSubAdminOfGroup($this->me(), $group)
				? $group
				: throw new OCSException("Insufficient privileges for group $id", 105);
		}, $ids);
	}

	/** A group that the caller may let somebody administer. */
	private function administered(string $id): IGroup {
		$group = $this->groups->get($id) ?? throw new OCSException('Sub-admin group does not exist', 109);
		if ($id === Groups::ADMIN) {
			throw new OCSException('Cannot create sub-admins for admin group', 103);
		}
		return $this->isAdmin() || $this->subAdmins->isSubAdminOfGroup($this->me(), $group)
			? $group
			: throw new OCSForbiddenException('No permissions to promote sub-admins');
	}

	private function made(string $id, string $password): IUser {
		try {
			return $this->users->createUser($id, $password);
		} catch (HintException $refusal) {
			throw new OCSException($refusal->getHint(), 107, $refusal);
		} catch (\InvalidArgumentException $mistake) {
			throw new OCSException($mistake->getMessage(), 101, $mistake);
		}
	}

	/**
	 * A name that cannot be takes the account with it; whatever else is wrong leaves it there.
	 *
	 * @param array<string, string> $fields
	 */
	private function fill(IUser $user, array $fields): void {
		foreach ($fields as $field => $value) {
			try {
				$this->editor->change($user, $field, $value);
			} catch (OCSException $refusal) {
				if ($field === 'displayname') {
					$user->delete();
				}
				throw $refusal;
			}
		}
	}
}
