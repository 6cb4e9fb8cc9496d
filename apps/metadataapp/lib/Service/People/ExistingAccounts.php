<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\People;

use OCA\MetadataApp\Model\Value\KnownUsers;
use OCA\MetadataApp\Shared\Host\Accounts;

/** The accounts of Nextcloud. An id counts as it is written: Nextcloud would take other cases for the same. */
class ExistingAccounts implements KnownUsers {
	public function __construct(private readonly Accounts $accounts) {
	}

	#[\Override]
	public function findAllUnknown(array $userIds): array {
		return array_values(array_filter($userIds, fn (string $id): bool => !$this->accounts->hasId($id)));
	}
}
