<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Fake;

use OCA\WizardApp\Shared\Host\Accounts;

/** Accounts whose display name is their id in capitals. */
final class NamedAccounts extends Accounts {
	use WithoutHost;

	#[\Override]
	public function displayName(?string $userId): ?string {
		return $userId === null ? null : strtoupper($userId);
	}
}
