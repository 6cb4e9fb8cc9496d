<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Calendar;

use PHPUnit\Framework\Attributes\DataProvider;

final class EventTimesTest extends CalendarTestCase {
	/** @return array<string, array{string, list<string>}> event, and its dates in UTC */
	public static function events(): array {
		$amsterdam = 'TZID=Europe/Amsterdam';
		return [
			'UTC with end' => ["DTSTART:20260105T090000Z\nDTEND:20260105T100000Z", ['20260105T0900/1000']],
			'UTC with duration' => ["DTSTART:20260105T090000Z\nDURATION:PT1H30M", ['20260105T0900/1030']],
			'UTC without either' => ['DTSTART:20260105T090000Z', ['20260105T0900/0900']],
			'in a zone' => ["DTSTART;$amsterdam:20260705T090000\nDTEND;$amsterdam:20260705T100000", ['20260705T0700/0800']],
			'ends in another zone' => [
				"DTSTART;$amsterdam:20260705T090000\nDTEND;TZID=America/New_York:20260705T050000", ['20260705T0700/0900'],
			],
			'floating: in the zone of the room' => ["DTSTART:20260105T090000\nDTEND:20260105T100000", ['20260105T0800/0900']],
			'UTC with a needless zone' => ["DTSTART;$amsterdam:20260105T090000Z\nDURATION:PT1H", ['20260105T0900/1000']],
			'a day' => ['DTSTART;VALUE=DATE:20260105', ['20260104T2300/20260105T2300']],
			'a day that VALUE does not name' => ['DTSTART:20260105', ['20260104T2300/20260105T2300']],
			'three days' => ["DTSTART;VALUE=DATE:20260105\nDTEND;VALUE=DATE:20260108", ['20260104T2300/20260107T2300']],
			'three days by duration' => ["DTSTART;VALUE=DATE:20260105\nDURATION:P3D", ['20260104T2300/20260107T2300']],
			'a day that ends on itself' => [
				"DTSTART;VALUE=DATE:20260105\nDTEND;VALUE=DATE:20260105", ['20260104T2300/20260105T2300'],
			],
			'the day of 23 hours' => ['DTSTART;VALUE=DATE:20260329', ['20260328T2300/20260329T2200']],
			'the day of 25 hours' => ['DTSTART;VALUE=DATE:20261025', ['20261024T2200/20261025T2300']],
			'a day by the calendar over a change' => ["DTSTART;$amsterdam:20260328T120000\nDURATION:P1D", ['20260328T1100/20260329T1000']],
			'24 hours by the clock over a change' => [
				"DTSTART;$amsterdam:20260328T120000\nDURATION:PT24H", ['20260328T1100/20260329T1100'],
			],
			'a week and a day' => ["DTSTART:20260105T090000Z\nDURATION:P1W1D", ['20260105T0900/20260113T0900']],
			'a time that the clocks leave out' => ["DTSTART;$amsterdam:20260329T023000\nDURATION:PT1H", ['20260329T0130/0230']],
			'a time that the clocks show twice' => ["DTSTART;$amsterdam:20261025T023000\nDURATION:PT2H", ['20261025T0030/0230']],
			'half an hour left out' => ["DTSTART;TZID=Australia/Lord_Howe:20261004T021500\nDURATION:PT1H", ['20261003T1545/1645']],
			'half an hour twice' => ["DTSTART;TZID=Australia/Lord_Howe:20260405T014500\nDURATION:PT1H", ['20260404T1445/1545']],
			'a day left out' => ["DTSTART;TZID=Pacific/Apia:20111230T120000\nDURATION:PT1H", ['20111230T2200/2300']],
			'a Windows zone' => ["DTSTART;TZID=W. Europe Standard Time:20260705T090000\nDURATION:PT1H", ['20260705T0700/0800']],
			'a leap second' => ["DTSTART:20260105T085960Z\nDURATION:PT1H", ['20260105T0859/0959']],
			'over before the time asked for' => ["DTSTART:20100105T090000Z\nDTEND:20100105T100000Z", []],
			'still going on' => ["DTSTART:20100105T090000Z\nDTEND:20260101T000001Z", ['20100105T0900/20260101T0000']],
			'cancelled' => ["DTSTART:20260105T090000Z\nDURATION:PT1H\nSTATUS:CANCELLED", []],
			'transparent' => ["DTSTART:20260105T090000Z\nDURATION:PT1H\nTRANSP:TRANSPARENT", ['20260105T0900/1000']],
		];
	}

	/** @param list<string> $times */
	#[DataProvider('events')]
	public function testOneEvent(string $lines, array $times): void {
		$found = self::expand($lines, str_contains($lines, 'Apia') ? '2011-01-01' : '2026-01-01');

		self::assertNull($found->problem);
		self::assertSame($times, self::times($found));
		self::assertFalse($found->isRecurring);
		self::assertFalse($found->isOpen);
	}

	public function testNamesTheOriginalStartOfADateInUtcOrAsADay(): void {
		$timed = self::expand("DTSTART;TZID=Europe/Amsterdam:20260705T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2");
		$allDay = self::expand("DTSTART;VALUE=DATE:20260705\nRRULE:FREQ=DAILY;COUNT=2");

		self::assertSame(['20260705T070000Z', '20260706T070000Z'], array_column($timed->list, 'recurrenceId'));
		self::assertSame(['20260705', '20260706'], array_column($allDay->list, 'recurrenceId'));
		self::assertSame([[false, false], [true, true]], [array_column($timed->list, 'isAllDay'), array_column($allDay->list, 'isAllDay')]);
		self::assertSame('', self::expand("DTSTART:20260105T090000Z\nDURATION:PT1H")->list[0]->recurrenceId);
	}

	public function testEachDateLastsAsLongByTheClockAsDtendSays(): void {
		$zone = 'TZID=Europe/Amsterdam';
		$found = self::expand("DTSTART;$zone:20260327T120000\nDTEND;$zone:20260328T120000\nRRULE:FREQ=DAILY;COUNT=3");

		self::assertSame(
			['20260327T1100/20260328T1100', '20260328T1100/20260329T1100', '20260329T1000/20260330T1000'],
			self::times($found),
		);
	}

	public function testEachDateLastsAsManyDaysAsDurationSays(): void {
		$found = self::expand("DTSTART;TZID=Europe/Amsterdam:20260327T120000\nDURATION:P1DT1H\nRRULE:FREQ=DAILY;COUNT=3");

		self::assertSame(
			['20260327T1100/20260328T1200', '20260328T1100/20260329T1100', '20260329T1000/20260330T1100'],
			self::times($found),
		);
	}

	public function testAnObjectWithoutEventsHasNoDates(): void {
		$found = self::expand("BEGIN:VTODO\nUID:1\nDUE:20260105T090000Z\nEND:VTODO");

		self::assertSame([], $found->list);
		self::assertNull($found->problem);
	}
}
