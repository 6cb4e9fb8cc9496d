<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Policy;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Policy\BookingPolicy;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Policy\Standing;
use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Model\Policy\Verdict;
use PHPUnit\Framework\TestCase;

/** Rooms, dates and what is taken, in few words: times are `2026-06-01 09:00` in the room's zone. */
abstract class PolicyTestCase extends TestCase {
	protected const ZONE = 'Europe/Berlin';
	protected const NOW = '2026-06-01 08:00';

	/** @param ?list<OpenHours> $hours */
	protected static function rules(
		bool $isActive = true,
		bool $autoAccept = true,
		string $zone = self::ZONE,
		?array $hours = null,
		?int $horizonDays = null,
		int $bufferBefore = 0,
		int $bufferAfter = 0,
		?int $shortest = null,
		?int $longest = null,
		bool $acceptsFreeDates = false,
	): RoomRules {
		return new RoomRules(
			$isActive, $autoAccept, new \DateTimeZone($zone), $hours, $horizonDays, $bufferBefore, $bufferAfter, $shortest, $longest,
			$acceptsFreeDates,
		);
	}

	protected static function time(string $time, string $zone = self::ZONE): int {
		return (new \DateTimeImmutable($time, new \DateTimeZone($zone)))->getTimestamp();
	}

	/** @param string $span `2026-06-01 09:00 - 2026-06-01 10:00`; the second day may be left out */
	protected static function date(string $span, string $zone = self::ZONE, bool $isAllDay = false, string $recurrenceId = ''): Occurrence {
		[$start, $end] = explode(' - ', $span);
		return new Occurrence(
			self::time($start, $zone), self::time(strlen($end) > 8 ? $end : substr($start, 0, 11) . $end, $zone), $recurrenceId, $isAllDay,
		);
	}

	protected static function allDay(string $from, string $until, string $zone = self::ZONE): Occurrence {
		return self::date("$from 00:00 - $until 00:00", $zone, true);
	}

	/** One event with this date. */
	protected static function single(Occurrence|string $date): Occurrences {
		return new Occurrences([$date instanceof Occurrence ? $date : self::date($date)], false, false, null);
	}

	/**
	 * A series with these dates; the original start of each is its start.
	 *
	 * @param list<string> $spans
	 */
	protected static function series(array $spans): Occurrences {
		return new Occurrences(array_map(static function (string $span): Occurrence {
			$date = self::date($span);
			return new Occurrence($date->start, $date->end, gmdate('Ymd\THis\Z', $date->start), false);
		}, $spans), true, false, null);
	}

	/**
	 * @param list<string> $spans
	 * @return list<Taken>
	 */
	protected static function taken(array $spans): array {
		return array_map(static function (string $span): Taken {
			$date = self::date($span);
			return new Taken($date->start, $date->end, 7);
		}, $spans);
	}

	/** @return list<Standing> what the booking has when all dates of the request were decided like this before */
	protected static function standing(Occurrences $asked, Verdict $verdict): array {
		return array_map(
			static fn (Occurrence $date): Standing => new Standing($date->recurrenceId, $date->start, $date->end, $verdict),
			$asked->list,
		);
	}

	/**
	 * @param list<Taken> $taken
	 * @param list<Standing> $standing
	 */
	protected static function decide(
		Occurrences $asked,
		RoomRules $rules,
		array $taken = [],
		array $standing = [],
		Role $role = Role::Booker,
		string $now = self::NOW,
	): Decision {
		return (new BookingPolicy())->decide($rules, $role, $asked, $taken, $standing, self::time($now, $rules->zone->getName()));
	}

	/** The decision in words: `declined: conflict`. */
	protected static function words(Decision|DateDecision $decision): string {
		return $decision->verdict->value . ($decision->cause === null ? '' : ": {$decision->cause->value}");
	}

	/** @return list<string> */
	protected static function dates(Decision $decision): array {
		return array_map(self::words(...), $decision->dates);
	}
}
