<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Host\InstanceId;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Calendar\NewEvent;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Extsync\EventLink;
use OCA\RoomsApp\Model\Extsync\EventMark;
use OCA\RoomsApp\Model\Extsync\ProviderEvent;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\RoomLock;
use OCA\RoomsApp\Repository\Extsync\EventLinkRepository;
use OCA\RoomsApp\Service\Booking\LapsedClaims;
use OCA\RoomsApp\Service\Booking\Ledger;
use OCA\RoomsApp\Service\Booking\Releases;
use OCA\RoomsApp\Service\Calendar\Consequences;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Shared\Clock;

/**
 * Makes bookings of events in a mailbox. The provider has decided about them: no rule of the room matters, but nobody gets a room twice. An
 * event that clashes with a booking of the room books nothing, until the other is gone.
 */
class Inbound {
	public function __construct(
		private readonly EventLinkRepository $links,
		private readonly BookingRepository $bookings,
		private readonly RoomLock $lock,
		private readonly Ledger $ledger,
		private readonly LapsedClaims $lapsed,
		private readonly Releases $releases,
		private readonly RoomCopies $copies,
		private readonly Consequences $consequences,
		private readonly InstanceZone $zone,
		private readonly InstanceId $instance,
		private readonly Clock $clock,
	) {
	}

	/** @param ?EventLink $link of the event; null when it is new */
	public function take(Room $room, string $mailbox, ProviderEvent $event, ?EventLink $link): ?EventLink {
		$mark = EventMark::read($this->instance->find(), $event->mark);
		if ($link?->isOurs === true || $mark !== null) {
			return $this->recognise($room, $mailbox, $event, $link, $mark);
		}
		if (!$event->isBusy) {
			$this->drop($room, $link);
			return null;
		}
		$isSame = $link?->bookingId !== null && $link->digest === $event->digest() && $this->bookingOf($room, $event->id) !== null;
		return $isSame ? $link : $this->book($room, $mailbox, $event, $link);
	}

	/** For an event that is gone. */
	public function drop(Room $room, ?EventLink $link): void {
		if ($link === null) {
			return;
		}
		if (!$link->isOurs) {
			$this->release($room, $link->eventId);
		}
		// What we wrote and somebody deleted there is written again, as long as the booking stands.
		$this->links->delete($room->id, $link->eventId);
	}

	/**
	 * An event of our own comes back. What somebody changed of its time is written again.
	 *
	 * @param ?array{int, string} $mark
	 */
	private function recognise(Room $room, string $mailbox, ProviderEvent $event, ?EventLink $link, ?array $mark): ?EventLink {
		$isSame = $link !== null && [$event->start, $event->end, $event->isBusy] === [$link->start, $link->end, true];
		if ($isSame || $link === null && $mark === null) {
			return $link;
		}
		[$bookingId, $recurrenceId] = $link === null ? $mark ?? [null, ''] : [$link->bookingId, $link->recurrenceId];
		$found = new EventLink($mailbox, $event->id, true, $bookingId, $recurrenceId, '', '', $event->start, $event->end);
		$this->links->save($room->id, $found);
		return $found;
	}

	private function book(Room $room, string $mailbox, ProviderEvent $event, ?EventLink $link): EventLink {
		$zone = $room->zone($this->zone->zone());
		$date = self::date($event, $zone);
		$bookingId = $this->claim($room, $event, $date, $zone);
		if ($bookingId === null && $link?->bookingId !== null) {
			// It was moved to where it does not fit: where it was, it is no longer.
			$this->release($room, $event->id);
		}
		$booking = $bookingId === null ? null : $this->bookings->findByIdOrNull($bookingId);
		if ($booking !== null) {
			$at = static fn (int $time): \DateTimeImmutable => (new \DateTimeImmutable("@$time"))->setTimezone($zone);
			$this->consequences->attempt("the calendar of the room $room->id", fn () => $this->copies->writeNew($booking, new NewEvent(
				$booking->summary, $at($date->start), $at($date->end), $date->isAllDay, $booking->organizerName, $booking->organizer, '',
				$room->email, $room->name,
			)));
		}
		$made = new EventLink(
			$mailbox, $event->id, false, $booking?->id, '', $event->seriesId, $event->digest(), $date->start, $date->end,
		);
		$this->links->save($room->id, $made);
		return $made;
	}

	/** @return ?int id of the booking; null when the room is taken */
	private function claim(Room $room, ProviderEvent $event, Occurrence $date, \DateTimeZone $zone): ?int {
		$uid = self::uid($event->id);
		return $this->lock->hold([$room->id], function () use ($room, $event, $date, $zone, $uid): ?int {
			$now = $this->clock->now()->getTimestamp();
			$this->lapsed->sweepRoom($room->id, $now);
			$sequence = $this->bookingOf($room, $event->id)->sequence ?? 0;
			$request = new BookingRequest(
				$room->id, RoomRules::open($zone), Role::Manager, Actor::system(), Source::Sync, '', $uid, $sequence, $event->organizer,
				$event->organizerName, $event->subject === '' ? $event->organizerName : $event->subject,
				$event->isPrivate ? 'PRIVATE' : 'PUBLIC', new Occurrences([$date]), null, '', CopyName::uri('', $uid), false,
			);
			$present = $this->ledger->present($request);
			$plan = $this->ledger->plan($request, $present, $now, isLatest: true);
			return $plan->isRefused || $plan->isDeclined() ? null : $this->ledger->write($request, $plan, $present, null, $now);
		});
	}

	/** By its UID: the tables may have been rebuilt from the calendars, with other ids. */
	private function bookingOf(Room $room, string $eventId): ?Booking {
		return $this->bookings->findOrNull($room->id, '', self::uid($eventId));
	}

	private function release(Room $room, string $eventId): void {
		$booking = $this->bookingOf($room, $eventId);
		$changed = $booking === null || $booking->state === BookingState::Cancelled
			? null
			: $this->releases->release($booking, null, Actor::system(), 'gone from the mailbox');
		if ($changed !== null) {
			$this->consequences->attempt("the calendar of the room $room->id", fn () => $this->copies->refresh($changed->booking));
		}
	}

	/** An all-day event lasts from midnight to midnight of the room, whatever the zone of who made it. */
	private static function date(ProviderEvent $event, \DateTimeZone $zone): Occurrence {
		if (!$event->isAllDay) {
			return new Occurrence($event->start, $event->end, '', false);
		}
		$midnight = static fn (int $time): int => (new \DateTimeImmutable(gmdate('Y-m-d', $time), $zone))->getTimestamp();
		return new Occurrence($midnight($event->start), $midnight(max($event->end, $event->start + 86_400)), '', true);
	}

	/** Ids of the provider are longer than addresses should be. */
	private static function uid(string $eventId): string {
		return 'extsync-' . substr(hash('sha256', $eventId), 0, 32);
	}
}
