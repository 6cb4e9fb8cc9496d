<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Notifications;

use OCP\IURLGenerator;
use OCP\Notification\INotification;
use OCP\Notification\INotifier;
use OCP\Notification\UnknownNotificationException;

/** What administrators write, in their own words. */
final class AdminNotifier implements INotifier {
	public const APP = 'admin_notifications';
	public const SUBJECT = 'ocs';

	public function __construct(
		private readonly IURLGenerator $urls,
	) {
	}

	#[\Override]
	public function getID(): string {
		return self::APP;
	}

	#[\Override]
	public function getName(): string {
		return 'Admin notifications';
	}

	#[\Override]
	public function prepare(INotification $notification, string $languageCode): INotification {
		if ($notification->getApp() !== self::APP || $notification->getSubject() !== self::SUBJECT) {
			throw new UnknownNotificationException();
		}
		/** @var array{subject: string} $subject */
		$subject = $notification->getSubjectParameters();
		/** @var array{message?: string} $message */
		$message = $notification->getMessageParameters();
		$notification->setRichSubject($subject['subject']);
		if (isset($message['message'])) {
			$notification->setRichMessage($message['message']);
		}
		return $notification->setIcon($this->urls->getBaseUrl() . '/core/img/bell.svg');
	}
}
