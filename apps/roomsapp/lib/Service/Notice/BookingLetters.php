<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Notice;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\NoticeAddresses;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Notice\Notice;
use OCA\RoomsApp\Model\Notice\NoticeKind;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Service\Finder\Alternatives;
use OCA\RoomsApp\Service\Room\SmtpSettings;
use OCA\RoomsApp\Service\Scheduling\ReasonTexts;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Mail\Letter;
use OCA\RoomsApp\Shared\Mail\LetterAttachment;
use OCA\RoomsApp\Shared\Mail\LetterWriter;
use OCA\RoomsApp\Shared\Mail\Reader;
use OCA\RoomsApp\Shared\Outbox\Undeliverable;
use OCP\IL10N;

/** Writes the mails about bookings, when they are about to be sent: a request that is settled by then is not mailed any more. */
final class BookingLetters implements LetterWriter {
	private const WITH_ALTERNATIVES = [NoticeKind::Refused, NoticeKind::Declined];

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly SettingsRepository $settings,
		private readonly Requests $requests,
		private readonly Decisions $decisions,
		private readonly NoticeTexts $texts,
		private readonly Alternatives $alternatives,
		private readonly NoticeAddresses $addresses,
		private readonly SmtpSettings $smtp,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	#[\Override]
	public function write(array $payload, Reader $reader): ?Letter {
		$notice = self::notice($payload);
		$room = $this->rooms->findOrNull($notice->roomId);
		$isRequest = $notice->kind === NoticeKind::Request;
		if ($room === null || !$this->settings->find()->emailEnabled) {
			return null;
		}
		if ($isRequest && $this->requests->findOrNull($notice->bookingId, $notice->stamp, (string)$reader->userId) === null) {
			return null;
		}
		$l = $reader->texts;
		$rules = $room->rules($this->instance->zone());
		$title = $this->texts->title($l, $notice, $room, $rules);
		return new Letter(
			$title,
			$title,
			[
				$this->texts->sentence($l, $notice, $rules),
				...$notice->why === '' ? [] : [$notice->why],
				...$this->instead($l, $notice, $room, $rules),
			],
			$this->texts->facts($l, $notice, $room, $rules),
			$this->links($l, $notice, $reader),
			$notice->kind->hasEvent() ? $this->event($notice, $room, $rules) : [],
			$this->smtp->server($room),
		);
	}

	/** @return array<string, string> address by what it does; none for a reader who cannot log in */
	private function links(IL10N $l, Notice $notice, Reader $reader): array {
		if ($reader->userId === null) {
			return [];
		}
		$show = [$l->t('Open the booking') => $this->addresses->booking($notice->bookingId)];
		return $notice->kind === NoticeKind::Request
			? [$l->t('Answer the request') => $this->decisions->create($notice->bookingId, $notice->stamp, $reader->userId), ...$show]
			: $show;
	}

	/** @return list<string> what else could be booked, when it is still wanted */
	private function instead(IL10N $l, Notice $notice, Room $room, RoomRules $rules): array {
		if ($notice->owner === '' || !in_array($notice->kind, self::WITH_ALTERNATIVES, true)) {
			return [];
		}
		$now = $this->clock->now()->getTimestamp();
		$asked = [];
		foreach ($this->dates->findAll($notice->bookingId) as $date) {
			if ($date->state === BookingState::Declined && $date->start > $now) {
				$asked[] = $date->occurrence();
			}
		}
		return $asked === [] ? [] : ReasonTexts::instead($l, $this->alternatives->find($room, $notice->owner, $asked, 0), $rules->zone);
	}

	/** @return list<LetterAttachment> none for an organizer whose calendar has the event */
	private function event(Notice $notice, Room $room, RoomRules $rules): array {
		$booking = $this->bookings->findByIdOrNull($notice->bookingId);
		$isRequest = $notice->kind === NoticeKind::Request;
		if ($booking === null || $booking->calendarId !== null && !$isRequest) {
			return [];
		}
		$state = $isRequest ? BookingState::Pending : BookingState::Accepted;
		return EventFile::of($booking, $this->dates->findAll($booking->id), $state, $room, $rules->zone);
	}

	/** @param array<string, mixed> $payload */
	private static function notice(array $payload): Notice {
		try {
			return Notice::fromStored($payload);
		} catch (CorruptData $failure) {
			throw new Undeliverable('A notice cannot be read', 0, $failure);
		}
	}
}
