<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Calendar;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Problem;
use PHPUnit\Framework\Attributes\DataProvider;

final class OwnZoneTest extends CalendarTestCase {
	private const AMSTERDAM = [
		'BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
		'END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200',
		'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT',
	];
	private const NEW_YORK = [
		'BEGIN:DAYLIGHT', 'DTSTART:19870405T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400',
		'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z', 'END:DAYLIGHT',
		'BEGIN:STANDARD', 'DTSTART:19671029T020000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500',
		'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z', 'END:STANDARD',
		'BEGIN:DAYLIGHT', 'DTSTART:20070311T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
		'END:DAYLIGHT', 'BEGIN:STANDARD', 'DTSTART:20071104T020000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500',
		'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'END:STANDARD',
	];
	private const LISTED = [
		'BEGIN:STANDARD', 'DTSTART:20200101T000000', 'TZOFFSETFROM:+1030', 'TZOFFSETTO:+1030', 'END:STANDARD',
		'BEGIN:DAYLIGHT', 'DTSTART:20251005T020000', 'TZOFFSETFROM:+1030', 'TZOFFSETTO:+1100', 'RDATE:20261004T020000', 'END:DAYLIGHT',
		'BEGIN:STANDARD', 'DTSTART:20260405T020000', 'TZOFFSETFROM:+1100', 'TZOFFSETTO:+1030', 'RDATE:20270404T020000', 'END:STANDARD',
	];

	/** @return array<string, array{list<string>, string, string, string}> definition, the zone that it is, first date, until */
	public static function zones(): array {
		return [
			'Amsterdam, as Outlook defines it' => [self::AMSTERDAM, 'Europe/Amsterdam', '20260104T023000', '2028-01-01'],
			'Amsterdam, far from now' => [self::AMSTERDAM, 'Europe/Amsterdam', '21000103T023000', '2102-01-01'],
			'New York, when its rules changed' => [self::NEW_YORK, 'America/New_York', '20050102T013000', '2009-01-01'],
			'Lord Howe, with half an hour, listed' => [self::LISTED, 'Australia/Lord_Howe', '20260104T013000', '2027-06-01'],
		];
	}

	/** @param list<string> $definition */
	#[DataProvider('zones')]
	public function testAZoneOfTheObjectIsAsGoodAsANamedOne(array $definition, string $zone, string $start, string $until): void {
		$event = static fn (string $name): string => "BEGIN:VEVENT\nUID:1\n"
			. "DTSTART;TZID=$name:$start\nDURATION:P1D\nRRULE:FREQ=DAILY\nEND:VEVENT";
		$own = self::expand(self::zone('Our office', $definition) . $event('Our office'), '2005-01-01', $until);
		$named = self::expand($event($zone), '2005-01-01', $until);

		self::assertNull($own->problem);
		self::assertGreaterThan(500, count($own->list));
		self::assertEquals($named->list, $own->list);
	}

	public function testAKnownNameCountsMoreThanItsDefinition(): void {
		$wrong = ['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0500', 'TZOFFSETTO:+0500', 'END:STANDARD'];
		$found = self::expand(self::zone('Europe/Amsterdam', $wrong) . self::at('Europe/Amsterdam'));

		self::assertSame(['20260105T0800/0900'], self::times($found));
	}

	public function testADefinitionWithoutChangesMayNameTheZone(): void {
		$found = self::expand(self::zone('Our office', ['X-LIC-LOCATION:Europe/Amsterdam']) . self::at('Our office'));

		self::assertSame(['20260105T0800/0900'], self::times($found));
	}

	public function testBeforeItsFirstChangeAZoneHasTheOffsetThatTheChangeStartsFrom(): void {
		$definition = ['BEGIN:STANDARD', 'DTSTART:20300101T000000', 'TZOFFSETFROM:-0330', 'TZOFFSETTO:+0500', 'END:STANDARD'];

		self::assertSame(['20260105T1230/1330'], self::times(self::expand(self::zone('Our office', $definition) . self::at('Our office'))));
	}

	/** @return list<array{list<string>}> */
	public static function broken(): array {
		return [
			[[]],
			[['BEGIN:STANDARD', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100', 'END:STANDARD']],
			[['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100', 'END:STANDARD']],
			[['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:1', 'END:STANDARD']],
			[['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+9900', 'END:STANDARD']],
			[['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100', 'RRULE:FREQ=X', 'END:STANDARD']],
		];
	}

	/** @param list<string> $definition */
	#[DataProvider('broken')]
	public function testADefinitionThatIsOfNoUseIsAProblem(array $definition): void {
		self::assertSame(Problem::NotUnderstood, self::expand(self::zone('Our office', $definition) . self::at('Our office'))->problem);
	}

	public function testTheTimesOfSomeZonesAreKnown(): void {
		$found = self::expand(self::zone('Our office', self::AMSTERDAM) . self::at('Our office', '20260705T090000'));

		self::assertEquals([new Occurrence(1_783_234_800, 1_783_238_400, '', false)], $found->list);
	}

	private static function at(string $zone, string $start = '20260105T090000'): string {
		return "BEGIN:VEVENT\nUID:1\nDTSTART;TZID=$zone:$start\nDURATION:PT1H\nEND:VEVENT";
	}

	/** @param list<string> $lines */
	private static function zone(string $name, array $lines): string {
		return "BEGIN:VTIMEZONE\nTZID:$name\n" . implode("\n", $lines) . "\nEND:VTIMEZONE\n";
	}
}
