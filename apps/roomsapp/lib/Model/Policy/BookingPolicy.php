<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Calendar\Problem;

/** Decides about every request for a room, whatever way it comes. */
final class BookingPolicy {
	/**
	 * A date that the booking already has is kept as it is. A date that has ended needs the permission and nothing else.
	 * When one of the other dates does not fit, all of them are declined, unless the room accepts those of a series that are free.
	 *
	 * @param list<Taken> $taken by other bookings of the room
	 * @param list<Standing> $standing what this booking has so far
	 * @param int $now Unix seconds
	 */
	public function decide(RoomRules $rules, Role $role, Occurrences $asked, array $taken, array $standing, int $now): Decision {
		$mayBook = $role->includes(Role::Booker);
		$general = [
			...$mayBook ? [] : [Cause::NotPermitted],
			...$rules->isActive ? [] : [Cause::Inactive],
			...$rules->stop === null ? [] : [$rules->stop],
		];
		if ($asked->problem !== null) {
			return new Decision(Verdict::Declined, $general[0] ?? self::cause($asked->problem), []);
		}
		if ($asked->list === []) {
			$isStranger = !$mayBook && $standing === [];
			return new Decision($isStranger ? Verdict::Declined : Verdict::Accepted, $isStranger ? Cause::NotPermitted : null, []);
		}
		$accepted = $rules->autoAccept || $role->includes(Role::Manager) ? Verdict::Accepted : Verdict::Pending;
		$dateRules = new DateRules($rules, $asked->list, $taken, $now);
		$kept = self::kept($standing);
		$dates = $new = [];
		foreach ($asked->list as $place => $date) {
			$stands = $kept[self::key($date->recurrenceId, $date->start, $date->end)] ?? null;
			if ($stands !== null) {
				$dates[] = new DateDecision($date, $stands->verdict, $stands->cause === null ? [] : [$stands->cause]);
				continue;
			}
			$isPast = $date->end <= $now;
			$causes = match (true) {
				!$isPast => [...$general, ...$dateRules->against($date)],
				$mayBook => [],
				default => [Cause::NotPermitted],
			};
			$dates[] = new DateDecision($date, $causes === [] ? ($isPast ? Verdict::Accepted : $accepted) : Verdict::Declined, $causes);
			$new[] = $place;
		}
		return $rules->acceptsFreeDates ? self::apart($dates) : self::together($dates, $new);
	}

	/** @param non-empty-list<DateDecision> $dates */
	private static function apart(array $dates): Decision {
		$verdict = Verdict::ofAll(array_column($dates, 'verdict'));
		return new Decision($verdict, $verdict === Verdict::Declined ? self::firstCause($dates) : null, $dates);
	}

	/**
	 * @param non-empty-list<DateDecision> $dates
	 * @param list<int> $new places of those that the booking does not have yet
	 */
	private static function together(array $dates, array $new): Decision {
		$judged = array_map(static fn (int $place): DateDecision => $dates[$place], $new);
		$cause = self::firstCause($judged);
		if ($cause === null) {
			return self::apart($dates);
		}
		$isNew = array_flip($new);
		$declined = [];
		foreach ($dates as $place => $date) {
			$declined[] = isset($isNew[$place]) ? new DateDecision($date->occurrence, Verdict::Declined, $date->causes) : $date;
		}
		return new Decision(Verdict::Declined, $cause, $declined);
	}

	/** @param list<DateDecision> $dates */
	private static function firstCause(array $dates): ?Cause {
		$causes = [];
		foreach ($dates as $date) {
			if ($date->cause !== null) {
				$causes[$date->cause->value] = $date->cause;
			}
		}
		return Cause::first(array_values($causes));
	}

	/**
	 * @param list<Standing> $standing
	 * @return array<string, Standing>
	 */
	private static function kept(array $standing): array {
		$kept = [];
		foreach ($standing as $date) {
			$kept[self::key($date->recurrenceId, $date->start, $date->end)] = $date;
		}
		return $kept;
	}

	private static function key(string $recurrenceId, int $start, int $end): string {
		return "$recurrenceId $start $end";
	}

	private static function cause(Problem $problem): Cause {
		return match ($problem) {
			Problem::NotUnderstood => Cause::Unreadable,
			Problem::TooMany => Cause::TooMany,
		};
	}
}
