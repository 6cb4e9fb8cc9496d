<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Host\InstanceId;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\DateFilter;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Extsync\EventLink;
use OCA\RoomsApp\Model\Extsync\EventMark;
use OCA\RoomsApp\Model\Extsync\OutgoingEvent;
use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Model\Extsync\ProviderProblem;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\RoomDateRepository;
use OCA\RoomsApp\Repository\Extsync\EventLinkRepository;
use OCA\RoomsApp\Service\Booking\Titles;
use OCA\RoomsApp\Shared\Clock;

/**
 * Makes the mailbox have an event for each date that the room is booked on here. It compares what should be there with what was written
 * before, so that nothing is lost when a sync was missed or broke off.
 */
class Outbound {
	/** How far ahead rooms and mailboxes are kept equal. */
	public const DAYS = 365;
	private const DAY = 86_400;

	public function __construct(
		private readonly Provider $provider,
		private readonly EventLinkRepository $links,
		private readonly RoomDateRepository $dates,
		private readonly BookingRepository $bookings,
		private readonly Titles $titles,
		private readonly InstanceId $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param array<string, EventLink> $links of the room, by event
	 * @param \Closure(): bool $mayGoOn asked before each request
	 * @return bool whether all is done
	 * @throws ProviderFailure
	 */
	public function push(Room $room, string $mailbox, array $links, \Closure $mayGoOn): bool {
		$now = $this->clock->now()->getTimestamp();
		$wanted = $this->wanted($room, $now);
		$ours = [];
		foreach ($links as $link) {
			$isOver = $link->end <= $now;
			if (!$mayGoOn()) {
				return false;
			}
			if (!$link->isOurs) {
				$this->giveBack($room, $mailbox, $link, $isOver);
			} elseif (isset($ours[$link->key()]) || !isset($wanted[$link->key()]) && !$isOver) {
				// Of two events for one date, which a broken-off sync may leave, one is too many.
				$this->provider->delete($mailbox, $link->eventId);
				$this->links->delete($room->id, $link->eventId);
			} else {
				$ours[$link->key()] = $link;
			}
		}
		foreach ($wanted as $key => [$date, $event]) {
			if (!$mayGoOn()) {
				return false;
			}
			$this->write($room, $mailbox, $date, $event, $ours[$key] ?? null);
		}
		return true;
	}

	/** @return array<string, array{RoomDate, OutgoingEvent}> what the mailbox should have, by date of a booking */
	public function wanted(Room $room, int $now): array {
		$wanted = [];
		$filter = new DateFilter($now, $now + self::DAYS * self::DAY, [BookingState::Accepted, BookingState::Pending]);
		foreach ($this->dates->findAll([$room->id], $filter) as $found) {
			[$booking, $date] = [$found->booking, $found->date];
			if ($booking->source === Source::Sync) {
				continue;
			}
			$isHidden = $this->titles->isHidden($booking, $room, null, Role::Viewer);
			$wanted["$booking->id/$date->recurrenceId"] = [$found, new OutgoingEvent(
				EventMark::of($this->instance->find(), $booking->id, $date->recurrenceId, $booking->updatedAt),
				$date->start,
				$date->end,
				$isHidden ? Titles::HIDDEN : $booking->summary,
				$isHidden ? '' : $booking->organizerName,
				$date->state === BookingState::Pending,
				$isHidden,
			)];
		}
		return $wanted;
	}

	private function write(Room $room, string $mailbox, RoomDate $date, OutgoingEvent $event, ?EventLink $link): void {
		if ($link?->digest === $event->digest()) {
			return;
		}
		try {
			if ($link !== null) {
				$this->provider->update($mailbox, $link->eventId, $event);
			}
		} catch (ProviderFailure $failure) {
			if ($failure->problem !== ProviderProblem::NotFound) {
				throw $failure;
			}
			$this->links->delete($room->id, $link->eventId);
			$link = null;
		}
		$this->links->save($room->id, new EventLink(
			$mailbox, $link->eventId ?? $this->provider->create($mailbox, $event), true, $date->booking->id, $date->date->recurrenceId, '',
			$event->digest(), $event->start, $event->end,
		));
	}

	/** The mailbox leaves an event whose booking somebody gave back or declined here. */
	private function giveBack(Room $room, string $mailbox, EventLink $link, bool $isOver): void {
		$booking = $link->bookingId === null || $isOver ? null : $this->bookings->findByIdOrNull($link->bookingId);
		if ($booking !== null && !$booking->state->isBlocking()) {
			$this->provider->decline($mailbox, $link->eventId);
			$this->links->delete($room->id, $link->eventId);
		}
	}
}
