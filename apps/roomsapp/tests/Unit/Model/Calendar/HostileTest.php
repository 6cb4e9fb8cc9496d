<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Calendar;

use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Calendar\Problem;
use PHPUnit\Framework\Attributes\DataProvider;

/** Whatever an object says, its answer takes little time. */
final class HostileTest extends CalendarTestCase {
	private const START = "DTSTART:20260105T090000Z\nDURATION:PT1H\n";
	/** CPU time, on a slow machine. */
	private const SECONDS = 2.0;

	/** @return array<string, array{string, ?Problem, int}> event, problem, number of dates */
	public static function objects(): array {
		$list = static fn (int $first, int $last): string => implode(',', range($first, $last));
		$days = static fn (int $count): string => implode(',', array_map(
			static fn (int $day): string => gmdate('Ymd\T090000\Z', 1_767_600_000 + 86_400 * $day),
			range(1, $count),
		));
		$all = 'BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=' . $list(0, 23) . ';BYMINUTE=' . $list(0, 59) . ';BYSECOND=' . $list(0, 59);
		$never = 'BYMONTH=2;BYMONTHDAY=30';
		return [
			'weekly for two years' => [self::START . 'RRULE:FREQ=WEEKLY', null, 104],
			'every second' => [self::START . 'RRULE:FREQ=SECONDLY', Problem::TooMany, 0],
			'every second since 1970' => ["DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY", Problem::TooMany, 0],
			'a second of each day since 1970' => ["DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY;INTERVAL=86400", null, 729],
			'a thousand million seconds' => ["DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY;COUNT=999999999", null, 0],
			'daily since the year 1' => ["DTSTART:00010101T090000Z\nRRULE:FREQ=DAILY", null, 730],
			'daily until the year 9999' => [self::START . 'RRULE:FREQ=DAILY;UNTIL=99991231T000000Z', Problem::TooMany, 0],
			'a million days' => [self::START . 'RRULE:FREQ=DAILY;BYHOUR=9;COUNT=1000000', Problem::TooMany, 0],
			'as many dates as allowed' => [self::START . 'RRULE:FREQ=DAILY;COUNT=5000', null, OccurrenceExpander::MAX_OCCURRENCES],
			'one more' => [self::START . 'RRULE:FREQ=DAILY;COUNT=5001', Problem::TooMany, 0],
			'yearly for ever' => [self::START . 'RRULE:FREQ=YEARLY;INTERVAL=7;COUNT=999999999', null, 1_140],
			'30 February, by year' => [self::START . "RRULE:FREQ=YEARLY;COUNT=9;$never", null, 1],
			'30 February, by month' => [self::START . "RRULE:FREQ=MONTHLY;INTERVAL=7;COUNT=9;$never", null, 1],
			'30 February, by day' => [self::START . "RRULE:FREQ=DAILY;COUNT=9;$never", null, 1],
			'30 February, by hour' => [self::START . "RRULE:FREQ=HOURLY;COUNT=9;$never", null, 1],
			'30 February, by second' => [self::START . "RRULE:FREQ=SECONDLY;COUNT=9;$never", null, 1],
			'30 February, without end' => [self::START . "RRULE:FREQ=SECONDLY;$never", null, 1],
			'day 366 of week 1' => [self::START . 'RRULE:FREQ=YEARLY;COUNT=9;BYWEEKNO=20;BYYEARDAY=366', null, 1],
			'no second of any minute' => [
				self::START . 'RRULE:FREQ=SECONDLY;INTERVAL=2;BYSECOND=1;COUNT=9', Problem::TooMany, 0,
			],
			'the last second of each year' => [
				"DTSTART:20250101T090000Z\nDURATION:PT1H\nRRULE:FREQ=YEARLY;BYSETPOS=-1;$all", null, 3,
			],
			'all seconds of a year' => [self::START . "RRULE:FREQ=YEARLY;$all", Problem::TooMany, 0],
			'10,000 EXDATEs' => [self::START . "RRULE:FREQ=DAILY\nEXDATE:{$days(10_000)}", null, 1],
			'10,000 lines of EXDATE' => [self::START . "RRULE:FREQ=DAILY\nEXDATE:" . strtr($days(10_000), [',' => "\nEXDATE:"]), null, 1],
			'1 MB of RDATEs' => [self::START . 'RDATE:' . $days(60_000), Problem::TooMany, 0],
			'10,000 rules' => [self::START . str_repeat("RRULE:FREQ=DAILY;COUNT=100\n", 10_000), Problem::TooMany, 0],
			'10,000 overrides' => [self::overrides(10_000), Problem::TooMany, 0],
			'1,000 time zones' => [
				self::START . implode("\n", array_map(
					static fn (int $number): string => "EXDATE;TZID=Etc/GMT-$number:20260101T000000",
					range(1, 1_000),
				)), Problem::NotUnderstood, 0,
			],
			'a zone that changes each second' => [
				"BEGIN:VTIMEZONE\nTZID:x\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0100\n"
					. "RRULE:FREQ=SECONDLY\nEND:STANDARD\nEND:VTIMEZONE\n"
					. "BEGIN:VEVENT\nUID:1\nDTSTART;TZID=x:20260105T090000\nEND:VEVENT", Problem::TooMany, 0,
			],
		];
	}

	#[DataProvider('objects')]
	public function testIsAnsweredSoon(string $lines, ?Problem $problem, int $count): void {
		$calendar = self::calendar($lines);
		$zone = new \DateTimeZone('Europe/Amsterdam');
		$used = self::used();
		$found = (new OccurrenceExpander())->expand($calendar, $zone, 1_767_225_600, 1_830_297_600);
		$used = self::used() - $used;

		self::assertSame($problem, $found->problem);
		self::assertCount($count, $found->list);
		self::assertLessThan(self::SECONDS, $used);
	}

	/** A booking is checked while somebody waits: this is the usual one. */
	public function testAWeeklySeriesOfTwoYearsTakesNoNoticeableTime(): void {
		$least = INF;
		for ($try = 0; $try < 5; $try++) {
			$used = self::used();
			$found = self::expand("DTSTART;TZID=Europe/Amsterdam:20200106T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY");
			$least = min($least, self::used() - $used);
			self::assertCount(104, $found->list);
		}
		self::assertLessThan(0.005, $least);
	}

	/** @return array<string, array{int, int}> */
	public static function bounds(): array {
		return ['always' => [PHP_INT_MIN, PHP_INT_MAX], 'never' => [PHP_INT_MAX, PHP_INT_MIN]];
	}

	#[DataProvider('bounds')]
	public function testTakesAnyTimes(int $from, int $until): void {
		$calendar = self::calendar(self::START . 'RRULE:FREQ=YEARLY;INTERVAL=10');
		$found = (new OccurrenceExpander())->expand($calendar, new \DateTimeZone('Europe/Amsterdam'), $from, $until);

		self::assertNull($found->problem);
		self::assertCount($from < $until ? 798 : 0, $found->list);
	}

	private static function overrides(int $count): string {
		$text = "BEGIN:VEVENT\nUID:1\n" . self::START . "RRULE:FREQ=DAILY\nEND:VEVENT\n";
		for ($number = 1; $number <= $count; $number++) {
			$time = gmdate('Ymd\THis\Z', 1_767_600_000 + $number);
			$text .= "BEGIN:VEVENT\nUID:1\nRECURRENCE-ID:$time\nDTSTART:$time\nEND:VEVENT\n";
		}
		return $text;
	}

	/** CPU seconds of this process so far. */
	private static function used(): float {
		$usage = getrusage();
		self::assertIsInt($usage['ru_utime.tv_sec'] ?? null);
		self::assertIsInt($usage['ru_utime.tv_usec'] ?? null);
		return $usage['ru_utime.tv_sec'] + $usage['ru_utime.tv_usec'] / 1_000_000;
	}
}
