<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Notice;

use OCA\RoomsApp\Host\Bell;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\ActorKind;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Notice\Notice;
use OCA\RoomsApp\Model\Notice\NoticeKind;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\AuditRepository;
use OCA\RoomsApp\Repository\Notice\DecisionRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Host\Accounts;
use OCA\RoomsApp\Shared\Mail\MailHandler;
use OCA\RoomsApp\Shared\Outbox\Outbox;

/**
 * Tells people about bookings: Nextcloud's bell at once, mail by the job that delivers the outbox. Both are written in the transaction of
 * the change, so that what is undone is not told.
 */
class Notices {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly AuditRepository $audit,
		private readonly DecisionRepository $links,
		private readonly SettingsRepository $settings,
		private readonly Managers $managers,
		private readonly Accounts $accounts,
		private readonly Outbox $outbox,
		private readonly Bell $bell,
		private readonly Clock $clock,
	) {
	}

	/**
	 * Puts into the outbox and the bell whatever people must hear of: managers of a pending booking; the organizer of answers, refusals
	 * and cancellations. Telling of the same entry of the audit again tells nobody twice. Never throws for a missing mail address.
	 *
	 * @param list<BookedDate> $dates that it is about, as they are now
	 * @param string $why what the actor said; may be empty
	 */
	public function tell(Booking $booking, array $dates, BookingEvent $event, Actor $actor, string $why = ''): void {
		$kinds = $this->kinds($booking, $dates, $event, $actor);
		$room = $kinds === [] ? null : $this->rooms->findOrNull($booking->roomId);
		if ($room === null) {
			return;
		}
		$occasion = (string)$this->audit->findLatestId($booking->id);
		$isMailed = $this->settings->find()->emailEnabled;
		foreach ($kinds as $kind) {
			$notice = Notice::of($kind, $booking, $dates, $actor, $why);
			foreach ($this->readers($kind, $booking, $room, $notice->actor) as $reader) {
				if ($isMailed) {
					$who = $reader['account'] ?? $reader['address'];
					$key = "$booking->id $occasion {$kind->value} $who";
					$this->outbox->add(MailHandler::KIND, $key, [...$reader, ...$notice->toStored()]);
				}
				// Nobody's bell rings for what they did themselves.
				if (isset($reader['account']) && $reader['account'] !== $notice->actor && $kind->ringsBell()) {
					$this->bell->ring($reader['account'], $notice);
				}
			}
		}
	}

	/**
	 * The booking's open requests are settled: the bell shows them no longer, and links in mails do not answer them. To be called before
	 * `tell`, which may ask again.
	 */
	public function settle(Booking $booking): void {
		$this->bell->settle($booking->id);
		$this->links->saveOutdated($booking->id, $this->clock->now()->getTimestamp());
	}

	/**
	 * @param list<BookedDate> $dates
	 * @return list<NoticeKind>
	 */
	private function kinds(Booking $booking, array $dates, BookingEvent $event, Actor $actor): array {
		return match ($event) {
			BookingEvent::Booked, BookingEvent::Changed => match ($booking->state) {
				BookingState::Accepted => [NoticeKind::Confirmed],
				BookingState::Pending => [NoticeKind::Request, ...self::hasRefused($dates) ? [NoticeKind::Refused] : []],
				BookingState::Declined => [NoticeKind::Refused],
				BookingState::Cancelled => [],
			},
			BookingEvent::Refused => [NoticeKind::Refused],
			BookingEvent::ChangeRefused => [NoticeKind::ChangeRefused],
			BookingEvent::Accepted => self::isByOrganizer($booking, $actor) ? [] : [NoticeKind::Accepted],
			BookingEvent::Declined => self::isByOrganizer($booking, $actor) ? [] : [NoticeKind::Declined],
			BookingEvent::Cancelled => $this->isFreed($booking, $actor)
				? [NoticeKind::Freed]
				: [NoticeKind::Cancelled, ...$this->concernsManagers($booking) ? [NoticeKind::Withdrawn] : []],
			BookingEvent::Moved => $this->concernsManagers($booking) ? [NoticeKind::Withdrawn] : [],
			BookingEvent::Extended => [],
		};
	}

	/** @return list<array{account: string}|array{address: string, name: string}> each once, as the outbox names them */
	private function readers(NoticeKind $kind, Booking $booking, Room $room, string $actor): array {
		if ($kind->isForManagers()) {
			$others = array_diff($this->managers->of($room), [$actor, $booking->owner]);
			return array_map(static fn (string $userId): array => ['account' => $userId], array_values($others));
		}
		if ($booking->owner !== '') {
			return [['account' => $booking->owner]];
		}
		$address = filter_var($booking->organizer, FILTER_VALIDATE_EMAIL);
		$isReachable = is_string($address) && !str_ends_with(Room::emailKey($address), '@' . Room::DOMAIN);
		return $isReachable ? [['address' => $address, 'name' => $booking->organizerName]] : [];
	}

	/** Whether a manager had to answer for it, or still has to. */
	private function concernsManagers(Booking $booking): bool {
		$isTheirs = false;
		foreach ($this->audit->findAll($booking->id) as $entry) {
			$state = $entry->details['state'] ?? null;
			$isTheirs = match (true) {
				$entry->event === BookingEvent::Accepted, $state === BookingState::Pending->value => true,
				$entry->event === BookingEvent::Booked, $state === BookingState::Declined->value => false,
				default => $isTheirs,
			};
		}
		return $isTheirs;
	}

	private function isFreed(Booking $booking, Actor $actor): bool {
		return $actor->kind === ActorKind::System && $booking->owner !== '' && !$this->accounts->exists($booking->owner);
	}

	private static function isByOrganizer(Booking $booking, Actor $actor): bool {
		return $actor->kind === ActorKind::Account && $actor->id === $booking->owner;
	}

	/** @param list<BookedDate> $dates */
	private static function hasRefused(array $dates): bool {
		return array_filter($dates, static fn (BookedDate $date): bool => $date->cause instanceof Cause) !== [];
	}
}
