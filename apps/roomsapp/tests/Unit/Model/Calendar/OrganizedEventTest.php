<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Calendar;

use OCA\RoomsApp\Model\Calendar\NewEvent;
use OCA\RoomsApp\Model\Calendar\OrganizedEvent;
use OCA\RoomsApp\Model\Invitation\Fields;
use PHPUnit\Framework\TestCase;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Reader;

final class OrganizedEventTest extends TestCase {
	public function testTimesAreInTheZoneOfTheRoomWithItsDefinition(): void {
		$event = self::event('2026-03-27T10:00', '2026-03-27T11:00', 'Europe/Berlin', false, 'FREQ=WEEKLY;COUNT=2');
		self::assertStringContainsString("BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n", $event);
		self::assertStringContainsString("DTSTART;TZID=Europe/Berlin:20260327T100000\r\n", $event);
		self::assertStringContainsString("RRULE:FREQ=WEEKLY;COUNT=2\r\n", $event);
		self::assertSame([], self::read($event)->validate());
		$dates = self::read($event)->expand(new \DateTimeImmutable('2026-03-01'), new \DateTimeImmutable('2026-05-01'));
		$starts = array_map(static fn (VEvent $one): string => Fields::text($one, 'DTSTART'), Fields::events($dates));
		self::assertSame(['20260327T090000Z', '20260403T080000Z'], $starts);
	}

	public function testWholeDaysAndUtcNeedNoZone(): void {
		$days = self::event('2026-03-27', '2026-03-29', 'Europe/Berlin', true);
		self::assertStringContainsString("DTSTART;VALUE=DATE:20260327\r\nDTEND;VALUE=DATE:20260329\r\n", $days);
		$utc = self::event('2026-03-27T10:00', '2026-03-27T11:00', 'UTC', false);
		self::assertStringContainsString("DTSTART:20260327T100000Z\r\n", $utc);
		self::assertStringNotContainsString('VTIMEZONE', $days . $utc);
	}

	public function testTheRoomAndGuestsAreAsked(): void {
		$event = str_replace("\r\n ", '', self::event('2026-03-27T10:00', '2026-03-27T11:00', 'UTC', false));
		self::assertStringContainsString('ATTENDEE;CN=Blue;CUTYPE=ROOM;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:blue@rooms.example', $event);
		self::assertStringContainsString('ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:bob@example.org', $event);
		self::assertStringContainsString("ORGANIZER;CN=Anna:mailto:anna@example.org\r\n", $event);
		self::assertStringContainsString("SUMMARY:Plan\\; with words\r\n", $event);
	}

	private static function event(string $start, string $end, string $zone, bool $isAllDay, string $rule = ''): string {
		$times = array_map(static fn (string $time) => new \DateTimeImmutable($time, new \DateTimeZone($zone)), [$start, $end]);
		$new = new NewEvent(
			'Plan; with words', $times[0], $times[1], $isAllDay, 'Anna', 'anna@example.org', '', 'blue@rooms.example', 'Blue',
		);
		return (new OrganizedEvent('uid-1', $new, $rule, ['bob@example.org']))->text(new \DateTimeImmutable('2026-03-01T00:00:00Z'));
	}

	private static function read(string $text): VCalendar {
		$object = Reader::read($text);
		return $object instanceof VCalendar ? $object : self::fail('No calendar');
	}
}
