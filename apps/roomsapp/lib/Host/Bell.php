<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\RoomsApp\AppInfo\Application;
use OCA\RoomsApp\Model\Notice\Notice;
use OCA\RoomsApp\Model\Notice\NoticeKind;
use OCA\RoomsApp\Shared\Clock;
use OCP\Notification\IManager;
use OCP\Notification\INotification;

/** What Nextcloud's bell says about bookings. `Notification\Notifier` has the words. */
class Bell {
	private const OBJECT = 'booking';

	public function __construct(
		private readonly IManager $notifications,
		private readonly Clock $clock,
	) {
	}

	/** Takes the place of what the reader was told of this booking before. */
	public function ring(string $userId, Notice $notice): void {
		$notification = $this->about($notice->bookingId)->setUser($userId);
		$this->notifications->markProcessed(clone $notification);
		$notification->setDateTime(\DateTime::createFromImmutable($this->clock->now()));
		$this->notifications->notify($notification->setSubject($notice->kind->value, $notice->toStored()));
	}

	/** Nobody has to answer for it any more. */
	public function settle(int $bookingId): void {
		$this->notifications->markProcessed($this->about($bookingId)->setSubject(NoticeKind::Request->value));
	}

	private function about(int $bookingId): INotification {
		return $this->notifications->createNotification()->setApp(Application::APP_ID)->setObject(self::OBJECT, (string)$bookingId);
	}
}
