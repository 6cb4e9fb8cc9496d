<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Share;

use OCP\IUser;

/** What the administrator permits of shares. */
interface IManager {
	public function shareApiAllowLinks(?IUser $user = null): bool;

	/** @param bool $checkGroupMembership whether the groups of the caller may be an exception */
	public function shareApiLinkEnforcePassword(bool $checkGroupMembership = true): bool;

	public function shareApiLinkDefaultExpireDate(): bool;

	public function shareApiLinkDefaultExpireDateEnforced(): bool;

	public function shareApiLinkDefaultExpireDays(): int;
}
