<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\PublicApi;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\DateFilter;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Period\IsoMoment;
use OCA\RoomsApp\Model\Period\Period;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Booking\Occupancy;
use OCA\RoomsApp\Service\Booking\Releases;
use OCA\RoomsApp\Service\Booking\Titles;
use OCA\RoomsApp\Service\Calendar\Consequences;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Limits;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Token\IssuedToken;

/**
 * Lists and cancels bookings for other systems.
 *
 * @phpstan-import-type PublicBooking from Schemas
 * @phpstan-import-type PublicBookingListQuery from Schemas
 * @phpstan-import-type Done from Schemas
 */
class PublicBookingService {
	private const STATES = ['accepted' => BookingState::Accepted, 'pending' => BookingState::Pending, 'declined' => BookingState::Declined];
	private const DAY = 86_400;

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly Occupancy $occupancy,
		private readonly Releases $releases,
		private readonly Consequences $consequences,
		private readonly Titles $titles,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param PublicBookingListQuery $query
	 * @return list<PublicBooking> dates, by start
	 * @throws Refusal
	 */
	public function findAll(string $roomId, array $query): array {
		$room = $this->rooms->find($roomId);
		$zone = $room->zone($this->instance->zone());
		$asked = Periods::read($query['from'] ?? null, $query['to'] ?? null, $zone);
		$state = self::STATES[$query['status'] ?? ''] ?? null;
		return array_map(fn (RoomDate $one): array => [
			'uid' => $one->booking->uid,
			'title' => $this->titles->of($one, $room, null, Role::None),
			'start' => Shown::time($one->date->start, $zone),
			'end' => Shown::time($one->date->end, $zone),
			'organizer' => Shown::organizer($one->booking),
			'status' => match ($one->date->state) {
				BookingState::Accepted => 'accepted',
				BookingState::Pending => 'pending',
				default => 'declined',
			},
			'room' => ['id' => $room->id, 'name' => $room->name],
			'allDay' => $one->date->isAllDay,
			'recurrenceId' => Shown::recurrenceId($one->date, $zone),
		], $this->found($roomId, $asked, $state === null ? array_values(self::STATES) : [$state]));
	}

	/**
	 * @param ?string $date of a series, as in the list; null for the whole booking
	 * @return Done
	 * @throws Refusal
	 */
	public function cancel(string $roomId, string $uid, ?string $date, IssuedToken $token): array {
		$room = $this->rooms->find($roomId);
		$booking = $this->named($roomId, $uid);
		$zone = $room->zone($this->instance->zone());
		$recurrenceId = $date === null || !$booking->isRecurring ? null : $this->dateOf($booking, $date, $zone);
		$actor = Actor::token($token->id);
		$changed = $this->releases->release($booking, $recurrenceId, $actor) ?? throw self::unknown();
		$this->consequences->of($changed, BookingEvent::Cancelled, $actor);
		return ['status' => 'ok'];
	}

	/**
	 * Where an end of the period is open, all single bookings of that side are found, and the dates of series for a year.
	 *
	 * @param non-empty-list<BookingState> $states
	 * @return list<RoomDate>
	 */
	private function found(string $roomId, Period $asked, array $states): array {
		if ($asked->from !== null && $asked->to !== null) {
			return $this->occupancy->list([$roomId], new DateFilter($asked->from, $asked->to, $states));
		}
		$year = Limits::RANGE_DAYS * self::DAY;
		$from = $asked->from ?? ($asked->to === null ? $this->clock->now()->getTimestamp() : $asked->to - $year);
		$found = [
			...$this->occupancy->list([$roomId], new DateFilter($asked->from, $asked->to, $states, false)),
			...$this->occupancy->list([$roomId], new DateFilter($from, $asked->to ?? $from + $year, $states, true)),
		];
		usort($found, static fn (RoomDate $one, RoomDate $other): int =>
			[$one->date->start, $one->date->id] <=> [$other->date->start, $other->date->id]);
		return $found;
	}

	/**
	 * Several people may have events of one UID: a booking of this API goes first, then the oldest one.
	 *
	 * @throws NotFound
	 */
	private function named(string $roomId, string $uid): Booking {
		$living = array_values(array_filter(
			$this->bookings->findAllByUid($roomId, $uid),
			static fn (Booking $booking): bool => $booking->state !== BookingState::Cancelled,
		));
		usort($living, static fn (Booking $one, Booking $other): int =>
			[$one->owner !== '', $one->id] <=> [$other->owner !== '', $other->id]);
		return $living[0] ?? throw self::unknown();
	}

	/**
	 * @return string of the date that a client names by the time for which it was planned
	 * @throws Invalid
	 * @throws NotFound
	 */
	private function dateOf(Booking $booking, string $text, \DateTimeZone $zone): string {
		$moment = Periods::moment(IsoMoment::parse($text, $zone), 'recurrenceId', 'Invalid date format');
		$names = [gmdate('Ymd\THis\Z', $moment->seconds()), $moment->time->setTimezone($zone)->format('Ymd')];
		$found = Releases::named($this->dates->findAll($booking->id), ...$names);
		return $found[0]->recurrenceId ?? throw self::unknown();
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_BOOKING, 'Booking not found');
	}
}
