<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar;

use OCA\RoomsApp\Model\Calendar\Rule\Budget;
use OCA\RoomsApp\Model\Calendar\Rule\Civil;
use OCA\RoomsApp\Model\Calendar\Rule\Rule;
use OCA\RoomsApp\Model\Calendar\Rule\RuleReader;
use OCA\RoomsApp\Model\Calendar\Value\DateValue;
use OCA\RoomsApp\Model\Calendar\Value\Moment;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Calendar\Value\Span;
use OCA\RoomsApp\Model\Calendar\Zone\Zones;
use Sabre\VObject\Component;
use Sabre\VObject\Property;

/** Reads what a VEVENT says about its dates. */
final class EventReader {
	public function __construct(private readonly Zones $zones, private readonly Budget $budget) {
	}

	public static function isCancelled(Component $event): bool {
		return strtoupper(Properties::text($event, 'STATUS')) === 'CANCELLED';
	}

	/** @throws CannotExpand */
	public function start(Component $event): Moment {
		return $this->moment(Properties::single($event, 'DTSTART') ?? throw CannotExpand::notUnderstood('an event without start'));
	}

	/** @throws CannotExpand */
	public function span(Component $event, Moment $start): Span {
		$end = Properties::single($event, 'DTEND');
		$duration = Properties::single($event, 'DURATION');
		return match (true) {
			$end !== null => Span::between($start, $this->moment($end)),
			$duration !== null => Span::parse(Properties::text($event, 'DURATION')),
			default => new Span($start->isDate ? 1 : 0, 0),
		};
	}

	/**
	 * Which date of the series an override replaces. Some programs write the day of a date that has a time, or the time of an all-day
	 * date: what is meant is clear.
	 *
	 * @throws CannotExpand
	 */
	public function original(Property $recurrenceId, ?Moment $start): Moment {
		if (strtoupper(Properties::parameter($recurrenceId, 'RANGE')) !== '') {
			throw CannotExpand::notUnderstood('an override of several dates');
		}
		$original = $this->moment($recurrenceId);
		if ($start === null || $start->isDate === $original->isDate) {
			return $original;
		}
		return $start->isDate
			? $this->asDay($original)
			: $start->at($original->local + Civil::modulo($start->local, Civil::DAY));
	}

	/**
	 * @return array<string, true> ids of the dates that EXDATE takes away; for a series with times also whole days, as `Ymd`
	 * @throws CannotExpand
	 */
	public function excluded(Component $event, Moment $start): array {
		$ids = [];
		foreach ($this->values($event, 'EXDATE') as [$value, $property]) {
			$moment = $this->read($value, $property);
			$ids[($start->isDate && !$moment->isDate ? $this->asDay($moment) : $moment)->id()] = true;
		}
		return $ids;
	}

	/**
	 * @return list<array{Moment, ?Span}> the dates of RDATE, with their own span if they have one
	 * @throws CannotExpand
	 */
	public function added(Component $event, Moment $start): array {
		$added = [];
		foreach ($this->values($event, 'RDATE') as [$value, $property]) {
			$parts = explode('/', $value, 2);
			$end = $parts[1] ?? null;
			$moment = $this->read($parts[0], $property, $end !== null);
			if ($moment->isDate !== $start->isDate) {
				throw CannotExpand::notUnderstood('an RDATE of another kind than the start');
			}
			$added[] = [$moment, match (true) {
				$end === null => null,
				str_contains($end, 'P') => Span::parse($end),
				default => Span::between($moment, $this->read($end, $property, true)),
			}];
		}
		return $added;
	}

	/**
	 * @return list<array{Rule, int, int}> each with the last local time and the last instant that it may name
	 * @throws CannotExpand
	 */
	public function rules(Component $event, Moment $start): array {
		$rules = [];
		foreach (Properties::named($event, 'RRULE') as $property) {
			$rule = RuleReader::read(Properties::rule($property), $start->isDate);
			$rules[] = [$rule, ...$this->limits($rule->until === null ? null : DateValue::parse($rule->until), $start)];
		}
		return $rules;
	}

	/**
	 * UNTIL should be of the same kind as the start. Where it is not, whoever could still take a date for a part of the series is right.
	 *
	 * @return array{int, int} the last local time, and the last instant
	 */
	private function limits(?DateValue $until, Moment $start): array {
		return match (true) {
			$until === null => [PHP_INT_MAX, PHP_INT_MAX],
			!$until->isUtc => [$until->lastLocal(), PHP_INT_MAX],
			$start->isDate => [max($until->local, $this->zones->floating->local($until->local)), PHP_INT_MAX],
			// Around a change of the clocks, local times tell less than instants.
			default => [$start->zone->local($until->local) + Civil::DAY, $until->local],
		};
	}

	/**
	 * @return \Generator<array{string, Property}> the values of all properties of a name
	 * @throws CannotExpand
	 */
	private function values(Component $event, string $name): \Generator {
		foreach (Properties::named($event, $name) as $property) {
			foreach (Properties::parts($property) as $value) {
				$this->budget->spend();
				yield [$value, $property];
			}
		}
	}

	private function moment(Property $property): Moment {
		return $this->read(implode(',', Properties::parts($property)), $property);
	}

	private function read(string $value, Property $property, bool $isPeriod = false): Moment {
		$date = DateValue::parse($value);
		$type = strtoupper(Properties::parameter($property, 'VALUE'));
		if ($type !== '' && $type !== ($isPeriod ? 'PERIOD' : ($date->isDate ? 'DATE' : 'DATE-TIME'))) {
			throw CannotExpand::notUnderstood("the $type '$value'");
		}
		$name = Properties::parameter($property, 'TZID');
		return new Moment($date->local, $date->isDate, match (true) {
			$date->isUtc => $this->zones->utc,
			$date->isDate || !$property->offsetExists('TZID') => $this->zones->floating,
			default => $this->zones->find($name),
		});
	}

	/** The day that a time means: the one written if it is midnight, else the one at that time in the zone of all-day events. */
	private function asDay(Moment $moment): Moment {
		$isMidnight = Civil::modulo($moment->local, Civil::DAY) === 0;
		$local = $isMidnight ? $moment->local : $this->zones->floating->local($moment->instant());
		return new Moment(Civil::floor($local, Civil::DAY) * Civil::DAY, true, $this->zones->floating);
	}
}
