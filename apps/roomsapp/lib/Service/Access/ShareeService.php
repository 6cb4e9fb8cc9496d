<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Access;

use OCA\RoomsApp\Shared\Contract\Limits;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Host\Accounts;

/**
 * Groups for the permission editor.
 *
 * @phpstan-import-type Sharee from Schemas
 */
class ShareeService {
	public function __construct(private readonly Accounts $accounts) {
	}

	/**
	 * Searches by name. A group with exactly this id is always among them: directories such as LDAP do not find it by its id.
	 *
	 * @return list<Sharee>
	 */
	public function findAll(string $search): array {
		$found = array_map(
			static fn (array $group): array => self::sharee($group['id'], $group['displayName']),
			$this->accounts->searchGroups($search, 0, Limits::GROUPS_PER_ANSWER),
		);
		$name = $search === '' || in_array($search, array_column($found, 'id'), true) ? null : $this->accounts->groupName($search);
		return $name === null ? $found : [self::sharee($search, $name), ...array_slice($found, 0, Limits::GROUPS_PER_ANSWER - 1)];
	}

	/** @return Sharee */
	private static function sharee(string $id, string $label): array {
		return ['id' => $id, 'label' => $label, 'type' => 'group'];
	}
}
