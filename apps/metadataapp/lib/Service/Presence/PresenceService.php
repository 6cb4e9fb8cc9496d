<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Presence;

use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Db\Presence;
use OCA\MetadataApp\Shared\Exception\NotFound;
use OCA\MetadataApp\Shared\Host\Accounts;
use OCA\MetadataApp\Shared\Host\TeamFolders;

/**
 * Who looks at which team folder: a member of it who said so lately. It is noted at the file that is the top of the team folder.
 *
 * @phpstan-import-type Present from Schemas
 */
class PresenceService {
	public function __construct(
		private readonly Folders $folders,
		private readonly TeamFolders $teamFolders,
		private readonly Presence $presence,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @return Present
	 * @throws NotFound unless the account is a member of the team folder
	 */
	public function enter(string $userId, int $folderId): array {
		$this->save($userId, $this->folders->requireMember($userId, $folderId)->rootFileId);
		return $this->findAll($userId, $folderId);
	}

	/** Notes who opens a team folder without asking for it: only members are noted. */
	public function note(string $userId, int $folderId): void {
		$folder = $this->folders->memberships($userId)[$folderId] ?? null;
		if ($folder !== null) {
			$this->save($userId, $folder->rootFileId);
		}
	}

	/** @param int|false $folderId of any team folder; where the account is not, nothing changes */
	public function leave(string $userId, int|false $folderId): void {
		$root = $folderId === false ? null : $this->teamFolders->findOrNull($folderId)?->rootFileId;
		if ($root !== null) {
			$this->presence->delete($root, $userId);
		}
	}

	/**
	 * @return Present
	 * @throws NotFound unless the account is a member of the team folder
	 */
	public function findAll(string $userId, int $folderId): array {
		$root = $this->folders->requireMember($userId, $folderId)->rootFileId;
		$people = [];
		foreach ($this->presence->findAllOthers($root, $userId, $this->since()) as $other) {
			$name = $this->accounts->displayName($other);
			if ($name !== null) {
				$people[] = ['id' => $other, 'name' => $name];
			}
		}
		usort($people, static fn (array $one, array $other): int => [$one['name'], $one['id']] <=> [$other['name'], $other['id']]);
		return ['people' => $people];
	}

	/** @return list<string> ids of all accounts that look at a team folder */
	public function findAllIds(int $folderId): array {
		$root = $this->teamFolders->findOrNull($folderId)?->rootFileId;
		// No account has an empty id, so that all are others.
		return $root === null ? [] : $this->presence->findAllOthers($root, '', $this->since());
	}

	private function save(string $userId, int $rootFileId): void {
		$this->presence->save($rootFileId, $userId, $this->clock->now()->getTimestamp(), $this->since());
	}

	private function since(): int {
		return $this->clock->now()->getTimestamp() - Limits::PRESENCE_SECONDS;
	}
}
