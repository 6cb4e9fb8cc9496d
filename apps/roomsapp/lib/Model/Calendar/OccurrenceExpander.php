<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar;

use OCA\RoomsApp\Model\Calendar\Rule\Budget;
use OCA\RoomsApp\Model\Calendar\Rule\Civil;
use OCA\RoomsApp\Model\Calendar\Value\Moment;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Calendar\Value\Span;
use OCA\RoomsApp\Model\Calendar\Zone\Zones;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;

/**
 * Works out on which dates an event takes place, by RFC 5545. Whatever vobject can parse is answered in bounded time; what is not
 * certain is a problem, not a guess.
 */
final class OccurrenceExpander {
	public const MAX_OCCURRENCES = 5_000;
	/** Of rules, dates and days that are looked at. */
	public const MAX_STEPS = 200_000;

	/**
	 * @param \DateTimeZone $zone of all-day and floating times
	 * @param int $from occurrences that end then or earlier are left out (Unix seconds)
	 * @param int $until a series without end is expanded up to then
	 */
	public function expand(VCalendar $object, \DateTimeZone $zone, int $from, int $until): Occurrences {
		$from = self::writable($from);
		$until = self::writable($until);
		$budget = new Budget(self::MAX_STEPS);
		$reader = new EventReader(new Zones($object, $zone, $budget), $budget);
		try {
			[$master, $overrides] = $this->parts($object, $budget);
			if ($master !== null && EventReader::isCancelled($master)) {
				return new Occurrences([]);
			}
			$series = $master === null ? null : new Series($master, $reader, $budget);
			$isRecurring = $overrides !== [] || $series?->isRecurring === true;
			$start = $master === null ? null : $reader->start($master);
			$end = $series?->isOpen === true ? $until : PHP_INT_MAX;
			$moved = $this->moved($overrides, $start, $reader);
			$found = [];
			foreach ($series?->dates($from, $until) ?? [] as [$moment, $span]) {
				$id = $moment->id();
				if (!isset($moved[$id])) {
					$this->add($found, $moment, $span, $isRecurring ? $id : '', $from, $end);
				}
			}
			// An override that replaces no date of the rule is kept: who wrote it will come.
			foreach ($moved as $id => $event) {
				if (!EventReader::isCancelled($event)) {
					$moment = $reader->start($event);
					$this->add($found, $moment, $reader->span($event, $moment), (string)$id, $from, $end);
				}
			}
			return new Occurrences($this->sorted($found), $isRecurring, $series?->isOpen === true);
		} catch (CannotExpand $failure) {
			return new Occurrences([], problem: $failure->problem);
		}
	}

	/** @return array{?Component, list<Component>} the event itself and its overrides */
	private function parts(VCalendar $object, Budget $budget): array {
		$uids = $masters = $overrides = [];
		foreach (Properties::components($object, 'VEVENT') as $event) {
			$budget->spend();
			$uids[Properties::text($event, 'UID')] = true;
			if (Properties::single($event, 'RECURRENCE-ID') === null) {
				$masters[] = $event;
			} else {
				$overrides[] = $event;
			}
		}
		return count($uids) < 2 && count($masters) < 2
			? [$masters[0] ?? null, $overrides]
			: throw CannotExpand::notUnderstood('several events');
	}

	/**
	 * @param list<Component> $overrides
	 * @return array<string, Component> the valid override by the id of the date that it replaces
	 */
	private function moved(array $overrides, ?Moment $start, EventReader $reader): array {
		$moved = [];
		foreach ($overrides as $event) {
			foreach (['RRULE', 'RDATE', 'EXDATE', 'EXRULE'] as $name) {
				if (Properties::named($event, $name) !== []) {
					throw CannotExpand::notUnderstood("an override with $name");
				}
			}
			$property = Properties::single($event, 'RECURRENCE-ID');
			if ($property !== null) {
				$id = $reader->original($property, $start)->id();
				if (!isset($moved[$id]) || (int)Properties::text($event, 'SEQUENCE') >= (int)Properties::text($moved[$id], 'SEQUENCE')) {
					$moved[$id] = $event;
				}
			}
		}
		return $moved;
	}

	/** @param array<string, Occurrence> $found by recurrence id */
	private function add(array &$found, Moment $moment, Span $span, string $id, int $from, int $until): void {
		$occurrence = new Occurrence($moment->instant(), $span->end($moment), $id, $moment->isDate);
		if ($occurrence->end > $from && $occurrence->start < $until) {
			$found[$id] = $occurrence;
			if (count($found) > self::MAX_OCCURRENCES) {
				throw new CannotExpand(Problem::TooMany, 'too many dates');
			}
		}
	}

	/**
	 * @param array<string, Occurrence> $found
	 * @return list<Occurrence>
	 */
	private function sorted(array $found): array {
		usort($found, static fn (Occurrence $one, Occurrence $other): int =>
			[$one->start, $one->recurrenceId] <=> [$other->start, $other->recurrenceId]);
		return $found;
	}

	/** Unix seconds that iCalendar can write. */
	private static function writable(int $time): int {
		return max(Civil::BEGIN * Civil::DAY, min($time, Civil::END * Civil::DAY - 1));
	}
}
