<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Check;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Invitation\Answer\SeriesDates;
use OCA\RoomsApp\Model\Invitation\EventPart;
use OCA\RoomsApp\Model\Invitation\Fields;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;

/** The dates of an object, each with what its component says, such as its status. */
final class ToldDates {
	private const FIRST = '';

	public function __construct(private readonly OccurrenceExpander $expander) {
	}

	/**
	 * @param \DateTimeZone $zone of all-day and floating times
	 * @param int $from dates that end then or earlier are left out (Unix seconds)
	 * @param int $until a series without end is read up to then
	 * @param callable(VEvent): string $word
	 * @return ?list<array{Occurrence, string}> by start; null when the dates cannot be told
	 */
	public function read(VCalendar $object, \DateTimeZone $zone, int $from, int $until, callable $word): ?array {
		$occurrences = $this->expander->expand($object, $zone, $from, $until);
		if ($occurrences->problem !== null) {
			return null;
		}
		$words = [];
		$master = null;
		foreach (Fields::events($object) as $event) {
			$master ??= Fields::first($event, 'RECURRENCE-ID') === null ? $event : null;
		}
		$series = new SeriesDates($object, $master === null ? null : new EventPart($master, []), $zone);
		foreach (Fields::events($object) as $event) {
			$words['-' . ($event === $master ? self::FIRST : $series->id($event))] = $word($event);
		}
		return array_map(static fn (Occurrence $date): array => [
			$date,
			$words["-$date->recurrenceId"] ?? $words['-' . self::FIRST] ?? '',
		], $occurrences->list);
	}

	/** The same for dates at the same time. */
	public static function time(Occurrence $date): string {
		return "$date->start-$date->end";
	}

	/**
	 * Dates in a form that can be compared.
	 *
	 * @param list<array{Occurrence, string}> $dates
	 * @return array<string, string> what is said by time
	 */
	public static function byTime(array $dates): array {
		$byTime = [];
		foreach ($dates as [$date, $word]) {
			$byTime[self::time($date)] = $word;
		}
		ksort($byTime, SORT_STRING);
		return $byTime;
	}
}
