<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Calendar;

use PHPUnit\Framework\Attributes\DataProvider;

final class SeriesTest extends CalendarTestCase {
	private const DAILY = "DTSTART;TZID=Europe/Amsterdam:20260105T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3\n";
	private const DAYS = "DTSTART;VALUE=DATE:20260105\nRRULE:FREQ=DAILY;COUNT=3\n";

	/** @return array<string, array{string, list<string>}> event, and its dates in UTC */
	public static function series(): array {
		$single = "DTSTART:20260105T090000Z\nDURATION:PT1H\n";
		return [
			'without some dates' => [
				self::DAILY . "EXDATE;TZID=Europe/Amsterdam:20260105T090000,20260107T090000", ['20260106T0800/0900'],
			],
			'without a date named in UTC' => [self::DAILY . 'EXDATE:20260106T080000Z', ['20260105T0800/0900', '20260107T0800/0900']],
			'without a date named in another zone' => [
				self::DAILY . 'EXDATE;TZID=America/New_York:20260106T030000', ['20260105T0800/0900', '20260107T0800/0900'],
			],
			'without a floating date' => [self::DAILY . 'EXDATE:20260106T090000', ['20260105T0800/0900', '20260107T0800/0900']],
			'without a whole day' => [self::DAILY . 'EXDATE;VALUE=DATE:20260106', ['20260105T0800/0900', '20260107T0800/0900']],
			'EXDATE of another time means nothing' => [
				self::DAILY . 'EXDATE:20260106T090000Z', ['20260105T0800/0900', '20260106T0800/0900', '20260107T0800/0900'],
			],
			'all-day without a day' => [
				self::DAYS . 'EXDATE;VALUE=DATE:20260106', ['20260104T2300/20260105T2300', '20260106T2300/20260107T2300'],
			],
			'all-day without a day that has a time' => [
				self::DAYS . "EXDATE:20260105T000000\nEXDATE:20260106T230000Z", ['20260105T2300/20260106T2300'],
			],
			'all dates taken away' => [self::DAILY . 'EXDATE;VALUE=DATE:20260105,20260106,20260107', []],
			'dates added' => [
				$single . "RDATE:20260107T090000Z\nRDATE;TZID=Europe/Amsterdam:20260106T090000",
				['20260105T0900/1000', '20260106T0800/0900', '20260107T0900/1000'],
			],
			'a date added to a rule, and one that is there' => [
				self::DAILY . 'RDATE:20260105T080000Z,20260110T080000Z',
				['20260105T0800/0900', '20260106T0800/0900', '20260107T0800/0900', '20260110T0800/0900'],
			],
			'a date before the start' => [$single . 'RDATE:20260102T090000Z', ['20260102T0900/1000', '20260105T0900/1000']],
			'periods' => [
				$single . 'RDATE;VALUE=PERIOD:20260106T090000Z/20260106T120000Z,20260107T090000Z/PT30M',
				['20260105T0900/1000', '20260106T0900/1200', '20260107T0900/0930'],
			],
			'a period for a date of the rule' => [
				self::DAILY . 'RDATE;VALUE=PERIOD:20260106T080000Z/PT3H',
				['20260105T0800/0900', '20260106T0800/1100', '20260107T0800/0900'],
			],
			'a day added' => [
				self::DAYS . 'RDATE;VALUE=DATE:20260110',
				[
					'20260104T2300/20260105T2300', '20260105T2300/20260106T2300',
					'20260106T2300/20260107T2300', '20260109T2300/20260110T2300',
				],
			],
			'an added date taken away' => [$single . "RDATE:20260106T090000Z\nEXDATE:20260106T090000Z", ['20260105T0900/1000']],
			'two rules add up' => [
				$single . "RRULE:FREQ=DAILY;COUNT=2\nRRULE:FREQ=WEEKLY;COUNT=2",
				['20260105T0900/1000', '20260106T0900/1000', '20260112T0900/1000'],
			],
		];
	}

	/** @param list<string> $times */
	#[DataProvider('series')]
	public function testASeries(string $lines, array $times): void {
		$found = self::expand($lines);

		self::assertNull($found->problem);
		self::assertSame($times, self::times($found));
		self::assertTrue($found->isRecurring);
		self::assertFalse($found->isOpen);
	}

	/** @return array<string, array{string, list<string>}> overrides of the daily series, and its dates in UTC */
	public static function overrides(): array {
		return [
			'moved' => ["RECURRENCE-ID;TZID=Europe/Amsterdam:20260106T090000\nDTSTART:20260108T090000Z\nDURATION:PT2H", [
				'20260105T0800/0900 20260105T080000Z', '20260107T0800/0900 20260107T080000Z', '20260108T0900/1100 20260106T080000Z',
			]],
			'moved, named in UTC' => ["RECURRENCE-ID:20260106T080000Z\nDTSTART:20260106T100000Z\nDTEND:20260106T103000Z", [
				'20260105T0800/0900 20260105T080000Z', '20260106T1000/1030 20260106T080000Z', '20260107T0800/0900 20260107T080000Z',
			]],
			'named by its day' => ["RECURRENCE-ID;VALUE=DATE:20260106\nDTSTART:20260106T100000Z\nDURATION:PT1H", [
				'20260105T0800/0900 20260105T080000Z', '20260106T1000/1100 20260106T080000Z', '20260107T0800/0900 20260107T080000Z',
			]],
			'made a whole day' => ["RECURRENCE-ID:20260106T080000Z\nDTSTART;VALUE=DATE:20260110", [
				'20260105T0800/0900 20260105T080000Z', '20260107T0800/0900 20260107T080000Z',
				'20260109T2300/20260110T2300 20260106T080000Z',
			]],
			'cancelled' => ["RECURRENCE-ID:20260106T080000Z\nDTSTART:20260106T080000Z\nSTATUS:CANCELLED", [
				'20260105T0800/0900 20260105T080000Z', '20260107T0800/0900 20260107T080000Z',
			]],
			'outside of the rule' => ["RECURRENCE-ID:20260120T080000Z\nDTSTART:20260121T080000Z\nDURATION:PT1H", [
				'20260105T0800/0900 20260105T080000Z', '20260106T0800/0900 20260106T080000Z', '20260107T0800/0900 20260107T080000Z',
				'20260121T0800/0900 20260120T080000Z',
			]],
			'over before the time asked for' => ["RECURRENCE-ID:20260106T080000Z\nDTSTART:20251221T080000Z\nDURATION:PT1H", [
				'20260105T0800/0900 20260105T080000Z', '20260107T0800/0900 20260107T080000Z',
			]],
		];
	}

	/** @param list<string> $expected times and recurrence ids */
	#[DataProvider('overrides')]
	public function testAnOverride(string $override, array $expected): void {
		$found = self::expand(self::events(self::DAILY, $override));

		self::assertNull($found->problem);
		self::assertSame($expected, array_map(
			static fn (string $time, string $id): string => "$time $id",
			self::times($found),
			array_column($found->list, 'recurrenceId'),
		));
	}

	public function testAnOverrideOfAnAllDayDateMayHaveATime(): void {
		$found = self::expand(self::events(self::DAYS, "RECURRENCE-ID:20260105T230000Z\nDTSTART:20260106T090000Z\nDURATION:PT1H"));

		self::assertSame(['20260104T2300/20260105T2300', '20260106T0900/1000', '20260106T2300/20260107T2300'], self::times($found));
		self::assertSame(['20260105', '20260106', '20260107'], array_column($found->list, 'recurrenceId'));
	}

	public function testOfTwoOverridesOfADateTheNewerCounts(): void {
		$override = static fn (int $sequence, int $hour): string =>
			"RECURRENCE-ID:20260106T080000Z\nSEQUENCE:$sequence\nDTSTART:20260106T{$hour}0000Z\nDURATION:PT1H";

		foreach ([[$override(2, 12), $override(1, 11)], [$override(1, 11), $override(2, 12)]] as $overrides) {
			self::assertContains('20260106T1200/1300', self::times($found = self::expand(self::events(self::DAILY, ...$overrides))));
			self::assertCount(3, $found->list);
		}
	}

	public function testOfTwoOverridesOfADateThatAreAsOldTheLastCounts(): void {
		$found = self::expand(self::events(
			self::DAILY,
			"RECURRENCE-ID:20260106T080000Z\nDTSTART:20260106T110000Z\nDURATION:PT1H",
			"RECURRENCE-ID;TZID=Europe/Amsterdam:20260106T090000\nDTSTART:20260106T120000Z\nDURATION:PT1H",
		));

		self::assertSame(['20260105T0800/0900', '20260106T1200/1300', '20260107T0800/0900'], self::times($found));
	}

	public function testOverridesAloneAreDatesOfASeriesThatOthersKnow(): void {
		$found = self::expand(self::events("RECURRENCE-ID:20260106T080000Z\nDTSTART:20260106T100000Z\nDURATION:PT1H"));

		self::assertSame(['20260106T1000/1100'], self::times($found));
		self::assertSame(['20260106T080000Z'], array_column($found->list, 'recurrenceId'));
		self::assertTrue($found->isRecurring);
	}

	public function testACancelledSeriesHasNoDatesWhateverItsOverridesSay(): void {
		$override = "RECURRENCE-ID:20260106T080000Z\nDTSTART:20260106T100000Z\nDURATION:PT1H";

		self::assertSame([], self::expand(self::events(self::DAILY . 'STATUS:CANCELLED', $override))->list);
	}

	public function testASeriesWithoutEndIsCut(): void {
		$lines = "DTSTART:20260105T090000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY";
		$moved = "RECURRENCE-ID:20260106T090000Z\nDTSTART:20260301T090000Z\nDURATION:PT1H";
		$early = "RECURRENCE-ID:20260301T090000Z\nDTSTART:20260107T120000Z\nDURATION:PT1H";
		$found = self::expand(self::events($lines, $moved, $early), '2026-01-01', '2026-01-08');

		self::assertTrue($found->isOpen);
		self::assertSame(['20260105T0900/1000', '20260107T0900/1000', '20260107T1200/1300'], self::times($found));
	}

	public function testASeriesWithAnEndIsComplete(): void {
		$found = self::expand("DTSTART:20260105T090000Z\nDURATION:PT1H\nRRULE:FREQ=YEARLY;COUNT=10", '2026-01-01', '2026-01-08');

		self::assertFalse($found->isOpen);
		self::assertCount(10, $found->list);
	}

	public function testDatesAreInTheirOrder(): void {
		$found = self::expand("DTSTART:20260105T090000Z\nRDATE:20260120T090000Z,20260101T090000Z,20260110T090000Z", '2025-12-01');

		self::assertSame(['20260101T0900/0900', '20260105T0900/0900', '20260110T0900/0900', '20260120T0900/0900'], self::times($found));
	}

	private static function events(string ...$events): string {
		$event = static fn (string $lines): string => "BEGIN:VEVENT\nUID:1\n" . trim($lines) . "\nEND:VEVENT";
		return implode("\n", array_map($event, $events));
	}
}
