<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders;

use Host\Database\Database;
use Host\Files\Store\TableRow;
use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\ACL\UserMapping\UserMapping;

/**
 * The rules on files and folders of team folders, as they are kept. What they come to is for `Access`.
 *
 * @phpstan-type Row array{
 *     fileid: int, mapping_type: 'user'|'group', mapping_id: string, mask: int, permissions: int, name: ?string, path?: string,
 * }
 */
final class Rules {
	/** A rule for someone who is gone counts for nobody. */
	private const FROM =
		" FROM oc_group_folders_acl a LEFT JOIN oc_users u ON a.mapping_type = 'user' AND u.uid = a.mapping_id LEFT "
		. "JOIN oc_groups g ON a.mapping_type = 'group' AND g.gid = a.mapping_id";
	private const COLUMNS = "a.*, coalesce(nullif(u.displayname, ''), g.displayname, u.uid) AS name";
	private const KNOWN = ' WHERE (u.uid IS NOT NULL OR g.gid IS NOT NULL)';
	/** For a person: the own ones and those of the person's groups. */
	private const FOR =
		" AND ((a.mapping_type = 'user' AND a.mapping_id = ?) OR (a.mapping_type = 'group' AND a.mapping_id IN (SELECT gid "
		. 'FROM oc_group_user WHERE uid = ?)))';
	/** The path in the storage of every file that has a rule; the trash of a team folder is a storage of its own here. */
	private const PATHS = "WITH RECURSIVE tops (root, storage, path) AS (
		SELECT root_id, storage_id, '" . TableRow::PATH . "' FROM oc_group_folders
		UNION ALL
		SELECT c.fileid, c.storage, 'trash' FROM oc_storages s JOIN oc_filecache c ON c.storage = s.numeric_id AND c.parent = 0
			WHERE s.id LIKE 'trash::team::%'
	), up (fileid, parent, path) AS (
		SELECT c.fileid, CASE WHEN c.fileid = f.root THEN NULL ELSE c.parent END, CASE WHEN c.fileid = f.root THEN f.path ELSE c.name END
			FROM oc_filecache c JOIN tops f ON f.storage = c.storage
			WHERE c.storage = ? AND c.fileid IN (SELECT fileid FROM oc_group_folders_acl)
		UNION ALL
		SELECT up.fileid, CASE WHEN c.fileid = f.root THEN NULL ELSE c.parent END,
				CASE WHEN c.fileid = f.root THEN f.path ELSE c.name END || '/' || up.path
			FROM up JOIN oc_filecache c ON c.fileid = up.parent JOIN tops f ON f.storage = c.storage
	) ";

	public function __construct(
		private readonly Database $database,
	) {
	}

	/** @return array<int, non-empty-list<Rule>> every rule that counts for a person, by file id */
	public function of(string $uid): array {
		return $this->byFile(self::FOR, [$uid, $uid]);
	}

	/**
	 * @param list<int> $fileIds
	 * @param ?string $uid rules that count for this person; everybody's when null
	 * @return array<int, non-empty-list<Rule>> by file id
	 */
	public function ofFiles(array $fileIds, ?string $uid): array {
		$here = ' AND a.fileid IN (' . implode(', ', $fileIds) . ')';
		return $uid === null ? $this->byFile($here, []) : $this->byFile($here . self::FOR, [$uid, $uid]);
	}

	/**
	 * @param ?string $uid rules that count for this person; everybody's when null
	 * @return array<string, list<Rule>> by path in the storage, a folder before what is in it; a path with rules for no one who is there
	 *   has none
	 */
	public function ofStorage(int $storage, ?string $uid): array {
		$sql = self::PATHS . 'SELECT ' . self::COLUMNS . ', up.path' . self::FROM
			. ' JOIN up ON up.fileid = a.fileid AND up.parent IS NULL WHERE 1';
		/** @var list<Row> $rows */
		$rows = $uid === null
			? $this->database->rows("$sql ORDER BY a.acl_id", [$storage])
			: $this->database->rows($sql . self::FOR . ' ORDER BY a.acl_id', [$storage, $uid, $uid]);
		$rules = [];
		foreach ($rows as $row) {
			$ofPath = $rules[$row['path'] ?? ''] ?? [];
			$rules[$row['path'] ?? ''] = $row['name'] === null ? $ofPath : [...$ofPath, self::rule($row)];
		}
		ksort($rules, SORT_STRING);
		return $rules;
	}

	/** @return array<int, list<int>> by file with a rule: the file ids from the top down to it, where the given file is one of them */
	public function chainsThrough(int $fileId): array {
		$chains = [];
		/** @var array{fileid: int, place: int} $row */
		foreach ($this->database->rows('WITH RECURSIVE up (fileid, place, depth) AS (
			SELECT DISTINCT fileid, fileid, 0 FROM oc_group_folders_acl
			UNION ALL
			SELECT up.fileid, c.parent, up.depth + 1 FROM up
				JOIN oc_filecache c ON c.fileid = up.place JOIN oc_filecache p ON p.fileid = c.parent
		) SELECT fileid, place FROM up WHERE fileid IN (SELECT fileid FROM up WHERE place = ?) ORDER BY fileid, depth DESC', [
			$fileId,
		]) as $row) {
			$chains[$row['fileid']][] = $row['place'];
		}
		return $chains;
	}

	/**
	 * @param list<Rule> $rules
	 * @return list<Rule> those that count for a person
	 */
	public function concerning(string $uid, array $rules): array {
		$groups = $this->database->column('SELECT gid FROM oc_group_user WHERE uid = ?', [$uid]);
		return array_values(array_filter($rules, static fn (Rule $rule): bool => match ($rule->getUserMapping()->getType()) {
			'user' => $rule->getUserMapping()->getId() === $uid,
			'group' => in_array($rule->getUserMapping()->getId(), $groups, true),
			default => false,
		}));
	}

	public function save(Rule $rule): void {
		$this->database->run(
			'INSERT INTO oc_group_folders_acl (fileid, mapping_type, mapping_id, mask, permissions) VALUES (?, ?, ?, ?, ?) '
				. 'ON CONFLICT (fileid, mapping_type, mapping_id) DO UPDATE SET mask = excluded.mask, permissions = excluded.permissions',
			[
				$rule->getFileId(),
				$rule->getUserMapping()->getType(),
				$rule->getUserMapping()->getId(),
				$rule->getMask(),
				$rule->getPermissions(),
			],
		);
	}

	public function delete(Rule $rule): void {
		$this->database->run('DELETE FROM oc_group_folders_acl WHERE fileid = ? AND mapping_type = ? AND mapping_id = ?', [
			$rule->getFileId(),
			$rule->getUserMapping()->getType(),
			$rule->getUserMapping()->getId(),
		]);
	}

	/**
	 * Sets the rules of a file to these and no others.
	 *
	 * @param list<Rule> $rules
	 */
	public function replace(int $fileId, array $rules): void {
		$this->database->atomic(function () use ($fileId, $rules): void {
			$kept = array_map(static fn (Rule $rule): string => $rule->getUserMapping()->getKey(), $rules);
			foreach ($this->ofFiles([$fileId], null)[$fileId] ?? [] as $old) {
				if (!in_array($old->getUserMapping()->getKey(), $kept, true)) {
					$this->delete($old);
				}
			}
			array_walk($rules, $this->save(...));
		});
	}

	/**
	 * @param list<string> $values
	 * @return array<int, non-empty-list<Rule>>
	 */
	private function byFile(string $which, array $values): array {
		$rules = [];
		/** @var Row $row */
		foreach ($this->database->rows(
			'SELECT ' . self::COLUMNS . self::FROM . self::KNOWN . $which . ' ORDER BY a.acl_id',
			$values,
		) as $row) {
			$rules[$row['fileid']][] = self::rule($row);
		}
		return $rules;
	}

	/** @param Row $row */
	private static function rule(array $row): Rule {
		return new Rule(
			new UserMapping($row['mapping_type'], $row['mapping_id'], $row['name']),
			$row['fileid'],
			$row['mask'],
			$row['permissions'],
		);
	}
}
