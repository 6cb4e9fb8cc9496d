<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Scheduling;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Claim;
use OCA\RoomsApp\Model\Scheduling\PendingEvent;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Booking\RoomLock;
use OCA\RoomsApp\Service\Booking\BookingDesk;
use OCA\RoomsApp\Service\Booking\Releases;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Service\Notice\Notices;
use OCA\RoomsApp\Shared\Exception\NotFound;

/** Books what was decided and gives back what is left, in the transaction that stores or deletes the event. */
class Settlement {
	public function __construct(
		private readonly RoomLock $lock,
		private readonly BookingDesk $desk,
		private readonly Releases $releases,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly RoomCopies $copies,
		private readonly Notices $notices,
	) {
	}

	/**
	 * @param int $calendarId of the calendar that has the event
	 * @return list<Claim> decided again, because others came in between: the event has to say so
	 */
	public function book(PendingEvent $event, int $calendarId): array {
		return $this->lock->hold($event->rooms(), function () use ($event, $calendarId): array {
			$again = [];
			foreach ($event->claims === [] ? [] : $this->desk->confirm($event->claims) as $place => $claim) {
				$this->record($event, $claim, $calendarId);
				if ($claim->plan !== $event->claims[$place]->plan) {
					$again[] = $claim;
				}
			}
			foreach ($event->left as $booking) {
				$this->give($booking, $event->actor, '');
			}
			return $again;
		});
	}

	/**
	 * Gives back what is still to come.
	 *
	 * @param list<Booking> $bookings
	 */
	public function release(array $bookings, Actor $actor, string $why = ''): void {
		$rooms = array_column($bookings, 'roomId');
		if ($rooms === []) {
			return;
		}
		$this->lock->hold($rooms, function () use ($bookings, $actor, $why): void {
			foreach ($bookings as $booking) {
				$this->give($booking, $actor, $why);
			}
		});
	}

	private function give(Booking $booking, Actor $actor, string $why): void {
		$changed = $this->releases->release($booking, null, $actor, $why);
		if ($changed !== null) {
			$this->copies->refresh($changed->booking);
			$this->notices->settle($changed->booking);
			$this->notices->tell($changed->booking, $this->dates->findAll($booking->id), BookingEvent::Cancelled, $actor, $why);
		}
	}

	private function record(PendingEvent $event, Claim $claim, int $calendarId): void {
		$id = $claim->bookingId;
		if ($id === null || !$claim->isConfirmed && !$claim->plan->isRefused) {
			return;
		}
		$this->bookings->saveCalendar($id, $calendarId);
		$booking = $this->bookings->findByIdOrNull($id) ?? throw new NotFound(Reason::UNKNOWN_ROOM, 'The booking is gone');
		if (!$claim->plan->isRefused) {
			$this->copies->write($booking, $event->asked($booking->roomId)->invitation->object());
		}
		$former = $event->former[$booking->roomId] ?? null;
		$left = $claim->request->leaves;
		if ($left !== null && !$claim->plan->isDeclined()) {
			$this->copies->refresh($this->bookings->findByIdOrNull($left->id) ?? $left);
		}
		$what = self::event($claim, $former);
		if ($what !== null) {
			$this->notices->settle($booking);
			$this->notices->tell($booking, $this->dates->findAll($id), $what, $event->actor);
		}
	}

	/** What happened to the booking; null for nothing that anybody has to hear of, such as the same refusal once more. */
	private static function event(Claim $claim, ?Booking $former): ?BookingEvent {
		[$plan, $request] = [$claim->plan, $claim->request];
		$isSame = $former !== null && $former->eventHash === $request->eventHash;
		return match (true) {
			$plan->isStale => null,
			$plan->isRefused => $isSame && $former->cause !== null ? null : BookingEvent::ChangeRefused,
			$plan->state === BookingState::Declined => $isSame && $former->state === BookingState::Declined ? null : BookingEvent::Refused,
			!$plan->changesDates() => null,
			$plan->state === BookingState::Cancelled => BookingEvent::Cancelled,
			$former === null, $former->state === BookingState::Cancelled => BookingEvent::Booked,
			default => BookingEvent::Changed,
		};
	}
}
