<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Invitation;

use PHPUnit\Framework\Attributes\DataProvider;
use Sabre\VObject\Component\VCalendar;

/** After which changes of an event its rooms have to decide again. */
final class ChangesTest extends InvitationTestCase {
	/** @return iterable<string, array{bool, list<list<string>>, list<list<string>>}> */
	public static function changes(): iterable {
		$event = [self::ORGANIZER, self::ROOM_A, ...self::TIMES];
		$series = [self::ORGANIZER, self::ROOM_A, ...self::SERIES];
		$second = [self::ROOM_A, ...self::SECOND];
		yield 'nothing' => [false, [$event], [$event]];
		yield 'title and sequence' => [false, [$event], [[...$event, 'SUMMARY:x', 'SEQUENCE:4', 'TRANSP:TRANSPARENT', 'LOCATION:y']]];
		yield 'a second room' => [false, [$event], [[...$event, self::ROOM_B]]];
		yield 'order of the lines' =>
			[false, [[...$series, 'EXDATE:20260609T080000Z']], [['EXDATE:20260609T080000Z', ...array_reverse($series)]]];
		yield 'dates in one line' => [
			false, [[...$series, 'EXDATE:20260609T080000Z', 'EXDATE:20260616T080000Z']],
			[[...$series, 'EXDATE:20260616T080000Z,20260609T080000Z']],
		];
		yield 'order of the components' => [false, [$series, $second], [$second, $series]];
		yield 'title of one date' => [false, [$series, $second], [$series, [...$second, 'SUMMARY:x']]];
		yield 'start' => [true, [$event], [[self::ROOM_A, 'DTSTART;TZID=Europe/Berlin:20260602T103000', self::TIMES[1]]]];
		yield 'end' => [true, [$event], [[self::ROOM_A, self::TIMES[0], 'DTEND;TZID=Europe/Berlin:20260602T120000']]];
		yield 'duration' => [true, [[self::ROOM_A, self::TIMES[0], 'DURATION:PT1H']], [[self::ROOM_A, self::TIMES[0], 'DURATION:PT2H']]];
		yield 'end into duration' => [true, [$event], [[self::ROOM_A, self::TIMES[0], 'DURATION:PT1H']]];
		yield 'zone' => [true, [$event], [[self::ROOM_A, 'DTSTART;TZID=Europe/London:20260602T100000', self::TIMES[1]]]];
		yield 'all day' => [
			true, [[self::ROOM_A, 'DTSTART:20260602T000000']], [[self::ROOM_A, 'DTSTART;VALUE=DATE:20260602']],
		];
		yield 'becomes a series' => [true, [$event], [$series]];
		yield 'becomes longer' => [true, [$series], [[self::ORGANIZER, self::ROOM_A, ...self::TIMES, 'RRULE:FREQ=WEEKLY;COUNT=5']]];
		yield 'one date less' => [true, [$series], [[...$series, 'EXDATE;TZID=Europe/Berlin:20260609T100000']]];
		yield 'one date more' => [true, [$series], [[...$series, 'RDATE;TZID=Europe/Berlin:20260610T100000']]];
		yield 'one date cancelled' => [true, [$series], [$series, [...$second, 'STATUS:CANCELLED']]];
		yield 'one date without the room' => [true, [$series, $second], [$series, self::SECOND]];
		yield 'one date with an override' => [true, [$series], [$series, $second]];
		yield 'one date moved' => [true, [$series, $second], [$series, [self::ROOM_A, self::SECOND[0], 'DTSTART:20260609T120000Z']]];
	}

	/**
	 * @param list<list<string>> $old
	 * @param list<list<string>> $new
	 */
	#[DataProvider('changes')]
	public function testOnlyTimeRecurrenceAndRoomAreAChange(bool $hasChanged, array $old, array $new): void {
		$asked = array_column(self::invitations(self::object(...$old), self::object(...$new))->asked, 'hasChanged', 'roomId');
		self::assertSame($hasChanged, $asked['room-a']);
	}

	public function testAZoneThatTheObjectDefinesMayChange(): void {
		$zone = static fn (string $offset): VCalendar => self::read(str_replace(
			"BEGIN:VEVENT\r\n",
			"BEGIN:VTIMEZONE\r\nTZID:Ours\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:$offset\r\n"
				. "END:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\n",
			self::text('meeting', [self::ORGANIZER, self::ROOM_A, 'DTSTART;TZID=Ours:20260602T100000', 'DURATION:PT1H']),
		));
		self::assertFalse(self::only($zone('+0100'), $zone('+0100'))->hasChanged);
		self::assertTrue(self::only($zone('+0100'), $zone('+0200'))->hasChanged);
		self::assertStringContainsString('TZOFFSETTO:+0200', self::only($zone('+0100'), $zone('+0200'))->object()->serialize());
	}
}
