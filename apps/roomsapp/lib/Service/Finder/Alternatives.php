<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Finder;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Finder\Alternative;
use OCA\RoomsApp\Model\Policy\BookingPolicy;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\RoomOfAccount;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Shared\Clock;

/** What could be booked instead of a room that is not to be had. */
class Alternatives {
	private const MAX = 3;
	/** Rooms that are looked at, those that fit best first. */
	private const MAX_ROOMS = 50;
	private const STEP = 900;
	/** How far another time may be away. */
	private const NEAR = 3 * 86_400;
	/** The longest that buffers of two bookings can reach. */
	private const BUFFER = 2 * 86_400;

	public function __construct(
		private readonly RoomsOfAccount $rooms,
		private readonly OccurrenceRepository $dates,
		private readonly BookingPolicy $policy,
		private readonly InstanceZone $zone,
		private readonly Clock $clock,
	) {
	}

	/**
	 * Other rooms of the building with as many seats and the same facilities that are free on all dates; else the same room at the nearest
	 * other time, when it is asked for a single date.
	 *
	 * @param non-empty-list<Occurrence> $asked
	 * @param int $capacity how many people come; 0 when that is not known
	 * @return list<Alternative> at most three, in rooms that the account may book
	 */
	public function find(Room $room, string $userId, array $asked, int $capacity): array {
		$now = $this->clock->now()->getTimestamp();
		$all = $this->rooms->findAll($userId, Role::Booker);
		$found = $this->otherRooms($room, $all, $asked, $capacity, $now);
		$own = array_values(array_filter($all, static fn (RoomOfAccount $one): bool => $one->room->id === $room->id))[0] ?? null;
		if (count($found) < self::MAX && count($asked) === 1 && $own !== null) {
			$time = $this->otherTime($own, $asked[0], $now);
			$found = $time === null ? $found : [...$found, $time];
		}
		return $found;
	}

	/**
	 * @param list<RoomOfAccount> $all
	 * @param non-empty-list<Occurrence> $asked
	 * @return list<Alternative>
	 */
	private function otherRooms(Room $room, array $all, array $asked, int $capacity, int $now): array {
		$seats = $capacity > 0 ? $capacity : $room->capacity;
		$fit = array_values(array_filter($all, static fn (RoomOfAccount $one): bool => $one->room->id !== $room->id
			&& $one->room->isActive
			&& $one->room->address->building === $room->address->building
			&& $one->room->capacity >= $seats
			&& array_diff($room->facilities, $one->room->facilities) === []));
		usort($fit, static fn (RoomOfAccount $one, RoomOfAccount $other): int =>
			[$one->room->floor !== $room->floor, $one->room->capacity] <=> [$other->room->floor !== $room->floor, $other->room->capacity]);
		$fit = array_slice($fit, 0, self::MAX_ROOMS);
		$first = min(array_column($asked, 'start'));
		$last = max(array_column($asked, 'end'));
		$ids = array_map(static fn (RoomOfAccount $one): string => $one->room->id, $fit);
		$taken = $ids === [] ? [] : $this->dates->findAllTakenAmong($ids, $first - self::BUFFER, $last + self::BUFFER, $now);
		$found = [];
		foreach ($fit as $one) {
			if (count($found) < self::MAX && $this->fits($one, $asked, $taken[$one->room->id] ?? [], $now)) {
				$found[] = new Alternative($one->room, $asked[0]->start, $asked[0]->end, false);
			}
		}
		return $found;
	}

	private function otherTime(RoomOfAccount $one, Occurrence $asked, int $now): ?Alternative {
		$reach = self::NEAR + self::BUFFER;
		$taken = $this->dates->findAllTaken($one->room->id, $asked->start - $reach, $asked->end + $reach, [], $now);
		$step = $asked->isAllDay ? 86_400 : self::STEP;
		for ($away = $step; $away <= self::NEAR; $away += $step) {
			foreach ([$away, -$away] as $shift) {
				$date = new Occurrence($asked->start + $shift, $asked->end + $shift, $asked->recurrenceId, $asked->isAllDay);
				if ($date->start > $now && $this->fits($one, [$date], $taken, $now)) {
					return new Alternative($one->room, $date->start, $date->end, true);
				}
			}
		}
		return null;
	}

	/**
	 * @param non-empty-list<Occurrence> $dates
	 * @param list<Taken> $taken
	 */
	private function fits(RoomOfAccount $one, array $dates, array $taken, int $now): bool {
		$rules = $one->room->rules($this->zone->zone());
		$decision = $this->policy->decide($rules, $one->role, new Occurrences($dates), $taken, [], $now);
		return !in_array(Verdict::Declined, array_column($decision->dates, 'verdict'), true);
	}
}
