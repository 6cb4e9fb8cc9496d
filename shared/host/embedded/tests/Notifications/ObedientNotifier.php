<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Notifications;

use OCP\Notification\AlreadyProcessedException;
use OCP\Notification\INotification;
use OCP\Notification\INotifier;
use OCP\Notification\UnknownNotificationException;

/** Does with a notification what its subject says. */
final class ObedientNotifier implements INotifier {
	#[\Override]
	public function getID(): string {
		return 'obedient';
	}

	#[\Override]
	public function getName(): string {
		return 'Obedient';
	}

	#[\Override]
	public function prepare(INotification $notification, string $languageCode): INotification {
		return match ($notification->getSubject()) {
			'say' => $notification->setParsedSubject("$languageCode: " . json_encode($notification->getSubjectParameters())),
			'done' => throw new AlreadyProcessedException(),
			'old' => throw new \InvalidArgumentException('As in former times'),
			'wordless' => $notification,
			default => throw new UnknownNotificationException(),
		};
	}
}
