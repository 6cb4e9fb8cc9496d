<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Invitation;

use OCA\RoomsApp\Model\Invitation\Invitation;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Model\Invitation\Invitations;
use OCA\RoomsApp\Model\Invitation\Withdrawal;
use PHPUnit\Framework\TestCase;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Reader;

/** Events of Alice, and two rooms. */
abstract class InvitationTestCase extends TestCase {
	protected const ORGANIZER = 'ORGANIZER;CN=Alice:mailto:alice@example.org';
	protected const ROOM_A = 'ATTENDEE;CUTYPE=ROOM;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:room-a@example.org';
	protected const ROOM_B = 'ATTENDEE;CN=B:mailto:room-b@example.org';
	protected const BOB = 'ATTENDEE;CN=Bob;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:bob@example.org';
	/** The second room has an id of digits only. */
	protected const ROOMS = ['room-a@example.org' => 'room-a', 'room-b@example.org' => '101', 'old-b@example.org' => '101'];
	protected const NAMES = ['room-a' => 'Room A', '101' => 'Room B'];
	protected const TIMES = ['DTSTART;TZID=Europe/Berlin:20260602T100000', 'DTEND;TZID=Europe/Berlin:20260602T110000'];
	protected const SERIES = [...self::TIMES, 'RRULE:FREQ=WEEKLY;COUNT=4'];
	/** The second date of the series, as it is and cancelled. */
	protected const SECOND = [
		'RECURRENCE-ID;TZID=Europe/Berlin:20260609T100000', 'DTSTART;TZID=Europe/Berlin:20260609T100000',
		'DTEND;TZID=Europe/Berlin:20260609T110000',
	];

	/** @param list<string> ...$events lines of each VEVENT without its UID */
	protected static function object(array ...$events): VCalendar {
		return self::of('meeting', ...$events);
	}

	/** @param list<string> ...$events */
	protected static function of(string $uid, array ...$events): VCalendar {
		return self::read(self::text($uid, ...$events));
	}

	/** @param list<string> ...$events */
	protected static function text(string $uid, array ...$events): string {
		$lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN'];
		foreach ($events as $event) {
			array_push($lines, 'BEGIN:VEVENT', "UID:$uid", 'DTSTAMP:20260101T000000Z', ...[...$event, 'END:VEVENT']);
		}
		return implode("\r\n", [...$lines, 'END:VCALENDAR', '']);
	}

	protected static function read(string $text): VCalendar {
		$object = Reader::read($text);
		self::assertInstanceOf(VCalendar::class, $object);
		return $object;
	}

	/** @param list<string> $addresses */
	protected static function invitations(?VCalendar $old, ?VCalendar $new, array $addresses = ['alice@example.org']): Invitations {
		return (new InvitationReader())->read($old, $new, 'alice', $addresses, self::ROOMS);
	}

	/** @param list<string> $addresses */
	protected static function only(?VCalendar $old, ?VCalendar $new, array $addresses = ['alice@example.org']): Invitation {
		$invitations = self::invitations($old, $new, $addresses);
		self::assertCount(1, $invitations->asked);
		return $invitations->asked[0];
	}

	/** @return list<string> */
	protected static function asked(Invitations $invitations): array {
		return array_map(static fn (Invitation $invitation): string => $invitation->roomId, $invitations->asked);
	}

	/** @return list<string> */
	protected static function withdrawn(Invitations $invitations): array {
		return array_map(
			static fn (Withdrawal $withdrawal): string => "$withdrawal->roomId $withdrawal->owner $withdrawal->uid",
			$invitations->withdrawn,
		);
	}

	protected static function assertNothing(Invitations $invitations): void {
		self::assertSame([], self::asked($invitations));
		self::assertSame([], self::withdrawn($invitations));
	}
}
