<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Finder;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Finder\RoomFit;
use OCA\RoomsApp\Model\Policy\BookingPolicy;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\RoomOfAccount;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Service\RoomBooking\AskedDates;
use OCA\RoomsApp\Service\RoomBooking\AskedTimes;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Limits;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Refusal;

/**
 * Rooms for a time and a wish. The dates of all rooms that could fit are read together, and the policy decides about each room as it does
 * when the room is booked.
 *
 * @phpstan-import-type FoundRoom from Schemas
 * @phpstan-import-type FoundRooms from Schemas
 * @phpstan-import-type FinderFindQuery from Schemas
 */
class RoomFinder {
	private const PAGE = 20;
	private const REQUIRED = 'Start and end times are required';
	private const MINUTES = 60;
	/** How far the next booking of a free room is looked for. */
	private const AHEAD = 12 * 3_600;
	/** The shortest part of a time that is worth offering, in seconds. */
	private const SHORTEST_GAP = 900;
	/** Of a series with more dates, what others have is read for the whole of its time. */
	private const NAMED_DATES = 100;

	public function __construct(
		private readonly RoomsOfAccount $rooms,
		private readonly OccurrenceRepository $dates,
		private readonly AskedDates $asked,
		private readonly BookingPolicy $policy,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param FinderFindQuery $query
	 * @return FoundRooms
	 * @throws Refusal
	 */
	public function find(array $query, string $userId): array {
		$now = $this->clock->now()->getTimestamp();
		$default = $this->instance->zone();
		$all = $this->rooms->findAll($userId);
		$times = $this->times($query, $default, $now);
		$asked = [$default->getName() => $this->occurrences($times, $query, $default)];
		$wanted = array_values(array_filter(explode(',', $query['facilities'] ?? ''), static fn (string $id): bool => $id !== ''));
		$fits = $open = [];
		foreach ($all as $one) {
			$zone = $one->room->zone($default);
			$name = $zone->getName();
			$asked[$name] ??= $this->occurrences($this->times($query, $zone, $now), $query, $zone);
			$missing = array_values(array_diff($wanted, $one->room->facilities));
			$misfits = self::misfits($one->room, $query, $missing);
			$first = $asked[$name]->list[0] ?? null;
			if ($misfits === []) {
				$open[] = [$one, $asked[$name]];
			} else {
				$fits[] = new RoomFit($one, $first, count($asked[$name]->list), $misfits, $missing, Verdict::Declined);
			}
		}
		array_push($fits, ...$this->decided($open, $now));
		$places = array_map(static fn (RoomFit $fit): array => $fit->order(), $fits);
		asort($places);
		$page = array_slice(array_keys($places), $query['offset'] ?? 0, min($query['limit'] ?? self::PAGE, Limits::ROOMS_PER_ANSWER));
		$buildings = array_values(array_unique(array_filter(array_map(
			static fn (RoomOfAccount $one): string => $one->room->address->building,
			$all,
		), static fn (string $building): bool => $building !== '')));
		sort($buildings, SORT_NATURAL | SORT_FLAG_CASE);
		return [
			'start' => $times->start->format(DATE_ATOM),
			'end' => $times->end->format(DATE_ATOM),
			'rooms' => array_map(static fn (int $place): array => self::shown($fits[$place], $times, $default), $page),
			'total' => count($fits),
			'bookable' => count(array_filter($fits, static fn (RoomFit $fit): bool => $fit->isBookable())),
			'buildings' => $buildings,
		];
	}

	/**
	 * @param FinderFindQuery $query
	 * @throws Refusal
	 */
	private function times(array $query, \DateTimeZone $zone, int $now): AskedTimes {
		[$start, $end] = [trim($query['start'] ?? ''), trim($query['end'] ?? '')];
		$start = $start === '' ? gmdate('Y-m-d\TH:i:00\Z', $now) : $start;
		if ($end === '') {
			// An end that is surely later: only where it starts is read.
			$first = AskedTimes::read(['start' => $start, 'end' => '9999-12-30T00:00:00Z'], $zone, self::REQUIRED)->start;
			$seconds = ($query['duration'] ?? self::MINUTES) * 60;
			[$start, $end] = [$first->format(DATE_ATOM), $first->setTimestamp($first->getTimestamp() + $seconds)->format(DATE_ATOM)];
		}
		return AskedTimes::read(['start' => $start, 'end' => $end], $zone, self::REQUIRED);
	}

	/** @param FinderFindQuery $query */
	private function occurrences(AskedTimes $times, array $query, \DateTimeZone $zone): Occurrences {
		return $this->asked->of($times, $query['rrule'] ?? '', $zone);
	}

	/**
	 * @param FinderFindQuery $query
	 * @param list<string> $missing facilities
	 * @return list<'seats'|'facilities'|'building'>
	 */
	private static function misfits(Room $room, array $query, array $missing): array {
		$building = mb_strtolower(trim($query['building'] ?? ''));
		return [
			// Of a room without a number of seats nobody knows that it is too small.
			...$room->capacity > 0 && $room->capacity < ($query['seats'] ?? 0) ? ['seats'] : [],
			...$missing === [] ? [] : ['facilities'],
			...$building === '' || str_contains(mb_strtolower($room->address->building), $building) ? [] : ['building'],
		];
	}

	/**
	 * @param list<array{RoomOfAccount, Occurrences}> $open rooms that have what is wished
	 * @return list<RoomFit>
	 */
	private function decided(array $open, int $now): array {
		$default = $this->instance->zone();
		$rules = array_map(static fn (array $one): RoomRules => $one[0]->room->rules($default), $open);
		$reach = max([0, ...array_map(static fn (RoomRules $one): int => $one->distance(), $rules)]);
		$dates = array_merge(...array_map(static fn (array $one): array => $one[1]->list, $open));
		$taken = $this->taken(array_map(static fn (array $one): string => $one[0]->room->id, $open), $dates, $reach, $now);
		$fits = [];
		foreach ($open as $place => [$one, $asked]) {
			$fits[] = $this->fit($one, $rules[$place], $asked, $taken[$one->room->id] ?? [], $now);
		}
		return $fits;
	}

	/**
	 * @param list<string> $roomIds
	 * @param list<Occurrence> $dates
	 * @return array<array-key, list<Taken>> by room
	 */
	private function taken(array $roomIds, array $dates, int $reach, int $now): array {
		$within = [];
		foreach ($dates as $date) {
			$within["$date->start $date->end"] = [$date->start - $reach, $date->end + $reach];
		}
		if ($within === []) {
			return [];
		}
		$ahead = count($within) === 1 ? self::AHEAD : 0;
		$from = min(array_column($within, 0));
		$to = max(array_column($within, 1)) + $ahead;
		$isNamed = count($within) > 1 && count($within) <= self::NAMED_DATES;
		return $this->dates->findAllTakenAmong($roomIds, $from, $to, $now, $isNamed ? array_values($within) : []);
	}

	/** @param list<Taken> $taken */
	private function fit(RoomOfAccount $one, RoomRules $rules, Occurrences $asked, array $taken, int $now): RoomFit {
		$decision = $this->policy->decide($rules, $one->role, $asked, $taken, [], $now);
		$free = array_filter($decision->dates, static fn (DateDecision $date): bool => $date->causes === []);
		$first = $asked->list[0] ?? null;
		$isSingle = $first !== null && count($asked->list) === 1;
		$touching = $isSingle
			? array_values(array_filter($taken, static fn (Taken $time): bool => $time->start < $first->end && $time->end > $first->start))
			: [];
		$isClash = $isSingle && $decision->cause === Cause::Conflict;
		return new RoomFit(
			$one, $first, count($asked->list), [], [], $decision->verdict, $decision->cause, count($free), $touching,
			$isClash ? $this->gap($one, $rules, $first, $taken, $now) : null,
			$isSingle && $free !== [] ? self::next($rules, $first, $taken) : null,
		);
	}

	/**
	 * The longest part of a time that can be booked.
	 *
	 * @param list<Taken> $taken
	 */
	private function gap(RoomOfAccount $one, RoomRules $rules, Occurrence $asked, array $taken, int $now): ?Occurrence {
		usort($taken, static fn (Taken $time, Taken $other): int => $time->start <=> $other->start);
		$parts = [];
		$from = $asked->start;
		foreach ($taken as $time) {
			$parts[] = [$from, min($asked->end, $time->start - $rules->distance())];
			$from = max($from, $time->end + $rules->distance());
		}
		$parts[] = [$from, $asked->end];
		usort($parts, static fn (array $part, array $other): int => $other[1] - $other[0] <=> $part[1] - $part[0]);
		[$start, $end] = $parts[0];
		if ($asked->isAllDay || $end - $start < self::SHORTEST_GAP) {
			return null;
		}
		$gap = new Occurrence($start, $end, '', false);
		$decision = $this->policy->decide($rules, $one->role, new Occurrences([$gap]), $taken, [], $now);
		return $decision->verdict === Verdict::Declined ? null : $gap;
	}

	/** @param list<Taken> $taken */
	private static function next(RoomRules $rules, Occurrence $asked, array $taken): ?int {
		$later = array_filter(array_column($taken, 'start'), static fn (int $start): bool => $start >= $asked->end);
		return $later === [] ? null : min($later) - $rules->distance();
	}

	/** @return FoundRoom */
	private static function shown(RoomFit $fit, AskedTimes $times, \DateTimeZone $default): array {
		$room = $fit->room->room;
		$zone = $room->zone($default);
		$time = static fn (int $seconds): string => (new \DateTimeImmutable("@$seconds"))->setTimezone($zone)->format(DATE_ATOM);
		return [
			'id' => $room->id,
			'name' => $room->name,
			'email' => $room->email,
			'capacity' => $room->capacity,
			'building' => $room->address->building,
			'floor' => $room->floor,
			'roomNumber' => $room->roomNumber,
			'facilities' => $room->facilities,
			'location' => $room->location(),
			'description' => $room->description,
			'responsibleContact' => $room->contact,
			'canManage' => $fit->room->canManage(),
			'verdict' => $fit->verdict->value,
			'reason' => $fit->cause?->value,
			'misfits' => $fit->misfits,
			'missing' => $fit->missing,
			'dates' => $fit->dates,
			'freeDates' => $fit->free,
			'start' => $time($fit->first->start ?? $times->start->getTimestamp()),
			'end' => $time($fit->first->end ?? $times->end->getTimestamp()),
			'taken' => array_map(static fn (Taken $one): array => ['start' => $time($one->start), 'end' => $time($one->end)], $fit->taken),
			'gap' => $fit->gap === null ? null : ['start' => $time($fit->gap->start), 'end' => $time($fit->gap->end)],
			'freeUntil' => $fit->freeUntil === null ? null : $time($fit->freeUntil),
		];
	}
}
