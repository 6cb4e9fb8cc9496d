<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Accounts;

use OCP\IUser;

/** What accounts say about themselves. */
interface IAccountManager {
	public const COLLECTION_EMAIL = 'additional_mail';

	public function getAccount(IUser $user): IAccount;
}
