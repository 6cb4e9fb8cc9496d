<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Scheduling;

use OCA\RoomsApp\Host\AccountEvents;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Scheduling\StoredEvent;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Db\Deadlock;
use Psr\Log\LoggerInterface;

/**
 * Events, calendars and accounts that are gone or elsewhere. What is over stays booked, for the statistics; a booking whose event is in
 * another calendar of the account too stays with it.
 */
class Departures {
	public function __construct(
		private readonly StoredEvents $events,
		private readonly Settlement $settlement,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly AccountEvents $store,
		private readonly Clock $clock,
		private readonly LoggerInterface $logger,
	) {
	}

	/** To the trash, or for good. */
	public function gone(StoredEvent $event, string $owner, Actor $actor): void {
		if ($event->hasAttendees()) {
			$this->attempt(function () use ($event, $owner, $actor): void {
				$bookings = $this->bookings->findAllOfObject($event->calendarId, $owner, $event->uid());
				$here = array_filter(
					$bookings,
					static fn (Booking $one): bool => ($one->calendarId ?? $event->calendarId) === $event->calendarId,
				);
				$left = $this->left(array_values($here));
				if ($left !== []) {
					$this->store->lock($event->calendarId);
					$this->settlement->release($left, $actor);
				}
			});
		}
	}

	public function moved(StoredEvent $event, string $from, string $to, int $fromCalendarId, Actor $actor): void {
		if ($event->hasAttendees()) {
			$this->attempt(function () use ($event, $from, $to, $fromCalendarId, $actor): void {
				$bookings = $this->bookings->findAllOfObject($fromCalendarId, $from, $event->uid());
				if ($bookings !== [] && $from !== $to) {
					$this->events->handedOver($event, $to, $actor, $bookings);
					return;
				}
				foreach ($bookings as $booking) {
					$this->bookings->saveCalendar($booking->id, $event->calendarId);
				}
			});
		}
	}

	/** A calendar in the trash, or deleted for good. */
	public function calendarGone(int $calendarId, Actor $actor): void {
		$this->attempt(function () use ($calendarId, $actor): void {
			$bookings = $this->bookings->findAllOfCalendar($calendarId);
			$this->settlement->release($this->left($bookings, $calendarId), $actor);
		});
	}

	/** A calendar that came back from the trash: all its events ask again. */
	public function calendarReturned(int $calendarId, string $owner, Actor $actor): void {
		foreach ($this->store->all($calendarId) as $event) {
			$this->attempt(fn () => $this->events->returned($event, $owner, $actor));
		}
	}

	public function ownerGone(string $owner): void {
		if ($owner !== '') {
			$this->attempt(function () use ($owner): void {
				$bookings = $this->coming($this->bookings->findAllOfOwner($owner));
				$this->settlement->release($bookings, Actor::system(), 'account deleted');
			});
		}
	}

	/** What fails here does not keep anybody from deleting and moving: the check of the app's data finds it. */
	private function attempt(callable $work): void {
		try {
			$work();
		} catch (\Throwable $failure) {
			if (Deadlock::isCauseOf($failure)) {
				throw $failure;
			}
			$this->logger->error('Rooms could not follow what happened to their events: {message}', [
				'app' => 'roomsapp', 'exception' => $failure, 'message' => $failure->getMessage(),
			]);
		}
	}

	/**
	 * Bookings that nothing stands for any more.
	 *
	 * @param list<Booking> $bookings
	 * @param ?int $gone the calendar that is gone, whose events can still be found while it is in the trash
	 * @return list<Booking>
	 */
	private function left(array $bookings, ?int $gone = null): array {
		$left = [];
		foreach ($this->coming($bookings) as $booking) {
			$other = $this->store->findOrNull($booking->owner, $booking->uid);
			if ($other === null || $other->calendarId === $gone) {
				$left[] = $booking;
			} else {
				$this->bookings->saveCalendar($booking->id, $other->calendarId);
			}
		}
		return $left;
	}

	/**
	 * @param list<Booking> $bookings
	 * @return list<Booking> with dates that are not over
	 */
	private function coming(array $bookings): array {
		$now = $this->clock->now()->getTimestamp();
		return array_values(array_filter($bookings, fn (Booking $one): bool => array_filter(
			$this->dates->findAll($one->id),
			static fn (BookedDate $date): bool => !$date->isOver($now),
		) !== []));
	}
}
