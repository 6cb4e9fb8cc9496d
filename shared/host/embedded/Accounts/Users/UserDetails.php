<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Users;

use Host\Accounts\Groups\Groups;
use Host\Accounts\Groups\SubAdmins;
use OCP\Files\IRootFolder;
use OCP\IConfig;
use OCP\IGroup;
use OCP\IUser;
use OCP\L10N\IFactory;

/**
 * Accounts and groups as the provisioning API shows them.
 *
 * @phpstan-type Details array<string, mixed>
 * @phpstan-type GroupDetails array{id: string, displayname: string, usercount: int|bool, disabled: int|bool, canAdd: bool, canRemove: bool}
 */
final class UserDetails {
	private const LOCAL = 'v2-local';
	private const FEDERATED = 'v2-federated';
	/** Profile fields, which nobody can fill in here, and who may see them. */
	private const PROFILE = [
		'phone' => self::LOCAL,
		'address' => self::LOCAL,
		'website' => self::LOCAL,
		'twitter' => self::LOCAL,
		'bluesky' => self::LOCAL,
		'fediverse' => self::LOCAL,
		'organisation' => self::LOCAL,
		'role' => self::LOCAL,
		'headline' => self::LOCAL,
		'biography' => self::LOCAL,
		'profile_enabled' => self::LOCAL,
		'pronouns' => self::FEDERATED,
	];

	public function __construct(
		private readonly Users $users,
		private readonly Groups $groups,
		private readonly SubAdmins $subAdmins,
		private readonly IConfig $config,
		private readonly IFactory $l10n,
		private readonly IRootFolder $files,
	) {
	}

	/**
	 * Null for somebody whom the viewer may not see.
	 *
	 * @return ?Details
	 */
	public function of(IUser $user, IUser $viewer, bool $withScopes = false): ?array {
		if (!$this->subAdmins->isUserAccessible($viewer, $user) && !$this->groups->isAdmin($viewer->getUID())) {
			return null;
		}
		$uid = $user->getUID();
		$scope = static fn (string $field, string|array $value): array => $withScopes ? ["{$field}Scope" => $value] : [];
		return [
			'enabled' => $user->isEnabled(),
			...($this->groups->isAdmin($viewer->getUID()) ? ['storageLocation' => $user->getHome()] : []),
			'id' => $uid,
			'firstLoginTimestamp' => $user->getFirstLogin(),
			'lastLoginTimestamp' => $user->getLastLogin(),
			'lastLogin' => $user->getLastLogin() * 1000,
			'backend' => $user->getBackendClassName(),
			'subadmin' => $this->subAdmins->ids($user),
			'quota' => $this->quota($user),
			'manager' => $this->managers($user, $viewer)[0] ?? '',
			...$scope('avatar', self::FEDERATED),
			'email' => $user->getSystemEMailAddress(),
			...$scope('email', self::FEDERATED),
			'additional_mail' => [],
			...$scope('additional_mail', []),
			'displayname' => $user->getDisplayName(),
			'display-name' => $user->getDisplayName(),
			...$scope('displayname', self::FEDERATED),
			...self::profile($withScopes),
			'groups' => $this->groups->ids($uid),
			'language' => $this->l10n->getUserLanguage($user),
			'locale' => $this->config->getUserValue($uid, 'core', 'locale'),
			'timezone' => $this->config->getUserValue($uid, 'core', 'timezone'),
			'notify_email' => $user->getPrimaryEMailAddress(),
			'backendCapabilities' => ['setDisplayName' => true, 'setPassword' => true],
		];
	}

	/**
	 * @param iterable<string> $ids
	 * @return array<string, Details> by user id; of whom the viewer may not see, the id
	 */
	public function ofAll(iterable $ids, IUser $viewer): array {
		$all = [];
		foreach ($ids as $id) {
			$user = $this->users->get($id);
			$all[$id] = ($user === null ? null : $this->of($user, $viewer)) ?? ['id' => $id];
		}
		return $all;
	}

	/** @return GroupDetails */
	public function group(IGroup $group): array {
		return [
			'id' => $group->getGID(),
			'displayname' => $group->getDisplayName(),
			'usercount' => $group->count(),
			'disabled' => $group->countDisabled(),
			'canAdd' => $group->canAddUser(),
			'canRemove' => $group->canRemoveUser(),
		];
	}

	/** @return array{free: int|float, used: int|float, total: int|float, relative: int|float, quota: int|float} in bytes */
	private function quota(IUser $user): array {
		$quota = Quota::bytes($user->getQuota()) ?? Quota::UNLIMITED;
		$used = $this->files->getUserFolder($user->getUID())->getSize(false);
		return $quota > 0
			? [
				'free' => $quota - $used,
				'used' => $used,
				'total' => $quota,
				'relative' => round($used / $quota * 10000) / 100,
				'quota' => $quota,
			]
			: ['free' => Quota::UNLIMITED, 'used' => $used, 'total' => Quota::UNLIMITED, 'relative' => 0, 'quota' => $quota];
	}

	/** @return list<string> */
	private function managers(IUser $user, IUser $viewer): array {
		return array_values(array_filter($user->getManagerUids(), function (string $id) use ($viewer): bool {
			$manager = $this->users->get($id);
			return $this->groups->isAdmin($viewer->getUID())
				|| ($manager !== null && $this->subAdmins->isSubAdmin($viewer) && $this->subAdmins->isUserAccessible($viewer, $manager));
		}));
	}

	/** @return array<string, string> */
	private static function profile(bool $withScopes): array {
		$fields = [];
		foreach (self::PROFILE as $field => $scope) {
			$fields[$field] = $field === 'profile_enabled' ? '1' : '';
			if ($withScopes) {
				$fields["{$field}Scope"] = $scope;
			}
		}
		return $fields;
	}
}
