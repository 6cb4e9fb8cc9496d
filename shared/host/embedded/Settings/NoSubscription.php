<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Settings;

use OCP\Support\Subscription\IRegistry;

/** Only a real server can have a subscription. */
final class NoSubscription implements IRegistry {
	#[\Override]
	public function delegateHasValidSubscription(): bool {
		return false;
	}

	#[\Override]
	public function delegateHasExtendedSupport(): bool {
		return false;
	}
}
