<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Host;

use OCA\IntranetApp\AppInfo\Application;
use OCA\IntranetApp\BackgroundJob\TellApprovers;
use OCA\IntranetApp\Model\Approval\ChangeKind;
use OCA\IntranetApp\Model\Approval\PendingChange;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Shared\Clock;
use OCP\BackgroundJob\IJobList;
use OCP\Notification\IManager;
use OCP\Notification\INotification;

/** What Nextcloud's bell says about approvals. `Notification\Notifier` has the words. */
class Bell {
	public const WAITING = 'waiting';
	public const ACCEPTED = 'accepted';
	public const RETURNED = 'returned';

	public function __construct(
		private readonly IManager $notifications,
		private readonly IJobList $jobs,
		private readonly Clock $clock,
	) {
	}

	/** Those who may approve it are told soon: finding them can take longer than a request should. */
	public function ask(int $fileId, string $author, ChangeKind $kind): void {
		$this->jobs->add(TellApprovers::class, ['fileId' => $fileId, 'author' => $author, 'kind' => $kind->value]);
	}

	/** @param list<string> $approvers account names */
	public function waiting(PendingChange $change, PageRow $row, array $approvers): void {
		$notification = $this->about($change->fileId, $change->author, $change->kind);
		$this->notifications->markProcessed((clone $notification)->setSubject(self::WAITING));
		$notification->setSubject(self::WAITING, self::parameters($row, $change->author, $change->kind));
		foreach ($approvers as $approver) {
			$this->notifications->notify((clone $notification)->setUser($approver)->setDateTime($this->now()));
		}
	}

	/** It was decided on, or taken back: nobody has to do anything about it any more. */
	public function settled(int $fileId, string $author, ChangeKind $kind): void {
		$this->jobs->remove(TellApprovers::class, ['fileId' => $fileId, 'author' => $author, 'kind' => $kind->value]);
		$this->notifications->markProcessed($this->about($fileId, $author, $kind));
	}

	public function accepted(PendingChange $change, PageRow $row, string $reviewer): void {
		$this->tellAuthor($change, $reviewer, self::ACCEPTED, self::parameters($row, $reviewer, $change->kind));
	}

	public function returned(PendingChange $change, PageRow $row, string $reviewer, string $note): void {
		$this->tellAuthor($change, $reviewer, self::RETURNED, [...self::parameters($row, $reviewer, $change->kind), 'note' => $note]);
	}

	/**
	 * Nobody is told of what they did themselves.
	 *
	 * @param array<string, string> $parameters
	 */
	private function tellAuthor(PendingChange $change, string $reviewer, string $subject, array $parameters): void {
		if (!in_array($change->author, ['', $reviewer], true)) {
			$this->notifications->notify(
				$this->about($change->fileId, $change->author, $change->kind)
					->setUser($change->author)->setDateTime($this->now())->setSubject($subject, $parameters),
			);
		}
	}

	private function about(int $fileId, string $author, ChangeKind $kind): INotification {
		return $this->notifications->createNotification()->setApp(Application::APP_ID)
			->setObject($kind->value, $fileId . '-' . substr(md5($author), 0, 16));
	}

	private function now(): \DateTime {
		return \DateTime::createFromImmutable($this->clock->now());
	}

	/** @return array<string, string> */
	private static function parameters(PageRow $row, string $person, ChangeKind $kind): array {
		return ['page' => $row->uniqueId, 'title' => $row->title, 'person' => $person, 'kind' => $kind->value];
	}
}
