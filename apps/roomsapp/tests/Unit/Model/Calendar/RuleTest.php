<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Calendar;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use PHPUnit\Framework\Attributes\DataProvider;

final class RuleTest extends CalendarTestCase {
	/** @return array<string, array{string, string, string}> start, rule, and local dates: a comma continues within the month, then day */
	public static function rules(): array {
		return [
			'daily' => ['20260130T090000', 'FREQ=DAILY;COUNT=4', '20260130,31 20260201,02'],
			'every third day' => ['20260130T090000', 'FREQ=DAILY;INTERVAL=3;COUNT=3', '20260130 20260202,05'],
			'daily in one month' => ['20260129T090000', 'FREQ=DAILY;BYMONTH=1;COUNT=5', '20260129,30,31 20270101,02'],
			'until a UTC time' => ['20260105T090000', 'FREQ=DAILY;UNTIL=20260107T080000Z', '20260105,06,07'],
			'until just before' => ['20260105T090000', 'FREQ=DAILY;UNTIL=20260107T075959Z', '20260105,06'],
			'until a floating time' => ['20260105T090000', 'FREQ=DAILY;UNTIL=20260107T090000', '20260105,06,07'],
			'until a day, which counts' => ['20260105T090000', 'FREQ=DAILY;UNTIL=20260107', '20260105,06,07'],
			'days until a day' => ['20260105', 'FREQ=DAILY;UNTIL=20260107', '20260105,06,07'],
			'days until local midnight in UTC' => ['20260105', 'FREQ=DAILY;UNTIL=20260106T230000Z', '20260105,06,07'],
			'days until a UTC day' => ['20260105', 'FREQ=DAILY;UNTIL=20260107T000000Z', '20260105,06,07'],
			'until before the start' => ['20260105T090000', 'FREQ=DAILY;UNTIL=20260101T000000Z', '20260105'],
			'weekly' => ['20260105T090000', 'FREQ=WEEKLY;COUNT=3', '20260105,12,19'],
			'weekly on three days, from the middle' => [
				'20260107T090000', 'FREQ=WEEKLY;COUNT=5;BYDAY=MO,WE,FR', '20260107,09,12,14,16',
			],
			'every other week from Monday' => [
				'20260804T090000', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '20260804,09,18,23',
			],
			'every other week from Sunday' => [
				'20260804T090000', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '20260804,16,18,30',
			],
			'weekly in two months' => ['20260126T090000', 'FREQ=WEEKLY;COUNT=3;BYMONTH=1,4', '20260126 20260406,13'],
			'monthly on the 31st' => ['20260131T090000', 'FREQ=MONTHLY;COUNT=4', '20260131 20260331 20260531 20260731'],
			'the last of the month' => ['20260131T090000', 'FREQ=MONTHLY;COUNT=4;BYMONTHDAY=-1', '20260131 20260228 20260331 20260430'],
			'first and third from last' => ['20260101T090000', 'FREQ=MONTHLY;COUNT=4;BYMONTHDAY=1,-3', '20260101,29 20260201,26'],
			'first Friday' => ['20260102T090000', 'FREQ=MONTHLY;COUNT=3;BYDAY=1FR', '20260102 20260206 20260306'],
			'last Monday but one' => ['20260119T090000', 'FREQ=MONTHLY;COUNT=3;BYDAY=-2MO', '20260119 20260216 20260323'],
			'fifth Sunday' => ['20260329T090000', 'FREQ=MONTHLY;COUNT=3;BYDAY=5SU', '20260329 20260531 20260830'],
			'Friday the 13th' => ['20260213T090000', 'FREQ=MONTHLY;COUNT=3;BYDAY=FR;BYMONTHDAY=13', '20260213 20260313 20261113'],
			'Saturday after the first Sunday' => [
				'20260110T090000', 'FREQ=MONTHLY;COUNT=3;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13', '20260110 20260207 20260307',
			],
			'last workday' => [
				'20260130T090000', 'FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '20260130 20260227 20260331',
			],
			'third of three weekdays' => ['20260107T090000', 'FREQ=MONTHLY;COUNT=2;BYDAY=TU,WE,TH;BYSETPOS=3', '20260107 20260205'],
			'every 18 months' => ['20260110T090000', 'FREQ=MONTHLY;INTERVAL=18;COUNT=3', '20260110 20270710 20290110'],
			'yearly' => ['20260105T090000', 'FREQ=YEARLY;COUNT=3', '20260105 20270105 20280105'],
			'the leap day' => ['20280229T090000', 'FREQ=YEARLY;COUNT=3', '20280229 20320229 20360229'],
			'in two months' => ['20260610T090000', 'FREQ=YEARLY;COUNT=3;BYMONTH=6,7', '20260610 20260710 20270610'],
			'the 31st in a short month' => ['20260131T090000', 'FREQ=YEARLY;COUNT=3;BYMONTH=1,2', '20260131 20270131 20280131'],
			'a day of each month of each year' => ['20260115T090000', 'FREQ=YEARLY;COUNT=3;BYMONTHDAY=15', '20260115 20260215 20260315'],
			'days of the year' => ['20260101T090000', 'FREQ=YEARLY;COUNT=4;BYYEARDAY=1,100,-1', '20260101 20260410 20261231 20270101'],
			'the 366th day' => ['20281231T090000', 'FREQ=YEARLY;COUNT=2;BYYEARDAY=366', '20281231 20321231'],
			'the 20th Monday of the year' => ['20260518T090000', 'FREQ=YEARLY;COUNT=3;BYDAY=20MO', '20260518 20270517 20280515'],
			'the last Sunday of the year' => ['20261227T090000', 'FREQ=YEARLY;COUNT=2;BYDAY=-1SU', '20261227 20271226'],
			'Mondays of week 20' => ['20260511T090000', 'FREQ=YEARLY;COUNT=3;BYWEEKNO=20;BYDAY=MO', '20260511 20270517 20280515'],
			'week 20, on the weekday of the start' => ['20260513T090000', 'FREQ=YEARLY;COUNT=2;BYWEEKNO=20', '20260513 20270519'],
			'week 1 starts in the year before' => ['20251229T090000', 'FREQ=YEARLY;COUNT=2;BYWEEKNO=1;BYDAY=MO', '20251229 20270104'],
			'week 53' => ['20261228T090000', 'FREQ=YEARLY;COUNT=2;BYWEEKNO=53;BYDAY=MO', '20261228 20321227'],
			'the last week' => ['20261228T090000', 'FREQ=YEARLY;COUNT=2;BYWEEKNO=-1;BYDAY=MO', '20261228 20271227'],
			'every Thursday in March' => ['20270304T090000', 'FREQ=YEARLY;COUNT=5;BYMONTH=3;BYDAY=TH', '20270304,11,18,25 20280302'],
			'an election day' => [
				'20281107T090000', 'FREQ=YEARLY;INTERVAL=4;COUNT=2;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', '20281107 20321102',
			],
			'first workday of the year' => [
				'20260101T090000', 'FREQ=YEARLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', '20260101 20270101 20280103',
			],
			'a start that the rule does not name counts' => [
				'20260105T090000', 'FREQ=MONTHLY;COUNT=3;BYMONTHDAY=10', '20260105,10 20260210',
			],
			'times of an all-day rule mean nothing' => ['20260105', 'FREQ=DAILY;COUNT=2;BYHOUR=9;BYMINUTE=0', '20260105,06'],
			'numbers with a sign and zeros' => ['20260105T090000', 'FREQ=MONTHLY;INTERVAL=01;COUNT=02;BYMONTHDAY=+05', '20260105 20260205'],
		];
	}

	#[DataProvider('rules')]
	public function testDays(string $start, string $rule, string $days): void {
		$property = strlen($start) === 8 ? 'DTSTART;VALUE=DATE' : 'DTSTART;TZID=Europe/Amsterdam';
		$found = self::expand("$property:$start\nRRULE:$rule", '2025-01-01', '2040-01-01');

		$expected = [];
		foreach (explode(' ', $days) as $month) {
			foreach (explode(',', $month) as $day) {
				$expected[] = substr($month, 0, 8 - strlen($day)) . $day;
			}
		}
		$zone = new \DateTimeZone('Europe/Amsterdam');
		self::assertNull($found->problem);
		self::assertSame($expected, array_map(
			static fn (int $time): string => (new \DateTimeImmutable("@$time"))->setTimezone($zone)->format('Ymd'),
			array_column($found->list, 'start'),
		));
	}

	/** @return array<string, array{string, string, list<string>}> start in UTC, rule, dates in UTC */
	public static function timesOfDay(): array {
		return [
			'hours of days' => [
				'20260105T090000Z', 'FREQ=DAILY;COUNT=3;BYHOUR=9,17;BYMINUTE=0', ['20260105T0900', '20260105T1700', '20260106T0900'],
			],
			'hourly' => ['20260105T223000Z', 'FREQ=HOURLY;COUNT=3', ['20260105T2230', '20260105T2330', '20260106T0030']],
			'every seven hours' => [
				'20260105T220000Z', 'FREQ=HOURLY;INTERVAL=7;COUNT=3', ['20260105T2200', '20260106T0500', '20260106T1200'],
			],
			'hourly within some hours' => [
				'20260105T090000Z', 'FREQ=HOURLY;COUNT=3;BYHOUR=9,10', ['20260105T0900', '20260105T1000', '20260106T0900'],
			],
			'minutes of hours' => [
				'20260105T090000Z', 'FREQ=HOURLY;INTERVAL=2;COUNT=3;BYMINUTE=0,30', ['20260105T0900', '20260105T0930', '20260105T1100'],
			],
			'the last of the minutes of hours' => [
				'20260105T093000Z', 'FREQ=HOURLY;COUNT=2;BYMINUTE=0,15,30;BYSETPOS=-1', ['20260105T0930', '20260105T1030'],
			],
			'every 90 minutes' => [
				'20260105T230000Z', 'FREQ=MINUTELY;INTERVAL=90;COUNT=3', ['20260105T2300', '20260106T0030', '20260106T0200'],
			],
			'every 20 minutes of a working day' => [
				'20260105T104000Z', 'FREQ=MINUTELY;INTERVAL=20;COUNT=3;BYHOUR=9,10;BYDAY=MO,WE',
				['20260105T1040', '20260107T0900', '20260107T0920'],
			],
			'minutes by number' => ['20260105T090500Z', 'FREQ=MINUTELY;COUNT=2;BYMINUTE=5', ['20260105T0905', '20260105T1005']],
			'every half hour in seconds' => ['20260105T090000Z', 'FREQ=SECONDLY;INTERVAL=1800;COUNT=2', ['20260105T0900', '20260105T0930']],
			'seconds by number' => ['20260105T090000Z', 'FREQ=SECONDLY;COUNT=2;BYSECOND=0;BYMINUTE=0', ['20260105T0900', '20260105T1000']],
			'days of a year within an hourly rule' => [
				'20260101T230000Z', 'FREQ=HOURLY;COUNT=2;BYYEARDAY=1;BYHOUR=23', ['20260101T2300', '20270101T2300'],
			],
			'hours of a month, by position' => [
				'20260105T170000Z', 'FREQ=MONTHLY;COUNT=2;BYDAY=MO;BYHOUR=9,17;BYMINUTE=0;BYSETPOS=2', ['20260105T1700', '20260202T1700'],
			],
			'a leap second' => ['20260105T090059Z', 'FREQ=DAILY;COUNT=2;BYSECOND=60,59', ['20260105T0900', '20260106T0900']],
		];
	}

	/** @param list<string> $starts */
	#[DataProvider('timesOfDay')]
	public function testTimesOfDay(string $start, string $rule, array $starts): void {
		$found = self::expand("DTSTART:$start\nRRULE:$rule", '2026-01-01');

		self::assertNull($found->problem);
		self::assertSame(
			$starts,
			array_map(static fn (int $time): string => gmdate('Ymd\THi', $time), array_column($found->list, 'start')),
		);
	}

	public function testKeepsTheTimeOfDayOverAChangeOfTheClocks(): void {
		$found = self::expand("DTSTART;TZID=Europe/Amsterdam:20260322T023000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=3");

		self::assertSame(['20260322T0130/0230', '20260329T0130/0230', '20260405T0030/0130'], self::times($found));
	}

	/** The hour that is left out and the one after it are the same instant, which is one date. */
	public function testAnHourlySeriesHasNoDateTwice(): void {
		$found = self::expand("DTSTART;TZID=Europe/Amsterdam:20260329T013000\nDURATION:PT1H\nRRULE:FREQ=HOURLY;COUNT=4");

		self::assertSame(['20260329T0030/0130', '20260329T0130/0230', '20260329T0230/0330'], self::times($found));
	}

	/** @return list<array{string}> */
	public static function openRules(): array {
		return array_map(static fn (string $rule): array => [$rule], [
			'FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,SU;WKST=SU',
			'FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=-1,31', 'FREQ=MONTHLY;BYDAY=5MO,-5FR',
			'FREQ=YEARLY;INTERVAL=3;BYMONTH=2,6;BYDAY=-1SU', 'FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1,-1;BYDAY=MO,SU',
			'FREQ=HOURLY;INTERVAL=71;BYMINUTE=0,30',
			'FREQ=MINUTELY;INTERVAL=1001;BYHOUR=9,10', 'FREQ=SECONDLY;INTERVAL=100003', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-2',
		]);
	}

	/** Old series are not gone through from their start: what is found is the same. */
	#[DataProvider('openRules')]
	public function testFindsLaterDatesWithoutTheEarlierOnes(string $rule): void {
		$lines = "DTSTART;TZID=Europe/Amsterdam:20150105T090000\nDURATION:PT1H\nRRULE:$rule";
		$all = self::expand($lines, '2014-01-01', '2026-01-01');
		$late = self::expand($lines, '2024-02-10', '2026-01-01');

		self::assertNull($all->problem);
		self::assertTrue($all->isOpen);
		self::assertNotSame([], $late->list);
		self::assertEquals(array_slice($all->list, -count($late->list)), $late->list);
		self::assertCount(count($late->list), array_filter(
			$all->list,
			static fn (Occurrence $one): bool => $one->end > strtotime('2024-02-10 UTC'),
		));
	}
}
