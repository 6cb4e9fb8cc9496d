<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Notifications;

use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Settings;
use OCP\Notification\AlreadyProcessedException;
use OCP\Notification\IManager;
use OCP\Notification\IncompleteNotificationException;
use OCP\Notification\INotification;
use OCP\Notification\INotifier;
use OCP\Notification\UnknownNotificationException;
use Psr\Log\LoggerInterface;

/** Takes the notifications of apps, and lets their notifiers put them into words. */
final class NotificationManager implements IManager {
	/** @var ?list<INotifier> */
	private ?array $notifiers = null;

	public function __construct(
		private readonly Inbox $inbox,
		private readonly AppManager $apps,
		private readonly AdminNotifier $own,
		private readonly Settings $settings,
		private readonly LoggerInterface $logger,
	) {
	}

	#[\Override]
	public function createNotification(): INotification {
		return new Notification($this->settings->major);
	}

	#[\Override]
	public function notify(INotification $notification): void {
		if (!$notification->isValid()) {
			throw new IncompleteNotificationException('The given notification is invalid');
		}
		$this->inbox->add($notification);
	}

	#[\Override]
	public function markProcessed(INotification $notification): void {
		$this->inbox->remove($notification);
	}

	#[\Override]
	public function getCount(INotification $notification): int {
		return $this->inbox->count($notification);
	}

	/**
	 * In the reader's language; as on the host every notifier is asked, also after one that knew it.
	 *
	 * @return ?INotification null for one that is not to be shown
	 */
	public function prepared(INotification $notification, string $language): ?INotification {
		foreach ($this->notifiers() as $notifier) {
			try {
				$notification = $notifier->prepare($notification, $language);
			} catch (AlreadyProcessedException) {
				$this->markProcessed($notification);
				return null;
			} catch (\InvalidArgumentException $failure) {
				if (!$failure instanceof UnknownNotificationException) {
					$this->logger->warning(
						$notifier::class . ' must throw UnknownNotificationException for what it does not know',
						['exception' => $failure],
					);
				}
				continue;
			}
			if (!$notification->isValidParsed()) {
				break;
			}
		}
		if ($notification->isValidParsed()) {
			return $notification;
		}
		$this->logger->info("No notifier made {$notification->getSubject()} of {$notification->getApp()} ready to be shown");
		return null;
	}

	/** @return list<INotifier> */
	private function notifiers(): array {
		return $this->notifiers ??= [$this->own, ...array_column($this->apps->notifiers(), 1)];
	}
}
