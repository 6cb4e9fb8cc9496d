<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

use OCA\GroupFolders\ACL\ACLManagerFactory;
use OCA\GroupFolders\ACL\RuleManager;
use OCA\GroupFolders\Folder\FolderDefinition;
use OCA\GroupFolders\Folder\FolderDefinitionWithPermissions;
use OCA\GroupFolders\Folder\FolderManager;
use OCA\GroupFolders\Mount\GroupMountPoint;
use OCA\GroupFolders\Mount\MountProvider;
use OCP\Constants;
use OCP\Files\Mount\IMountManager;
use OCP\Files\Node;
use OCP\IUserManager;
use OCP\Server;
use Shared\Exception\Conflict;

/**
 * The Team folders app. Its classes exist only while it is enabled, so they are fetched when needed and never injected.
 */
class TeamFolders {
	/** Reason for refusing while the app is disabled. */
	public const MISSING = 'no_team_folders';

	/** @var array<string, FolderDefinitionWithPermissions> as seen in this request, by account and folder */
	private array $memberships = [];

	public function __construct(
		private readonly IUserManager $users,
		private readonly IMountManager $mounts,
		private readonly string $appName,
	) {
	}

	public function isAvailable(): bool {
		return class_exists(FolderManager::class);
	}

	/** @throws Conflict while the app is disabled */
	public function requireEnabled(): void {
		if (!$this->isAvailable()) {
			throw new Conflict(self::MISSING, 'Enable the Team folders app first.');
		}
	}

	public function findOrNull(int $id): ?FolderFacts {
		$folder = $this->isAvailable() ? $this->folders()->getFolder($id) : null;
		if ($folder === null) {
			return null;
		}
		$groups = [];
		foreach ($folder->groups as $group => ['permissions' => $bits, 'type' => $type]) {
			if ($type === 'group') {
				$groups[(string)$group] = $bits;
			}
		}
		return new FolderFacts(
			$id,
			$folder->mountPoint,
			$folder->acl,
			$folder->storageId,
			$folder->rootId,
			$folder->rootCacheEntry->getPath(),
			$groups,
		);
	}

	/** @return list<ListedFolder> all that there are */
	public function findAll(): array {
		$found = [];
		foreach ($this->isAvailable() ? $this->folders()->getAllFolders() : [] as $folder) {
			$groups = array_keys(array_filter($folder->groups, static fn (array $group): bool => $group['type'] === 'group'));
			$found[] = new ListedFolder(
				$folder->id,
				$folder->mountPoint,
				array_map(strval(...), $groups),
				$folder->quota,
				$folder->acl,
				$folder->rootId,
			);
		}
		return $found;
	}

	/** @return list<MemberFolder> the team folders of an account, as the host lists them */
	public function foldersOf(string $userId): array {
		$user = $this->isAvailable() ? $this->users->get($userId) : null;
		$found = [];
		foreach ($user === null ? [] : $this->folders()->getFoldersForUser($user) as $folder) {
			$this->memberships["$folder->id:$userId"] = $folder;
			$found[] = new MemberFolder(
				$folder->id,
				$folder->mountPoint,
				$folder->permissions,
				$folder->acl,
				$folder->quota,
				(int)$folder->rootCacheEntry->getSize(),
				$folder->storageId,
				$folder->rootCacheEntry->getPath(),
				$folder->rootId,
			);
		}
		return $found;
	}

	/** @return ?int id of the oldest of that name */
	public function findByNameOrNull(string $name): ?int {
		$named = array_filter($this->folders()->getAllFolders(), static fn (FolderDefinition $folder): bool =>
			$folder->mountPoint === $name);
		return $named === [] ? null : min(array_keys($named));
	}

	/** @return int its id */
	public function create(string $name): int {
		return $this->folders()->createFolder($this->folders()->trimMountpoint($name));
	}

	/** Adds a group that has no permissions there yet. */
	public function addGroup(int $id, string $group, int $bits): void {
		$this->memberships = [];
		$this->folders()->addApplicableGroup($id, $group);
		$this->folders()->setGroupPermissions($id, $group, $bits);
	}

	/** Enables rules on single places (advanced permissions). */
	public function enableRules(int $id): void {
		$this->memberships = [];
		$this->folders()->setFolderACL($id, true);
	}

	/**
	 * Mounts the folder without rules, for work without a user; file ids are the same for all users.
	 *
	 * @return ?string path from the root of the file system; null when there is no such folder
	 */
	public function mountUnrestricted(int $id): ?string {
		$folder = $this->isAvailable() ? $this->folders()->getFolder($id) : null;
		if ($folder === null) {
			return null;
		}
		// No account id contains a colon.
		$path = "/$this->appName:nobody/files/$folder->mountPoint";
		$open = FolderDefinitionWithPermissions::fromFolder($folder, $folder->rootCacheEntry, Constants::PERMISSION_ALL);
		$this->mounts->addMount(Server::get(MountProvider::class)->getMount($open, $path));
		return $path;
	}

	/** Whether a node was reached through this team folder and not, for instance, through a share of one of its files. */
	public function holds(int $id, Node $node): bool {
		$mount = $node->getMountPoint();
		return $mount instanceof GroupMountPoint && $mount->getFolderId() === $id;
	}

	/** Name of the folder in the account's home; null for accounts that are not members. */
	public function nameFor(string $userId, int $id): ?string {
		return $this->membership($userId, $id)?->mountPoint;
	}

	/**
	 * Null for accounts that are not members; otherwise the result answers for any number of places. Costs one query
	 * for every rule that applies to the account, and two more if the folder is not mounted yet.
	 */
	public function accessOf(string $userId, int $id): ?FolderAccess {
		$user = $this->users->get($userId);
		$folder = $this->membership($userId, $id);
		if ($user === null || $folder === null) {
			return null;
		}
		$prefix = $folder->rootCacheEntry->getPath();
		if (!$folder->acl) {
			return new FolderAccess($id, $folder->permissions, $prefix, null, []);
		}
		$rules = Server::get(RuleManager::class)->getRulesForPrefix($user, $folder->storageId, $prefix);
		return new FolderAccess($id, $folder->permissions, $prefix, Server::get(ACLManagerFactory::class)->getACLManager($user), $rules);
	}

	/**
	 * What rules on files and folders themselves leave of their permissions, wherever these are: also in the trash bin.
	 *
	 * @param list<int> $fileIds
	 * @return array<int, int> bits by file id; those without a rule for the account are left out
	 */
	public function ruleBits(string $userId, int $id, array $fileIds): array {
		$user = $this->users->get($userId);
		if ($user === null || $this->membership($userId, $id)?->acl !== true) {
			return [];
		}
		$manager = Server::get(ACLManagerFactory::class)->getACLManager($user);
		$bits = [];
		foreach ($manager->getRulesByFileIds($fileIds) as $places) {
			foreach ($places as $path => $rules) {
				if (isset($rules[0])) {
					$bits[$rules[0]->getFileId()] = $manager->getPermissionsForPathFromRules($id, $path, [$path => $rules]);
				}
			}
		}
		return $bits;
	}

	private function membership(string $userId, int $id): ?FolderDefinitionWithPermissions {
		if (!isset($this->memberships["$id:$userId"])) {
			$folder = $this->mounted($userId, $id) ?? $this->asked($userId, $id);
			if ($folder === null) {
				return null;
			}
			$this->memberships["$id:$userId"] = $folder;
		}
		return $this->memberships["$id:$userId"];
	}

	/** The host usually loads a user's team folders when it admits the user; reusing them saves two queries. */
	private function mounted(string $userId, int $id): ?FolderDefinitionWithPermissions {
		foreach ($this->mounts->getAll() as $mount) {
			if ($mount instanceof GroupMountPoint
				&& $mount->getFolderId() === $id
				&& str_starts_with($mount->getMountPoint(), "/$userId/files/")) {
				$folder = $mount->getFolder();
				return $folder instanceof FolderDefinitionWithPermissions ? $folder : null;
			}
		}
		return null;
	}

	private function asked(string $userId, int $id): ?FolderDefinitionWithPermissions {
		$user = $this->isAvailable() ? $this->users->get($userId) : null;
		return $user === null ? null : $this->folders()->getFoldersForUser($user, $id)[0] ?? null;
	}

	private function folders(): FolderManager {
		return Server::get(FolderManager::class);
	}
}
