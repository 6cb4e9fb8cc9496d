<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCP\Accounts\IAccountManager;
use OCP\Accounts\IAccountProperty;
use OCP\IUserManager;

/** The mail addresses by which an account organizes events, as Nextcloud's own scheduling knows them. */
class OwnerAddresses {
	public function __construct(
		private readonly IUserManager $users,
		private readonly IAccountManager $accounts,
	) {
	}

	/** The account that Nextcloud invites by an address: null when nobody has it, or several do. */
	public function accountOf(string $address): ?string {
		$users = array_values($this->users->getByEmail($address));
		return count($users) === 1 ? $users[0]->getUID() : null;
	}

	/** @return list<string> the one that calendars write first; empty when the account has none or does not exist */
	public function of(string $account): array {
		$user = $this->users->get($account);
		if ($user === null) {
			return [];
		}
		$further = $this->accounts->getAccount($user)->getPropertyCollection(IAccountManager::COLLECTION_EMAIL)->getProperties();
		$addresses = [
			$user->getSystemEMailAddress(),
			$user->getPrimaryEMailAddress(),
			...array_map(static fn (IAccountProperty $one): string => $one->getValue(), array_values($further)),
		];
		return array_values(array_unique(array_filter($addresses, static fn (?string $one): bool => $one !== null && $one !== '')));
	}
}
