<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\People;

use OCA\MetadataApp\Host\PeopleFinder;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Host\Accounts;

/**
 * Accounts for a field of that type.
 *
 * @phpstan-import-type Named from Schemas
 */
class UserSearch {
	public function __construct(
		private readonly PeopleFinder $people,
		private readonly Accounts $accounts,
	) {
	}

	/**
	 * Those that Nextcloud lets the account find, and the account itself, which it leaves out.
	 *
	 * @param string $search part of an id or a name; empty for anybody
	 * @return list<Named>
	 */
	public function findAll(string $userId, string $search): array {
		$found = [];
		$own = (string)$this->accounts->displayName($userId);
		if ($search === '' || mb_stripos($own, $search) !== false || mb_stripos($userId, $search) !== false) {
			$found[$userId] = self::named($userId, $own);
		}
		foreach ($this->people->findAll($search, Limits::USERS_FOUND) as ['id' => $id, 'name' => $name]) {
			$found[$id] ??= self::named($id, $name);
		}
		return array_slice(array_values($found), 0, Limits::USERS_FOUND);
	}

	/** @return Named */
	private static function named(string $id, string $name): array {
		return ['id' => $id, 'displayname' => $name, 'displayName' => $name];
	}
}
