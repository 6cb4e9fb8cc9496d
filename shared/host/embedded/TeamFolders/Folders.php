<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders;

use Host\Database\Database;
use Host\Files\Store\Entry;
use Host\Files\Store\Store;
use Host\Files\Store\TableRow;
use OCA\GroupFolders\Folder\FolderDefinitionWithPermissions;
use OCA\GroupFolders\Folder\FolderManager;
use OCA\GroupFolders\Folder\FolderWithMappingsAndCache;
use OCP\Constants;
use OCP\Files\FileInfo;
use OCP\IGroupManager;

/**
 * The team folders: their names, groups, quotas and who may set their rules. What one may do inside of them is for `Access`.
 *
 * @phpstan-type Row array{
 *     folder_id: int, mount_point: string, quota: int, acl: int, acl_default_no_permission: int, storage_id: int, root_id: int, size: int,
 *     mtime: int, etag: string,
 * }
 */
final class Folders {
	private const ROWS = 'SELECT f.*, c.size, c.mtime, c.etag FROM oc_group_folders f JOIN oc_filecache c ON c.fileid = f.root_id';
	private const OPTIONS = ['separate-storage' => true];
	/** By what the folders can be ordered, as asked for. */
	public const ORDERS = [
		'mount_point' => 'mount_point',
		'quota' => 'quota',
		'acl' => 'acl',
		'groups' => '(SELECT count(*) FROM oc_group_folders_groups g WHERE g.folder_id = f.folder_id)',
	];

	public function __construct(
		private readonly Database $database,
		private readonly Store $store,
		private readonly IGroupManager $groups,
	) {
	}

	/** @return array<int, FolderWithMappingsAndCache> by id */
	public function all(): array {
		return $this->listed('ORDER BY f.folder_id');
	}

	/**
	 * @param string $by key of ORDERS
	 * @param int $limit all of them when -1
	 * @return array<int, FolderWithMappingsAndCache> by id
	 */
	public function page(int $offset, int $limit, string $by, bool $backwards): array {
		return $this->listed('ORDER BY ' . self::ORDERS[$by] . ($backwards ? ' DESC' : '') . ', mount_point LIMIT ? OFFSET ?', [
			$limit,
			$offset,
		]);
	}

	public function find(int $id): ?FolderWithMappingsAndCache {
		return $this->listed('WHERE f.folder_id = ?', [$id])[$id] ?? null;
	}

	public function has(string $mountPoint): bool {
		return $this->database->value('SELECT 1 FROM oc_group_folders WHERE mount_point = ?', [$mountPoint]) !== null;
	}

	/** @return list<FolderDefinitionWithPermissions> the folders of a person, with the rights of all groups that the person is in */
	public function of(string $uid): array {
		$rights = [];
		/** @var array{folder_id: int, permissions: int} $row */
		foreach ($this->database->rows(
			'SELECT g.folder_id, g.permissions FROM oc_group_folders_groups g JOIN oc_group_user u ON u.gid = g.group_id WHERE u.uid = ?',
			[$uid],
		) as $row) {
			$rights[$row['folder_id']] = ($rights[$row['folder_id']] ?? 0) | $row['permissions'];
		}
		$folders = [];
		/** @var Row $row */
		foreach ($rights === [] ? [] : $this->database->rows(self::ROWS . ' WHERE f.folder_id IN (' . implode(', ', array_keys($rights))
			. ') ORDER BY f.folder_id') as $row) {
			$folders[] = new FolderDefinitionWithPermissions(
				...$this->definition($row),
				rootCacheEntry: $this->entry($row),
				permissions: $rights[$row['folder_id']],
			);
		}
		return $folders;
	}

	/** A name as it is kept. The host's own lets a folder take the place of the whole home; here that is refused. */
	public static function trimmed(string $name): string {
		$name = implode('/', array_filter(self::names(trim($name)), static fn (string $part): bool => $part !== '.'));
		if (str_contains($name, '..')) {
			throw new \InvalidArgumentException('Mount point cannot contain ".."');
		}
		if ($name === '') {
			throw new \InvalidArgumentException('Mount point cannot be empty');
		}
		return $name;
	}

	/** @param bool $isClosed has nobody a right on anything before a rule gives it? */
	public function create(string $mountPoint, bool $isClosed): int {
		return $this->database->atomic(function () use ($mountPoint, $isClosed): int {
			$this->database->run('INSERT INTO oc_group_folders (mount_point, acl_default_no_permission) VALUES (?, ?)', [
				$mountPoint,
				(int)$isClosed,
			]);
			$id = $this->database->lastId();
			$root = $this->store->root("team::$id");
			$this->database->run('UPDATE oc_group_folders SET root_id = ?, storage_id = ? WHERE folder_id = ?', [
				$root->id,
				$root->storage,
				$id,
			]);
			return $id;
		});
	}

	public function rename(int $id, string $mountPoint): void {
		$this->database->run('UPDATE oc_group_folders SET mount_point = ? WHERE folder_id = ?', [$mountPoint, $id]);
	}

	/** Removes a folder with everything in it. */
	public function remove(int $id): void {
		$this->database->atomic(function () use ($id): void {
			foreach (['manage', 'groups'] as $table) {
				$this->database->run("DELETE FROM oc_group_folders_$table WHERE folder_id = ?", [$id]);
			}
			$this->database->run('DELETE FROM oc_group_folders WHERE folder_id = ?', [$id]);
			foreach (["team::$id", "trash::team::$id"] as $storage) {
				$this->store->remove($this->store->root($storage));
			}
		});
	}

	public function setQuota(int $id, int $quota): void {
		$this->database->run('UPDATE oc_group_folders SET quota = ? WHERE folder_id = ?', [$quota, $id]);
	}

	/** Switches rules on or off; without rules nobody manages them. */
	public function setRules(int $id, bool $hasRules): void {
		$this->database->run('UPDATE oc_group_folders SET acl = ? WHERE folder_id = ?', [(int)$hasRules, $id]);
		if (!$hasRules) {
			$this->database->run('DELETE FROM oc_group_folders_manage WHERE folder_id = ?', [$id]);
		}
	}

	public function addGroup(int $id, string $gid): void {
		$this->database->run('INSERT INTO oc_group_folders_groups (folder_id, group_id, permissions) VALUES (?, ?, ?)', [
			$id,
			$gid,
			Constants::PERMISSION_ALL,
		]);
	}

	public function removeGroup(int $id, string $gid): void {
		$this->database->run('DELETE FROM oc_group_folders_groups WHERE folder_id = ? AND group_id = ?', [$id, $gid]);
	}

	public function setPermissions(int $id, string $gid, int $permissions): void {
		$this->database->run('UPDATE oc_group_folders_groups SET permissions = ? WHERE folder_id = ? AND group_id = ?', [
			$permissions,
			$id,
			$gid,
		]);
	}

	/** Says whether a person or group may set the folder's rules. */
	public function setManager(int $id, string $type, string $mapping, bool $manages): void {
		$sql = $manages
			? 'INSERT INTO oc_group_folders_manage (folder_id, mapping_type, mapping_id) VALUES (?, ?, ?)'
			: 'DELETE FROM oc_group_folders_manage WHERE folder_id = ? AND mapping_type = ? AND mapping_id = ?';
		$this->database->run($sql, [$id, $type, $mapping]);
	}

	public function mayManage(int $id, string $uid, bool $withoutAdmins = false): bool {
		return (!$withoutAdmins && $this->groups->isAdmin($uid)) || $this->database->value(
			"SELECT 1 FROM oc_group_folders_manage WHERE folder_id = ? AND ((mapping_type = 'user' AND mapping_id = ?) "
				. "OR (mapping_type = 'group' AND mapping_id IN (SELECT gid FROM oc_group_user WHERE uid = ?)))",
			[$id, $uid, $uid],
		) !== null;
	}

	/** @return list<int> file ids from a folder's root to the end of a path in its storage, or as far as there are any */
	public function chain(int $storage, string $path): array {
		$root = $this->database->value('SELECT root_id FROM oc_group_folders WHERE storage_id = ?', [$storage]);
		$names = self::names($path);
		if (!is_int($root) || array_shift($names) !== TableRow::PATH) {
			return [];
		}
		$chain = [$root];
		foreach ($names as $name) {
			$child = $this->store->child($chain[count($chain) - 1], $name);
			if ($child === null) {
				break;
			}
			$chain[] = $child->id;
		}
		return $chain;
	}

	/** @return list<string> the parts of a path */
	public static function names(string $path): array {
		return array_values(array_filter(explode('/', $path), static fn (string $name): bool => $name !== ''));
	}

	/**
	 * @param int[] $fileIds
	 * @return list<int> the storages that they are in
	 */
	public function storages(array $fileIds): array {
		/** @var list<int> $storages */
		$storages = $this->database->column('SELECT DISTINCT storage FROM oc_filecache WHERE fileid IN (' . implode(', ', $fileIds) . ')');
		return $storages;
	}

	/**
	 * @param list<scalar> $values
	 * @return array<int, FolderWithMappingsAndCache>
	 */
	private function listed(string $which, array $values = []): array {
		/** @var list<Row> $rows */
		$rows = $this->database->rows(self::ROWS . " $which", $values);
		$ids = implode(', ', array_column($rows, 'folder_id'));
		$groups = [];
		/** @var array{folder_id: int, group_id: string, permissions: int, name: string} $row */
		foreach ($ids === '' ? [] : $this->database->rows(
			'SELECT m.*, coalesce(g.displayname, m.group_id) AS name FROM oc_group_folders_groups m LEFT '
				. "JOIN oc_groups g ON g.gid = m.group_id WHERE m.folder_id IN ($ids) ORDER BY m.applicable_id",
		) as $row) {
			$groups[$row['folder_id']][$row['group_id']] = [
				'displayName' => $row['name'],
				'permissions' => $row['permissions'],
				'type' => 'group',
			];
		}
		$managers = [];
		/** @var array{folder_id: int, mapping_type: 'user'|'group', mapping_id: string, name: string} $row */
		foreach ($ids === '' ? [] : $this->database->rows(
			"SELECT m.*, coalesce(nullif(u.displayname, ''), g.displayname, u.uid) AS name FROM oc_group_folders_manage m LEFT "
				. "JOIN oc_users u ON m.mapping_type = 'user' AND u.uid = m.mapping_id LEFT JOIN oc_groups g ON m.mapping_type = 'group' "
				. "AND g.gid = m.mapping_id WHERE m.folder_id IN ($ids) AND (u.uid IS NOT NULL OR g.gid IS NOT NULL)",
		) as $row) {
			$managers[$row['folder_id']][] = ['type' => $row['mapping_type'], 'id' => $row['mapping_id'], 'displayname' => $row['name']];
		}
		$folders = [];
		foreach ($rows as $row) {
			$id = $row['folder_id'];
			$folders[$id] = new FolderWithMappingsAndCache(
				...$this->definition($row),
				groups: $groups[$id] ?? [],
				manage: $managers[$id] ?? [],
				rootCacheEntry: $this->entry($row),
			);
		}
		return $folders;
	}

	/**
	 * @param Row $row
	 * @return array{
	 *     id: int, mountPoint: string, quota: int, acl: bool, aclDefaultNoPermission: bool, storageId: int, rootId: int,
	 *     options: array{separate-storage?: bool},
	 * }
	 */
	private function definition(array $row): array {
		return [
			'id' => $row['folder_id'],
			'mountPoint' => $row['mount_point'],
			'quota' => $row['quota'] === FolderManager::SPACE_DEFAULT ? FileInfo::SPACE_UNLIMITED : $row['quota'],
			'acl' => $row['acl'] === 1,
			'aclDefaultNoPermission' => $row['acl_default_no_permission'] === 1,
			'storageId' => $row['storage_id'],
			'rootId' => $row['root_id'],
			'options' => self::OPTIONS,
		];
	}

	/** @param Row $row */
	private function entry(array $row): TableRow {
		['root_id' => $id, 'storage_id' => $storage, 'size' => $size, 'mtime' => $mtime, 'etag' => $etag] = $row;
		return new TableRow($id, $storage, TableRow::PATH, $size, 0, Entry::FOLDER, $mtime, $etag, false);
	}
}
