<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders;

use Host\Files\Place;
use Host\Files\Store\Entry;
use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\Folder\FolderDefinitionWithPermissions;
use OCP\Constants;
use OCP\IAppConfig;
use OCP\IUserSession;

/**
 * What a person may do in a team folder: the rights of the person's groups, cut by the rules on the way down.
 * As on the host, rules are read once in a request: what a request changes is seen by the next one.
 *
 * @phpstan-import-type TeamFolder from Place
 */
final class Access {
	/** @var array<string, list<TeamFolder>> by person */
	private array $folders = [];
	/** @var array<string, array<int, non-empty-list<Rule>>> by person and file */
	private array $rules = [];
	/** @var array<int, int> by folder */
	private array $bases = [];
	private ?bool $isPerMapping = null;

	public function __construct(
		private readonly Rules $stored,
		private readonly Folders $definitions,
		private readonly IUserSession $session,
		private readonly IAppConfig $config,
	) {
	}

	/** @return list<TeamFolder> a person's folders, as they were when first asked for */
	public function folders(string $uid): array {
		return $this->folders[$uid] ??= array_map(
			static fn (FolderDefinitionWithPermissions $folder): array => self::entry($folder, $folder->mountPoint, $folder->acl),
			$this->definitions->of($uid),
		);
	}

	/** Lets someone who is no person find a folder, where no rules count. */
	public function mount(string $name, string $mountPoint, FolderDefinitionWithPermissions $folder): void {
		$this->folders[$name] = [...$this->folders($name), self::entry($folder, $mountPoint, false)];
	}

	/**
	 * Of siblings, 0 for one that the person does not see; it may be seen below one that is not. A folder's root is there
	 * in any case and only lacks the right to read.
	 *
	 * @param TeamFolder $folder
	 * @param list<Entry> $above from the folder's root down to the siblings' parent
	 * @param list<Entry> $entries
	 * @return array<int, int> by file id
	 */
	public function permissions(array $folder, array $above, array $entries, string $uid): array {
		$permissions = [];
		foreach ($entries as $entry) {
			$allowed = $folder['acl'] === 0
				? Constants::PERMISSION_ALL
				: $this->allowed($folder['folder_id'], self::ids([...$above, $entry]), $uid);
			$isSeen = $folder['acl'] === 0 || ($allowed & $this->sight($uid)) === $this->sight($uid);
			$permissions[$entry->id] = $folder['permissions'] & match (true) {
				$isSeen => $allowed,
				$above === [] => $allowed & ~Constants::PERMISSION_READ,
				default => 0,
			};
		}
		return $permissions;
	}

	/**
	 * Do rules leave the right to delete a node with everything in it?
	 *
	 * @param TeamFolder $folder
	 * @param list<Entry> $chain from the folder's root down to the node
	 */
	public function deletable(array $folder, array $chain, string $uid): bool {
		$ids = self::ids($chain);
		return $folder['acl'] === 0 || ($this->allowed(
			$folder['folder_id'],
			$ids,
			$uid,
		) & $this->lowest($folder['folder_id'], $ids, $uid) & Constants::PERMISSION_DELETE) !== 0;
	}

	/** @param TeamFolder $folder */
	public function canManage(array $folder, string $uid): bool {
		return $this->definitions->mayManage($folder['folder_id'], $uid);
	}

	/**
	 * What rules allow at a place; the rights of the groups do not count here.
	 *
	 * @param list<int> $chain file ids from the folder's root down
	 */
	public function allowed(int $folderId, array $chain, string $uid): int {
		return $this->merged($folderId, $this->places($chain, $uid));
	}

	/**
	 * What would be allowed if the last place had these rules.
	 *
	 * @param list<int> $chain
	 * @param list<Rule> $rules
	 */
	public function allowedWith(int $folderId, array $chain, string $uid, array $rules): int {
		return $this->merged($folderId, [...$this->places(array_slice($chain, 0, -1), $uid), $this->stored->concerning($uid, $rules)]);
	}

	/**
	 * The least that rules leave in a tree: what one of them takes away counts, even if a deeper one gives it back.
	 *
	 * @param list<int> $chain
	 */
	public function lowest(int $folderId, array $chain, string $uid): int {
		$lowest = $this->base($folderId);
		$rules = $this->rules($uid);
		foreach (array_intersect_key($this->stored->chainsThrough((int)end($chain)), $rules) as $fileId => $place) {
			$lowest = $this->isPerMapping()
				? $lowest & $this->allowed($folderId, $place, $uid)
				: Rule::mergeRules($rules[$fileId] ?? [])->applyDenyPermissions($lowest);
		}
		return $lowest;
	}

	/** @param iterable<Rule[]> $places rules by place, the outermost first */
	public function merged(int $folderId, iterable $places): int {
		return Inheritance::permissions($this->base($folderId), $places, $this->isPerMapping());
	}

	/** What is allowed where no rule says anything. Who sets the rules of a closed folder may read it, or there would be no way in. */
	public function base(int $folderId): int {
		return $this->bases[$folderId] ??= match (true) {
			$this->definitions->find($folderId)?->aclDefaultNoPermission !== true => Constants::PERMISSION_ALL,
			$this->definitions->mayManage($folderId, $this->session->getUser()?->getUID() ?? '') => Constants::PERMISSION_READ,
			default => 0,
		};
	}

	/**
	 * @param list<int> $chain
	 * @return list<list<Rule>>
	 */
	private function places(array $chain, string $uid): array {
		$rules = $this->rules($uid);
		return array_map(static fn (int $fileId): array => $rules[$fileId] ?? [], $chain);
	}

	/** @return array<int, non-empty-list<Rule>> */
	private function rules(string $uid): array {
		return $this->rules[$uid] ??= $this->stored->of($uid);
	}

	private function isPerMapping(): bool {
		return $this->isPerMapping ??= $this->config->getValueString('groupfolders', 'acl-inherit-per-user', 'false') === 'true';
	}

	/**
	 * What it takes to see a node. In a request of someone else, which the host takes for one through a share, it must be shareable too.
	 */
	private function sight(string $uid): int {
		return PHP_SAPI === 'cli' || $this->session->getUser()?->getUID() === $uid
			? Constants::PERMISSION_READ
			: Constants::PERMISSION_READ | Constants::PERMISSION_SHARE;
	}

	/** @return TeamFolder */
	private static function entry(FolderDefinitionWithPermissions $folder, string $mountPoint, bool $hasRules): array {
		return [
			'folder_id' => $folder->id,
			'mount_point' => $mountPoint,
			'quota' => $folder->quota,
			'acl' => (int)$hasRules,
			'root' => $folder->rootId,
			'permissions' => $folder->permissions,
		];
	}

	/**
	 * @param list<Entry> $entries
	 * @return list<int>
	 */
	private static function ids(array $entries): array {
		return array_map(static fn (Entry $entry): int => $entry->id, $entries);
	}
}
