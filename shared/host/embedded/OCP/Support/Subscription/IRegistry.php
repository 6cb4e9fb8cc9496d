<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Support\Subscription;

/** Whether this server has a subscription for Nextcloud. */
interface IRegistry {
	public function delegateHasValidSubscription(): bool;

	public function delegateHasExtendedSupport(): bool;
}
