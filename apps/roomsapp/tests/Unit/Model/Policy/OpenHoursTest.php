<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Policy;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Policy\OpenHours;
use PHPUnit\Framework\Attributes\DataProvider;

/** Dates and the hours of a room, also where the clock changes. */
final class OpenHoursTest extends PolicyTestCase {
	private const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
	private const WORK_DAYS = [1, 2, 3, 4, 5];

	/** @return iterable<string, array{bool, list<OpenHours>, string}> 2026-06-05 is a Friday */
	public static function weeks(): iterable {
		$office = [new OpenHours(self::WORK_DAYS, 480, 1_080)];
		yield 'the whole time' => [true, $office, '2026-06-05 08:00 - 18:00'];
		yield 'a second before' => [false, $office, '2026-06-05 07:59:59 - 18:00'];
		yield 'a second after' => [false, $office, '2026-06-05 08:00 - 18:00:01'];
		yield 'another day of the week' => [false, $office, '2026-06-06 10:00 - 11:00'];
		yield 'over night' => [false, $office, '2026-06-04 17:00 - 2026-06-05 09:00'];
		$seamless = [new OpenHours([5], 480, 720), new OpenHours([5], 720, 1_080)];
		yield 'in the first of two hours that touch' => [true, $seamless, '2026-06-05 08:00 - 12:00'];
		yield 'in the second of two hours that touch' => [true, $seamless, '2026-06-05 12:00 - 13:00'];
		yield 'across two hours that touch' => [false, $seamless, '2026-06-05 11:00 - 13:00'];
		yield 'in one of two hours that overlap' =>
			[true, [new OpenHours([5], 480, 720), new OpenHours([5], 660, 1_080)], '2026-06-05 11:00 - 13:00'];
		yield 'in the hours of another day' =>
			[false, [new OpenHours([4], 480, 1_080), new OpenHours([5], 480, 720)], '2026-06-05 11:00 - 13:00'];
		$evening = [new OpenHours(self::EVERY_DAY, 1_080, OpenHours::MIDNIGHT)];
		yield 'until midnight' => [true, $evening, '2026-06-05 20:00 - 2026-06-06 00:00'];
		yield 'a second past midnight' => [false, $evening, '2026-06-05 20:00 - 2026-06-06 00:00:01'];
		$always = [new OpenHours(self::EVERY_DAY, 0, OpenHours::MIDNIGHT)];
		yield 'from midnight to midnight' => [true, $always, '2026-06-05 00:00 - 2026-06-06 00:00'];
		yield 'across midnight, though both days are open' => [false, $always, '2026-06-05 23:00 - 2026-06-06 01:00'];
		yield 'two days, though both are open' => [false, $always, '2026-06-05 00:00 - 2026-06-07 00:00'];
		yield 'Sunday is 0' => [true, [new OpenHours([0], 480, 1_080)], '2026-06-07 10:00 - 11:00'];
		yield 'Saturday is 6' => [true, [new OpenHours([6], 480, 1_080)], '2026-06-06 10:00 - 11:00'];
		yield 'before 1970' => [true, [new OpenHours([3], 480, 1_080)], '1969-12-24 10:00 - 11:00'];
		yield 'a long time from now' => [true, [new OpenHours([1], 480, 1_080)], '2060-07-05 08:00 - 18:00'];
	}

	/** @param list<OpenHours> $hours */
	#[DataProvider('weeks')]
	public function testADateFitsIntoOneOfTheHours(bool $fits, array $hours, string $span): void {
		self::assertSame($fits, self::fits($hours, self::date($span)));
	}

	public function testAWholeDayNeedsAWholeDay(): void {
		$day = self::allDay('2026-06-05', '2026-06-06');
		self::assertFalse(self::fits([new OpenHours(self::EVERY_DAY, 480, 1_080)], $day));
		self::assertTrue(self::fits([new OpenHours([5], 0, OpenHours::MIDNIGHT)], $day));
		self::assertFalse(self::fits([new OpenHours([5], 0, 1_439)], $day));
		self::assertTrue(self::fits(null, self::allDay('2026-06-05', '2026-06-12')));
	}

	/** @return iterable<string, array{bool, string, string}> the date in UTC, in a room that is open from 9 to 17 on work days */
	public static function zones(): iterable {
		yield 'New York, from nine on' => [true, 'America/New_York', '2026-06-05 13:00 - 14:00'];
		yield 'New York, before nine' => [false, 'America/New_York', '2026-06-05 12:59 - 14:00'];
		yield 'New York, Friday afternoon is Friday evening in UTC' => [true, 'America/New_York', '2026-06-05 20:00 - 21:00'];
		yield 'Auckland, Friday morning is Thursday evening in UTC' => [true, 'Pacific/Auckland', '2026-06-04 21:00 - 22:00'];
		yield 'Auckland, Saturday morning is Friday evening in UTC' => [false, 'Pacific/Auckland', '2026-06-05 21:00 - 22:00'];
		yield 'Kolkata, half an hour off' => [true, 'Asia/Kolkata', '2026-06-05 03:30 - 11:30'];
		yield 'Kolkata, a minute before' => [false, 'Asia/Kolkata', '2026-06-05 03:29 - 11:30'];
		yield 'Kathmandu, three quarters off' => [true, 'Asia/Kathmandu', '2026-06-05 03:15 - 11:15'];
		yield 'an offset only' => [true, '-03:00', '2026-06-05 12:00 - 20:00'];
		yield 'an offset only, a minute after' => [false, '-03:00', '2026-06-05 12:00 - 20:01'];
		yield 'UTC' => [true, 'UTC', '2026-06-05 09:00 - 17:00'];
		yield 'Kiritimati, 14 hours ahead' => [true, 'Pacific/Kiritimati', '2026-06-04 19:00 - 2026-06-05 03:00'];
	}

	#[DataProvider('zones')]
	public function testHoursAreThoseOfTheRoomsZone(bool $fits, string $zone, string $span): void {
		self::assertSame($fits, self::fits([new OpenHours(self::WORK_DAYS, 540, 1_020)], self::date($span, 'UTC'), $zone));
	}

	/**
	 * The hours are minutes of the day, the date is in UTC. Clocks in Berlin skip 02:00 to 03:00 (01:00 UTC) on 2026-03-29, and
	 * repeat it (from 00:00 UTC) on 2026-10-25.
	 *
	 * @return iterable<string, array{bool, int, int, string, 4?: string}>
	 */
	public static function clockChanges(): iterable {
		$spring = '2026-03-29';
		yield 'the day with 23 hours' => [true, 0, 1_440, '2026-03-28 23:00 - 2026-03-29 22:00'];
		yield 'the day with 23 hours, a second more' => [false, 0, 1_440, '2026-03-28 23:00 - 2026-03-29 22:00:01'];
		yield 'the day with 25 hours' => [true, 0, 1_440, '2026-10-24 22:00 - 2026-10-25 23:00'];
		yield 'the day with 25 hours, a second more' => [false, 0, 1_440, '2026-10-24 22:00 - 2026-10-25 23:00:01'];
		yield 'after the skipped hour' => [true, 480, 1_080, "$spring 06:00 - 16:00"];
		yield 'after the skipped hour, as in winter' => [false, 480, 1_080, "$spring 07:00 - 17:00"];
		yield 'after the repeated hour' => [true, 480, 1_080, '2026-10-25 07:00 - 17:00'];
		yield 'open from a time that is skipped: opens when the clock is past it' => [true, 150, 600, "$spring 01:00 - 02:00"];
		yield 'open from a time that is skipped, a second before' => [false, 150, 600, "$spring 00:59:59 - 02:00"];
		yield 'open until a time that is skipped: closes when the clock passes it' => [true, 60, 150, "$spring 00:00 - 01:00"];
		yield 'open until a time that is skipped, a second after' => [false, 60, 150, "$spring 00:00 - 01:00:01"];
		yield 'booked at 02:30 where it is skipped, which is 03:30' => [true, 180, 600, "$spring 01:30 - 02:30"];
		yield 'open only while it is skipped' => [false, 120, 180, "$spring 01:00 - 01:30"];
		yield 'open from a time that comes twice: from the first time on' => [true, 150, 600, '2026-10-25 00:30 - 02:00'];
		yield 'open from a time that comes twice, a second before the first' => [false, 150, 600, '2026-10-25 00:29:59 - 02:00'];
		yield 'open until a time that comes twice: until the second time' => [true, 60, 150, '2026-10-24 23:00 - 2026-10-25 01:30'];
		yield 'open until a time that comes twice, a second after the second' => [false, 60, 150, '2026-10-24 23:00 - 2026-10-25 01:30:01'];
		yield 'New York, the day with 23 hours' => [true, 0, 1_440, '2026-03-08 05:00 - 2026-03-09 04:00', 'America/New_York'];
		yield 'New York, the day with 25 hours' => [true, 0, 1_440, '2026-11-01 04:00 - 2026-11-02 05:00', 'America/New_York'];
		yield 'Sydney, the day with 25 hours' => [true, 0, 1_440, '2026-04-04 13:00 - 2026-04-05 14:00', 'Australia/Sydney'];
		yield 'Lord Howe, the day with 23 and a half hours' =>
			[true, 0, 1_440, '2026-10-03 13:30 - 2026-10-04 13:00', 'Australia/Lord_Howe'];
		yield 'Lord Howe, a second more' => [false, 0, 1_440, '2026-10-03 13:30 - 2026-10-04 13:00:01', 'Australia/Lord_Howe'];
		yield 'Santiago, a day without midnight' => [true, 0, 1_440, '2026-09-06 04:00 - 2026-09-07 03:00', 'America/Santiago'];
		yield 'Santiago, the day before it' => [true, 0, 1_440, '2026-09-05 04:00 - 2026-09-06 04:00', 'America/Santiago'];
		yield 'Santiago, the day before it, a second more' =>
			[false, 0, 1_440, '2026-09-05 04:00 - 2026-09-06 04:00:01', 'America/Santiago'];
		yield 'Santiago, a day whose last hour comes twice' => [true, 0, 1_440, '2026-04-04 03:00 - 2026-04-05 04:00', 'America/Santiago'];
		yield 'Casablanca, in the hour that Ramadan repeats' => [true, 120, 180, '2026-02-15 01:00 - 03:00', 'Africa/Casablanca'];
		yield 'Apia, the day after the one that was skipped' => [true, 0, 1_440, '2011-12-30 10:00 - 2011-12-31 10:00', 'Pacific/Apia'];
	}

	#[DataProvider('clockChanges')]
	public function testHoursOnDaysOnWhichTheClockChanges(
		bool $fits,
		int $from,
		int $until,
		string $span,
		string $zone = self::ZONE,
	): void {
		self::assertSame($fits, self::fits([new OpenHours(self::EVERY_DAY, $from, $until)], self::date($span, 'UTC'), $zone));
	}

	/** @return iterable<string, array{string}> */
	public static function manyZones(): iterable {
		foreach ([
			'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Africa/Casablanca', 'Asia/Tehran', 'UTC',
		] as $zone) {
			yield $zone => [$zone];
		}
	}

	/** Compared with the plain reading of the clock, on each quarter of an hour for two years, where the clock does not repeat it. */
	#[DataProvider('manyZones')]
	public function testEachQuarterOfAnHourIsAsTheClockShowsIt(string $zone): void {
		$hours = [new OpenHours(self::WORK_DAYS, 105, 165), new OpenHours([0], 1_380, 1_440)];
		$place = new \DateTimeZone($zone);
		$dates = $expected = [];
		$first = self::time('2026-01-01 00:00', 'UTC');
		for ($start = $first; $start < $first + 730 * 86_400; $start += 900) {
			$clock = (new \DateTimeImmutable("@$start"))->setTimezone($place);
			foreach ([-3_600, -1_800, 1_800, 3_600] as $seconds) {
				if ($clock->format('H:i') === (new \DateTimeImmutable('@' . ($start + $seconds)))->setTimezone($place)->format('H:i')) {
					continue 2;
				}
			}
			$minute = (int)$clock->format('G') * 60 + (int)$clock->format('i');
			$isSunday = $clock->format('w') === '0';
			$dates[] = new Occurrence($start, $start + 60, '', false);
			$expected[] = $isSunday ? $minute >= 1_380 : ($clock->format('w') !== '6' && $minute >= 105 && $minute < 165);
		}
		self::assertGreaterThan(69_000, count($dates));
		self::assertSame($expected, self::allFit($hours, $dates, $zone));
	}

	/** @param ?list<OpenHours> $hours */
	private static function fits(?array $hours, Occurrence $date, string $zone = self::ZONE): bool {
		return self::allFit($hours, [$date], $zone)[0];
	}

	/**
	 * @param ?list<OpenHours> $hours
	 * @param list<Occurrence> $dates
	 * @return list<bool>
	 */
	private static function allFit(?array $hours, array $dates, string $zone): array {
		$asked = new Occurrences($dates, true, false, null);
		$decided = self::decide($asked, self::rules(zone: $zone, hours: $hours, acceptsFreeDates: true), now: '1960-01-01 00:00');
		return array_map(static fn (string $words): bool => $words === 'accepted', self::dates($decided));
	}
}
