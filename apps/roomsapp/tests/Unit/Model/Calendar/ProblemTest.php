<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Calendar;

use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Calendar\Problem;
use PHPUnit\Framework\Attributes\DataProvider;
use Sabre\VObject\Component\VCalendar;

final class ProblemTest extends CalendarTestCase {
	private const START = "DTSTART:20260105T090000Z\nDURATION:PT1H\n";

	/** @return array<string, array{string}> */
	public static function notUnderstood(): array {
		$event = static fn (string $lines): string => "BEGIN:VEVENT\nUID:1\n$lines\nEND:VEVENT\n";
		$override = "RECURRENCE-ID:20260106T090000Z\nDTSTART:20260106T100000Z\n";
		$cases = [
			'DURATION:PT1H', 'DTSTART:', 'DTSTART:20260105T090000Z,20260106T090000Z', 'DTSTART:2026-01-05T09:00:00Z', 'DTSTART:20260230',
			'DTSTART:20261301T090000', 'DTSTART:20260105T240000', 'DTSTART:20260105T096000', 'DTSTART:20260105T090000+0100',
			'DTSTART:tomorrow', 'DTSTART;VALUE=DATE:20260105T090000', 'DTSTART;VALUE=DATE-TIME:20260105', 'DTSTART;VALUE=TEXT:20260105',
			'DTSTART;TZID=Nowhere/Else:20260105T090000', 'DTSTART;TZID="":20260105T090000',
			"DTSTART:20260105T090000Z\nDTSTART:20260106T090000Z", "DTSTART:20260105T090000Z\nDTEND:20260105T085959Z",
			"DTSTART;VALUE=DATE:20260105\nDTEND;VALUE=DATE:20260104", "DTSTART;VALUE=DATE:20260105\nDTEND:20260106T090000Z",
			"DTSTART:20260105T090000Z\nDTEND;VALUE=DATE:20260106",
			"DTSTART:20260105T090000Z\nDTEND:20260105T100000Z\nDTEND:20260105T110000Z",
			...array_map(static fn (string $duration): string => "DTSTART:20260105T090000Z\nDURATION:$duration", [
				'-PT1H', 'P', 'PT', '1H', 'PT1H30', 'P1M', 'P1H', 'P99999999D', 'P9999999W', '',
			]),
			...array_map(static fn (string $rule): string => self::START . "RRULE:$rule", [
				'COUNT=3', 'FREQ=HOURS', 'FREQ=DAILY;COUNT=0', 'FREQ=DAILY;COUNT=-1', 'FREQ=DAILY;COUNT=a', 'FREQ=DAILY;COUNT=1,2',
				'FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;INTERVAL=1.5', 'FREQ=DAILY;INTERVAL=9999999999', 'FREQ=DAILY;UNTIL=never',
				'FREQ=DAILY;BYEASTER=0', 'FREQ=DAILY;X-A=1', 'RSCALE=CHINESE;FREQ=YEARLY', 'FREQ=MONTHLY;SKIP=BACKWARD',
				'FREQ=DAILY;BYMONTH=13', 'FREQ=DAILY;BYMONTH=0', 'FREQ=DAILY;BYMONTH=5L',
				'FREQ=MONTHLY;BYMONTHDAY=32', 'FREQ=MONTHLY;BYMONTHDAY=0',
				'FREQ=WEEKLY;BYMONTHDAY=1', 'FREQ=MONTHLY;BYYEARDAY=1', 'FREQ=YEARLY;BYYEARDAY=367', 'FREQ=YEARLY;BYWEEKNO=54',
				'FREQ=MONTHLY;BYWEEKNO=1', 'FREQ=WEEKLY;BYDAY=1MO', 'FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO', 'FREQ=MONTHLY;BYDAY=0MO',
				'FREQ=MONTHLY;BYDAY=54MO', 'FREQ=WEEKLY;BYDAY=XX', 'FREQ=WEEKLY;BYDAY=MO,', 'FREQ=WEEKLY;WKST=1', 'FREQ=DAILY;BYHOUR=24',
				'FREQ=DAILY;BYHOUR=-1', 'FREQ=DAILY;BYMINUTE=60', 'FREQ=DAILY;BYSECOND=61',
				'FREQ=DAILY;BYSETPOS=0', 'FREQ=DAILY;BYSETPOS=367',
			]),
			"DTSTART;VALUE=DATE:20260105\nRRULE:FREQ=HOURLY", self::START . 'EXRULE:FREQ=DAILY', self::START . 'EXDATE:20260105T09',
			self::START . 'EXDATE;TZID=Nowhere/Else:20260106T090000', self::START . 'RDATE;VALUE=DATE:20260106',
			"DTSTART;VALUE=DATE:20260105\nRDATE:20260106T090000Z", self::START . 'RDATE;VALUE=PERIOD:20260106T090000Z/20260106T080000Z',
			self::START . 'RDATE;VALUE=PERIOD:20260106T090000Z/PT-1H', self::START . 'RDATE;VALUE=PERIOD:20260106T090000Z',
			$event(self::START . 'RRULE:FREQ=DAILY') . $event(strtr($override, ['-ID' => '-ID;RANGE=THISANDFUTURE'])),
			$event(self::START . 'RRULE:FREQ=DAILY') . $event("{$override}RRULE:FREQ=DAILY"),
			$event(self::START . 'RRULE:FREQ=DAILY') . $event('RECURRENCE-ID:20260106T090000Z'),
			$event(self::START . 'RRULE:FREQ=DAILY') . $event("$override\nRECURRENCE-ID:20260107T090000Z"),
			$event(self::START) . $event(self::START),
			$event(self::START) . "BEGIN:VEVENT\nUID:2\n{$override}END:VEVENT\n",
		];
		return array_combine(array_map(static fn (string $lines): string => strtr($lines, "\n", ' '), $cases), array_map(
			static fn (string $lines): array => [$lines],
			$cases,
		));
	}

	#[DataProvider('notUnderstood')]
	public function testWhatIsNotCertainIsAProblem(string $lines): void {
		$found = self::expand($lines);

		self::assertSame(Problem::NotUnderstood, $found->problem);
		self::assertSame([], $found->list);
	}

	public function testReadsWhatWasMadeInPhp(): void {
		$found = self::made(['FREQ' => 'DAILY', 'COUNT' => 2, 'BYHOUR' => [9, 10]]);

		self::assertSame(['20260105T080000Z', '20260105T090000Z'], array_column($found->list, 'recurrenceId'));
	}

	/** Ignoring a part would free dates, or the whole series. */
	public function testAPartOfARuleWithoutAValueIsAProblem(): void {
		foreach (['BYMONTH', 'BYDAY', 'COUNT', 'BYHOUR'] as $part) {
			self::assertSame(Problem::NotUnderstood, self::made(['FREQ' => 'DAILY', $part => []])->problem);
		}
	}

	/** @param array<string, mixed> $rule */
	private static function made(array $rule): Occurrences {
		$zone = new \DateTimeZone('Europe/Amsterdam');
		$calendar = new VCalendar();
		$calendar->add('VEVENT', ['UID' => '1', 'DTSTART' => new \DateTimeImmutable('2026-01-05 09:00', $zone), 'RRULE' => $rule]);
		return (new OccurrenceExpander())->expand($calendar, $zone, 0, 2_000_000_000);
	}
}
