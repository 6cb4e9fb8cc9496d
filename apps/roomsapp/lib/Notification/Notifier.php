<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Notification;

use OCA\RoomsApp\AppInfo\Application;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\NoticeAddresses;
use OCA\RoomsApp\Model\Notice\Notice;
use OCA\RoomsApp\Model\Notice\NoticeKind;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Notice\NoticeTexts;
use OCA\RoomsApp\Service\Notice\Requests;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Host\Languages;
use OCP\IL10N;
use OCP\Notification\AlreadyProcessedException;
use OCP\Notification\IAction;
use OCP\Notification\INotification;
use OCP\Notification\INotifier;
use OCP\Notification\UnknownNotificationException;

/** Puts what happened to bookings into words, and lets managers answer requests. */
final class Notifier implements INotifier {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Requests $requests,
		private readonly NoticeTexts $texts,
		private readonly NoticeAddresses $addresses,
		private readonly InstanceZone $instance,
		private readonly Languages $languages,
	) {
	}

	#[\Override]
	public function getID(): string {
		return Application::APP_ID;
	}

	#[\Override]
	public function getName(): string {
		return $this->languages->texts($this->languages->ofUser(null))->t('Rooms');
	}

	#[\Override]
	public function prepare(INotification $notification, string $languageCode): INotification {
		if ($notification->getApp() !== Application::APP_ID) {
			throw new UnknownNotificationException();
		}
		$notice = self::notice($notification);
		$room = $this->rooms->findOrNull($notice->roomId) ?? throw new AlreadyProcessedException();
		$l = $this->languages->texts($languageCode);
		$this->say($notification, $notice, $room, $l);
		$notification->setLink($this->addresses->booking($notice->bookingId))->setIcon($this->addresses->icon());
		return $notice->kind === NoticeKind::Request ? $this->withAnswers($notification, $notice, $l) : $notification;
	}

	private function say(INotification $notification, Notice $notice, Room $room, IL10N $l): void {
		$rules = $room->rules($this->instance->zone());
		$notification->setParsedSubject($this->texts->title($l, $notice, $room, $rules));
		$lines = array_filter(
			[$notice->summary, $this->texts->sentence($l, $notice, $rules), $notice->why],
			static fn (string $line): bool => $line !== '',
		);
		$notification->setParsedMessage(implode("\n", $lines));
	}

	/** @throws AlreadyProcessedException when there is nothing to answer any more */
	private function withAnswers(INotification $notification, Notice $notice, IL10N $l): INotification {
		if ($this->requests->findOrNull($notice->bookingId, $notice->stamp, $notification->getUser()) === null) {
			throw new AlreadyProcessedException();
		}
		foreach (['accept' => $l->t('Accept'), 'decline' => $l->t('Decline')] as $answer => $label) {
			$address = $this->addresses->request($notice->bookingId, $notice->stamp, $answer);
			$action = $notification->createAction()->setParsedLabel($label)->setLink($address, IAction::TYPE_POST);
			$notification->addParsedAction($action->setPrimary($answer === 'accept'));
		}
		return $notification;
	}

	/** @throws UnknownNotificationException for what an older version may have left */
	private static function notice(INotification $notification): Notice {
		try {
			return Notice::fromStored($notification->getSubjectParameters());
		} catch (CorruptData) {
			throw new UnknownNotificationException();
		}
	}
}
