<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCA\FormsApp\AppInfo\Application;
use OCA\FormsApp\Shared\Clock;
use OCP\Notification\IManager;
use OCP\Notification\INotification;

/** What Nextcloud's bell says of forms: one sentence for each, however many responses there are. `Notification\Notifier` has the words. */
class Bell {
	public const RESPONSES = 'responses';
	private const FORM = 'form';

	public function __construct(
		private readonly IManager $notifications,
		private readonly Clock $clock,
	) {
	}

	/** Whether the account has not put aside yet what it was told last. */
	public function rings(string $userId, int $fileId): bool {
		return $this->notifications->getCount($this->about($fileId)->setUser($userId)) > 0;
	}

	/** Says how many responses are new, instead of what was said before. */
	public function tell(string $userId, int $fileId, int $count): void {
		$this->silence($fileId);
		$this->notifications->notify(
			$this->about($fileId)->setUser($userId)->setDateTime(\DateTime::createFromImmutable($this->clock->now()))
				->setSubject(self::RESPONSES, ['count' => $count]),
		);
	}

	public function silence(int $fileId): void {
		$this->notifications->markProcessed($this->about($fileId));
	}

	private function about(int $fileId): INotification {
		return $this->notifications->createNotification()->setApp(Application::APP_ID)->setObject(self::FORM, (string)$fileId);
	}
}
