<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Policy\BookingPolicy;
use OCA\RoomsApp\Model\Policy\BusyTimes;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Policy\Standing;
use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Model\Policy\Verdict;

/**
 * Works out what a request does to the dates that a booking has. What stands is kept: a date of the same time, what a person
 * declined, what is over, and everything when the change does not fit.
 */
final class Planner {
	public function __construct(private readonly BookingPolicy $policy) {
	}

	/**
	 * Dates of the request that do not stand already.
	 *
	 * @param list<BookedDate> $dates of the booking
	 * @return list<Occurrence>
	 */
	public static function open(BookingRequest $request, array $dates): array {
		$standing = self::byKey(array_filter($dates, self::isKept(...)));
		return array_values(array_filter(
			$request->occurrences->list,
			static fn (Occurrence $date): bool => !isset($standing[BookedDate::keyOf($date)]),
		));
	}

	/**
	 * @param list<BookedDate> $dates of the booking, given back ones included
	 * @param list<Taken> $taken wherever `open` dates are
	 */
	public function plan(BookingRequest $request, array $dates, array $taken, int $now): BookingPlan {
		$decision = self::withoutPast($this->decide($request, $dates, $taken, $now), $dates, $taken, $now);
		$isStanding = array_filter($dates, static fn (BookedDate $date): bool => $date->state->isBlocking() && !$date->isOver($now)) !== [];
		return $isStanding && $decision->verdict === Verdict::Declined && $decision->cause !== null
			? self::refusal($decision, $dates, $now)
			: self::change($request, $decision, $dates, $now);
	}

	/**
	 * Dates on which somebody else has the room, whatever else its rules say.
	 *
	 * @param list<BookedDate> $dates
	 * @param list<Taken> $taken wherever they are
	 * @return list<BookedDate>
	 */
	public function clashes(RoomRules $rules, array $dates, array $taken, int $now): array {
		$open = RoomRules::open($rules->zone, $rules->bufferBefore, $rules->bufferAfter);
		$asked = new Occurrences(array_map(static fn (BookedDate $date): Occurrence => $date->occurrence(), $dates), true, false, null);
		$decision = self::withoutPast($this->policy->decide($open, Role::Manager, $asked, $taken, [], $now), [], $taken, $now);
		$clashing = [];
		foreach ($decision->dates as $date) {
			if (in_array(Cause::Conflict, $date->causes, true)) {
				$clashing[BookedDate::keyOf($date->occurrence)] = true;
			}
		}
		return array_values(array_filter($dates, static fn (BookedDate $date): bool => isset($clashing[BookedDate::keyOf($date)])));
	}

	/**
	 * New dates of a series without end, each decided apart. Who had the series approved has them approved.
	 *
	 * @param list<Occurrence> $new
	 * @param list<Taken> $taken wherever they are
	 * @return list<BookedDate>
	 */
	public function extension(RoomRules $rules, BookingState $state, array $new, array $taken, int $now): array {
		$apart = new RoomRules(
			isActive: $rules->isActive,
			autoAccept: false,
			zone: $rules->zone,
			hours: $rules->hours,
			horizonDays: $rules->horizonDays,
			bufferBefore: $rules->bufferBefore,
			bufferAfter: $rules->bufferAfter,
			shortest: $rules->shortest,
			longest: $rules->longest,
			acceptsFreeDates: true,
		);
		$role = $state === BookingState::Accepted ? Role::Manager : Role::Booker;
		$decision = $this->policy->decide($apart, $role, new Occurrences($new, true, true, null), $taken, [], $now);
		return array_map(static fn (DateDecision $date): BookedDate => BookedDate::of($date, $decision), $decision->dates);
	}

	/** @param list<BookedDate> $dates of the booking, which all stay */
	private static function refusal(Decision $decision, array $dates, int $now, bool $isStale = false): BookingPlan {
		$state = self::state($dates, $now);
		return new BookingPlan($decision, BookingPlan::fingerprint($dates), [], [], [], $state, [], true, $isStale);
	}

	/**
	 * A request that is older than what is known: it changes nothing.
	 *
	 * @param list<BookedDate> $dates of the booking
	 */
	public static function stale(BookingRequest $request, array $dates, int $now): BookingPlan {
		$declined = array_map(
			static fn (Occurrence $date): DateDecision => new DateDecision($date, Verdict::Declined),
			$request->occurrences->list,
		);
		return self::refusal(new Decision(Verdict::Declined, null, $declined), $dates, $now, true);
	}

	/**
	 * Whether the request asks for what stands and nothing else.
	 *
	 * @param list<BookedDate> $dates of the booking
	 */
	public static function isSame(BookingRequest $request, array $dates, int $now): bool {
		$asked = array_fill_keys(array_map(BookedDate::keyOf(...), $request->occurrences->list), true);
		$left = array_filter(
			$dates,
			static fn (BookedDate $date): bool => self::isKept($date) && !$date->isOver($now) && !isset($asked[BookedDate::keyOf($date)]),
		);
		return $request->occurrences->problem === null && $left === [] && self::open($request, $dates) === [];
	}

	/**
	 * State of a booking: that of its dates to come, and of all dates once they are over.
	 *
	 * @param list<BookedDate> $dates
	 */
	public static function state(array $dates, int $now): BookingState {
		$living = array_filter($dates, static fn (BookedDate $date): bool => $date->state !== BookingState::Cancelled);
		$coming = array_filter($living, static fn (BookedDate $date): bool => !$date->isOver($now));
		return BookingState::ofDates(array_column($coming === [] ? $living : $coming, 'state'));
	}

	/**
	 * @param list<BookedDate> $dates
	 * @param list<Taken> $taken
	 */
	private function decide(BookingRequest $request, array $dates, array $taken, int $now): Decision {
		$standing = [];
		foreach ($dates as $date) {
			$verdict = self::isKept($date) ? $date->state->verdict() : null;
			if ($verdict !== null) {
				$standing[] = new Standing($date->recurrenceId, $date->start, $date->end, $verdict);
			}
		}
		return $this->policy->decide($request->rules, $request->role, $request->occurrences, $taken, $standing, $now);
	}

	/**
	 * Dates that are over are not judged, but one that was taken was not theirs.
	 *
	 * @param list<BookedDate> $dates
	 * @param list<Taken> $taken
	 */
	private static function withoutPast(Decision $decision, array $dates, array $taken, int $now): Decision {
		$standing = self::byKey(array_filter($dates, self::isKept(...)));
		$busy = new BusyTimes($taken);
		$decided = [];
		foreach ($decision->dates as $date) {
			$one = $date->occurrence;
			$isLate = $one->end <= $now && $date->verdict !== Verdict::Declined && !isset($standing[BookedDate::keyOf($one)]);
			$decided[] = $isLate && $busy->overlap($one->start, $one->end)
				? new DateDecision($one, Verdict::Declined, [Cause::Conflict])
				: $date;
		}
		$isDeclined = $decided !== [] && Verdict::ofAll(array_column($decided, 'verdict')) === Verdict::Declined;
		return $isDeclined && $decision->verdict !== Verdict::Declined
			? new Decision(Verdict::Declined, Cause::Conflict, $decided)
			: new Decision($decision->verdict, $decision->cause, $decided);
	}

	/** @param list<BookedDate> $dates */
	private static function change(BookingRequest $request, Decision $decision, array $dates, int $now): BookingPlan {
		$byKey = self::byKey(array_filter($dates, static fn (BookedDate $date): bool => $date->state !== BookingState::Cancelled));
		$asked = array_column($request->occurrences->list, 'recurrenceId', 'recurrenceId');
		$slots = self::slots($request, $byKey, $now);
		[$added, $kept, $keptSlots] = [[], [], []];
		foreach ($decision->dates as $date) {
			$slot = $date->verdict === Verdict::Declined ? $slots[$date->occurrence->recurrenceId] ?? null : null;
			$stands = $byKey[BookedDate::keyOf($date->occurrence)] ?? $slot;
			$new = BookedDate::of($date, $decision);
			if ($stands?->id !== null && (self::isKept($stands) || [$stands->state, $stands->cause] === [$new->state, $new->cause])) {
				$kept[$stands->id] = $stands;
				$keptSlots = $stands === $slot ? [...$keptSlots, $slot] : $keptSlots;
			} else {
				$added[] = $new;
			}
		}
		// Dates left out of a series were given back; when nothing remains, it is another series.
		$givesBack = $kept !== [] || $asked === [];
		[$dropped, $cancelled] = [[], []];
		$new = self::byKey($added);
		foreach ($dates as $date) {
			if ($date->id === null || isset($kept[$date->id])) {
				continue;
			}
			$isAsked = isset($asked[$date->recurrenceId]);
			if ($date->isOver($now) && !$isAsked || $date->state === BookingState::Cancelled && !isset($new[BookedDate::keyOf($date)])) {
				$kept[$date->id] = $date;
			} elseif ($date->state->isBlocking() && !$isAsked && $givesBack) {
				$cancelled[] = $date->id;
			} else {
				$dropped[] = $date->id;
			}
		}
		$state = self::state([...$added, ...array_values($kept)], $now);
		return new BookingPlan($decision, BookingPlan::fingerprint($dates), $added, $dropped, $cancelled, $state, $keptSlots);
	}

	/**
	 * Dates to come that a series keeps where its changed date does not fit.
	 *
	 * @param array<string, BookedDate> $dates
	 * @return array<string, BookedDate> by recurrence id
	 */
	private static function slots(BookingRequest $request, array $dates, int $now): array {
		$asked = array_fill_keys(array_map(BookedDate::keyOf(...), $request->occurrences->list), true);
		$slots = [];
		foreach ($request->occurrences->isRecurring ? array_diff_key($dates, $asked) : [] as $date) {
			if ($date->state->isBlocking() && !$date->isOver($now)) {
				$slots[$date->recurrenceId] = $date;
			}
		}
		return $slots;
	}

	private static function isKept(BookedDate $date): bool {
		return $date->state->isBlocking() || $date->isDeclinedByPerson();
	}

	/**
	 * @param array<array-key, BookedDate> $dates
	 * @return array<string, BookedDate>
	 */
	private static function byKey(array $dates): array {
		return array_combine(array_map(BookedDate::keyOf(...), $dates), $dates);
	}
}
