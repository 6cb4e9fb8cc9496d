<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\DateFilter;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Calendar\Copy\CopyTexts;
use OCA\RoomsApp\Model\Period\Period;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\RoomOfAccount;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Service\Booking\Occupancy;
use OCA\RoomsApp\Service\Booking\Titles;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Service\PublicApi\Periods;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Limits;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Refusal;

/**
 * Bookings for the people who see and manage rooms.
 *
 * @phpstan-import-type RoomBooking from Schemas
 * @phpstan-import-type ListedBooking from Schemas
 * @phpstan-import-type AllBookings from Schemas
 * @phpstan-import-type PendingBooking from Schemas
 * @phpstan-import-type BookingListQuery from Schemas
 * @phpstan-import-type BookingAllQuery from Schemas
 */
class BookingLists {
	private const DAY = 86_400;
	/** How far back a list of all rooms begins when nobody says. */
	private const DAYS_BACK = 30;

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly RoomsOfAccount $roomsOfAccount,
		private readonly Occupancy $occupancy,
		private readonly RoomCopies $copies,
		private readonly Titles $titles,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * For managers, which the route makes sure of. Descriptions and places are in the room's calendar, which is read in one go.
	 *
	 * @param BookingListQuery $query
	 * @return list<RoomBooking>
	 * @throws Refusal
	 */
	public function ofRoom(string $roomId, array $query): array {
		$room = $this->rooms->find($roomId);
		$zone = $room->zone($this->instance->zone());
		$period = Periods::read($query['from'] ?? null, $query['to'] ?? null, $zone);
		$found = $this->occupancy->list([$roomId], new DateFilter($period->from, $period->to));
		$texts = array_map(
			static fn ($copy): CopyTexts => new CopyTexts($copy),
			$this->copies->findAll(array_values(array_column(array_column($found, 'booking'), null, 'id'))),
		);
		return array_map(static function (RoomDate $one) use ($room, $zone, $texts): array {
			$text = $texts[$one->booking->id] ?? null;
			$location = $text?->text('LOCATION', $one->date->recurrenceId) ?? '';
			return self::shown($one, $one->booking->summary, $zone) + self::state($one) + [
				'description' => $text?->text('DESCRIPTION', $one->date->recurrenceId) ?? '',
				'location' => $location === '' ? $room->location() : $location,
			];
		}, $found);
	}

	/**
	 * @param BookingAllQuery $query
	 * @return AllBookings
	 * @throws Refusal
	 */
	public function all(array $query, string $userId): array {
		$period = $this->period($query);
		$atLeast = ($query['scope'] ?? 'view') === 'manage' ? Role::Manager : Role::Viewer;
		$rooms = $this->seen($userId, $atLeast);
		if (isset($query['room'])) {
			$rooms = array_intersect_key($rooms, [$query['room'] => true]);
		}
		$states = match ($query['status'] ?? 'all') {
			'pending' => [BookingState::Pending],
			'accepted' => [BookingState::Accepted],
			'declined' => [BookingState::Declined],
			default => [BookingState::Accepted, BookingState::Pending, BookingState::Declined],
		};
		$zones = $this->zones($rooms);
		$found = $this->occupancy->list(self::ids($rooms), new DateFilter($period->from, $period->to, $states));
		$counts = $this->occupancy->count($found, $zones);
		return [
			'bookings' => $this->listedAll($found, $rooms, $zones, $userId),
			'stats' => ['today' => $counts->today, 'pending' => $counts->pending, 'thisWeek' => $counts->thisWeek],
		];
	}

	/**
	 * @param array<string, RoomOfAccount> $rooms by id
	 * @return list<ListedBooking> by start
	 */
	public function ofRooms(array $rooms, DateFilter $filter, string $userId): array {
		return $this->listedAll($this->occupancy->list(self::ids($rooms), $filter), $rooms, $this->zones($rooms), $userId);
	}

	/** @return list<PendingBooking> one for each booking, because it is answered as a whole */
	public function approvals(string $userId): array {
		$rooms = $this->seen($userId, Role::Manager);
		$zones = $this->zones($rooms);
		$pending = $dates = [];
		foreach ($this->occupancy->pending(self::ids($rooms)) as $one) {
			$pending[$one->booking->id] ??= $one;
			$dates[$one->booking->id] = ($dates[$one->booking->id] ?? 0) + 1;
		}
		return array_map(static fn (RoomDate $one): array => self::shown($one, $one->booking->summary, $zones[$one->booking->roomId]) + [
			'roomId' => $one->booking->roomId,
			'roomName' => $rooms[$one->booking->roomId]->room->name,
			'partstat' => 'TENTATIVE',
			'dates' => $dates[$one->booking->id],
		], array_values($pending));
	}

	/**
	 * @param list<RoomDate> $dates
	 * @param array<string, RoomOfAccount> $rooms by id
	 * @param array<string, \DateTimeZone> $zones by room
	 * @return list<ListedBooking>
	 */
	private function listedAll(array $dates, array $rooms, array $zones, string $userId): array {
		return array_map(
			fn (RoomDate $one): array => $this->listed($one, $rooms[$one->booking->roomId], $zones[$one->booking->roomId], $userId),
			$dates,
		);
	}

	/** @return ListedBooking */
	private function listed(RoomDate $one, RoomOfAccount $seen, \DateTimeZone $zone, string $userId): array {
		$title = $this->titles->of($one, $seen->room, $userId, $seen->role);
		return self::shown($one, $title, $zone) + self::state($one) + [
			'roomId' => $seen->room->id,
			'roomName' => $seen->room->name,
			'roomLocation' => $seen->room->location(),
			'isOwn' => BookingFinder::isOwn($one->booking, $userId),
		];
	}

	/**
	 * Not more than the API reads at once, whatever is asked.
	 *
	 * @param BookingAllQuery $query
	 * @throws Refusal
	 */
	private function period(array $query): Period {
		$asked = Periods::read($query['from'] ?? null, $query['to'] ?? null, $this->instance->zone());
		$year = Limits::RANGE_DAYS * self::DAY;
		$from = $asked->from ?? ($asked->to === null
			? $this->clock->now()->getTimestamp() - self::DAYS_BACK * self::DAY
			: $asked->to - $year);
		return new Period($from, $asked->to ?? $from + $year);
	}

	/** @return array<string, RoomOfAccount> by id */
	private function seen(string $userId, Role $atLeast): array {
		$seen = [];
		foreach ($this->roomsOfAccount->findAll($userId, $atLeast) as $one) {
			$seen[$one->room->id] = $one;
		}
		return $seen;
	}

	/**
	 * @param array<string, RoomOfAccount> $rooms
	 * @return array<string, \DateTimeZone> by room
	 */
	private function zones(array $rooms): array {
		$default = $this->instance->zone();
		return array_map(static fn (RoomOfAccount $one): \DateTimeZone => $one->room->zone($default), $rooms);
	}

	/**
	 * @param array<string, RoomOfAccount> $rooms
	 * @return list<string>
	 */
	private static function ids(array $rooms): array {
		return array_map(static fn (RoomOfAccount $one): string => $one->room->id, array_values($rooms));
	}

	/**
	 * @return array{
	 *     uid: string, uri: string, summary: string, dtstart: string, dtend: string, allDay: bool, organizer: string,
	 *     organizerName: string,
	 * }
	 */
	private static function shown(RoomDate $one, string $title, \DateTimeZone $zone): array {
		$booking = $one->booking;
		[$start, $end] = ShownDate::times($one->date, $zone);
		return [
			'uid' => $booking->uid,
			'uri' => CopyName::uri($booking->owner, $booking->uid),
			'summary' => $title,
			'dtstart' => $start,
			'dtend' => $end,
			'allDay' => $one->date->isAllDay,
			'organizer' => $booking->organizer,
			'organizerName' => $booking->organizerName,
		];
	}

	/** @return array{partstat: 'ACCEPTED'|'TENTATIVE'|'DECLINED', status: 'CONFIRMED'|'TENTATIVE'|'CANCELLED', recurrenceId: ?string} */
	private static function state(RoomDate $one): array {
		return [
			'partstat' => ShownDate::partstat($one->date->state),
			'status' => ShownDate::status($one->date->state),
			'recurrenceId' => $one->date->recurrenceId === '' ? null : $one->date->recurrenceId,
		];
	}
}
