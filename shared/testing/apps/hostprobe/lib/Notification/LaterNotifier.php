<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Notification;

use OCP\Notification\INotification;
use OCP\Notification\INotifier;
use OCP\Notification\UnknownNotificationException;

/** Is asked after the other one. */
final class LaterNotifier implements INotifier {
	#[\Override]
	public function getID(): string {
		return 'hostprobe_later';
	}

	#[\Override]
	public function getName(): string {
		return 'Later questions';
	}

	#[\Override]
	public function prepare(INotification $notification, string $languageCode): INotification {
		return match ($notification->getApp() === 'hostprobe' ? $notification->getSubject() : '') {
			'both', 'later', 'invalid' => $notification->setParsedSubject("{$notification->getParsedSubject()} and later"),
			default => throw new UnknownNotificationException(),
		};
	}
}
