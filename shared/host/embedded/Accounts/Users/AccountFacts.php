<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Users;

use OCP\Accounts\IAccount;
use OCP\Accounts\IAccountManager;
use OCP\Accounts\IAccountPropertyCollection;
use OCP\IUser;

/** Accounts have no addresses here but the one of their settings. */
final class AccountFacts implements IAccount, IAccountManager, IAccountPropertyCollection {
	#[\Override]
	public function getAccount(IUser $user): IAccount {
		return $this;
	}

	#[\Override]
	public function getPropertyCollection(string $propertyCollectionName): IAccountPropertyCollection {
		return $this;
	}

	#[\Override]
	public function getProperties(): array {
		return [];
	}
}
