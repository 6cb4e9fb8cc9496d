<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Notifications;

use OCP\Notification\INotification;
use OCP\Notification\INotifier;

/** Is asked last, and adds something to everything. */
final class LateNotifier implements INotifier {
	#[\Override]
	public function getID(): string {
		return 'late';
	}

	#[\Override]
	public function getName(): string {
		return 'Late';
	}

	#[\Override]
	public function prepare(INotification $notification, string $languageCode): INotification {
		return $notification->setParsedSubject("{$notification->getParsedSubject()}!");
	}
}
