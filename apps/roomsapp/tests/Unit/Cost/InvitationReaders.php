<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Cost;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Copy\CopyTexts;
use OCA\RoomsApp\Model\Calendar\Copy\CopyWriter;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Invitation\Address;
use OCA\RoomsApp\Model\Invitation\Answer\Answer;
use OCA\RoomsApp\Model\Invitation\Answer\AnswerWriter;
use OCA\RoomsApp\Model\Invitation\Answer\RoomRemoval;
use OCA\RoomsApp\Model\Invitation\Answer\TooManyOverrides;
use OCA\RoomsApp\Model\Invitation\EventTimes;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Scheduling\StoredEvent;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Reader;

/** Whatever reads events that people save, for the cost suite. */
final class InvitationReaders {
	private const OBJECT = 1_048_576;
	private const VALUE = 65_536;
	private const START = 1_780_387_200;

	/** @return iterable<string, array{0: \Closure(string): mixed, 1: int, 2?: array<string, \Closure(int): string>}> */
	public static function all(): iterable {
		yield 'address' => [Address::mail(...), self::VALUE];
		yield 'address after its scheme' => [static fn (string $text) => Address::mail("mailto:$text"), self::VALUE];
		yield 'rooms of an event' => [self::read(...), self::OBJECT, self::objects()];
		yield 'answers in an event' => [self::write(...), self::OBJECT, self::objects()];
		yield 'a room that leaves an event' => [self::leave(...), self::OBJECT, self::objects()];
		yield 'a place that a room leaves' => [self::leavePlace(...), self::VALUE];
		yield 'copy of an event' => [self::copy(...), self::OBJECT, self::objects()];
	}

	private static function read(string $text): void {
		$object = self::object($text);
		InvitationReader::addresses($object);
		InvitationReader::leftAlone($object, self::rooms());
		EventTimes::ofObject($object);
		(new StoredEvent(1, 'a.ics', $text, null))->uid();
		$invitations = (new InvitationReader())->read($object, clone $object, 'alice', ['alice@example.org'], self::rooms());
		foreach ($invitations->isTooMuch ? [] : $invitations->asked as $invitation) {
			$invitation->object();
		}
	}

	private static function write(string $text): void {
		$object = self::object($text);
		$dates = [];
		for ($number = 0; $number < strlen($text) >> 8; $number++) {
			$start = self::START + $number * 86_400;
			$date = new Occurrence($start, $start + 3_600, gmdate('Ymd\THis\Z', $start), false);
			$dates[] = new DateDecision($date, $number % 1_000 === 7 ? Verdict::Declined : Verdict::Accepted);
		}
		$decision = new Decision(Verdict::Accepted, null, $dates);
		$answers = array_map(
			static fn (string $room): Answer => new Answer($room, $decision, new \DateTimeZone('Europe/Berlin'), ['' => 'no']),
			array_values(array_unique(self::rooms())),
		);
		try {
			(new AnswerWriter())->write($object, $answers, self::rooms(), array_fill_keys(array_unique(self::rooms()), 'Room'));
		} catch (TooManyOverrides) {
			// Refusing it must not take long either.
		}
	}

	private static function leave(string $text): void {
		$object = self::object($text);
		$date = new Occurrence(self::START, self::START + 3_600, gmdate('Ymd\THis\Z', self::START), false);
		$removal = new RoomRemoval('room', self::rooms(), ['Room']);
		$removal->dates($object, [$date], new \DateTimeZone('Europe/Berlin'));
		$removal->all($object);
	}

	private static function leavePlace(string $text): void {
		$object = new VCalendar(['VEVENT' => ['UID' => '1', 'LOCATION' => $text, 'ATTENDEE' => 'mailto:room@example.org']]);
		(new RoomRemoval('room', self::rooms(), ['a', 'Room']))->all($object);
	}

	private static function copy(string $text): void {
		$dates = [];
		for ($number = 0; $number < min(5_000, strlen($text) >> 8); $number++) {
			$start = self::START + $number * 86_400;
			$state = $number % 7 === 3 ? BookingState::Declined : BookingState::Accepted;
			$dates[] = new BookedDate($number, gmdate('Ymd\THis\Z', $start), $start, $start + 3_600, false, $state);
		}
		$booking = new Booking(
			1, 'room', 'alice', '1', 0, 'alice@example.org', 'Alice', 'Meeting', 'PUBLIC', BookingState::Accepted, null, true, true,
			self::START + 5_000 * 86_400, '', '', Source::CalDav, 0, 0,
		);
		$copy = (new CopyWriter(new OccurrenceExpander()))->write(
			self::object($text), $booking, $dates, new Room('room', 'Room', 'room@example.org', 0, 0),
			new \DateTimeZone('Europe/Berlin'), 0,
		);
		if ($copy !== null) {
			(new CopyTexts($copy))->text('DESCRIPTION', '20260603T080000Z');
		}
	}

	private static function object(string $text): VCalendar {
		$object = Reader::read($text);
		return $object instanceof VCalendar ? $object : throw new \LogicException('The text is not a calendar object');
	}

	/** @return array<string, string> */
	private static function rooms(): array {
		$rooms = ['room@example.org' => 'room', 'same@example.org' => 'room'];
		for ($number = 0; $number < 5; $number++) {
			$rooms["r$number@example.org"] = "r$number";
		}
		return $rooms;
	}

	/** @return array<string, \Closure(int): string> */
	private static function objects(): array {
		$room = 'ATTENDEE:mailto:room@example.org';
		$series = "DTSTART:20260602T080000Z\r\nDTEND:20260602T090000Z\r\nRRULE:FREQ=DAILY\r\n$room";
		$shapes = [];
		foreach ([
			'ATTENDEE;CN=Bob:mailto:bob%d@example.org', 'ATTENDEE:MAILTO:Room@example.org', 'ATTENDEE:mailto:same@example.org?a=%d',
			'ATTENDEE;EMAIL=bob%d@example.org:urn:uuid:1', 'EXDATE:20260603T080000Z', 'LOCATION:', 'SUMMARY:a', 'SEQUENCE:1', 'ORGANIZER:',
			'RECURRENCE-ID:20260603T080000Z', 'STATUS:CANCELLED', 'UID:%d', 'CLASS:PRIVATE', 'RRULE:FREQ=DAILY', 'DTSTART:20260602T080000Z',
		] as $line) {
			$shapes["$line repeated"] = static fn (int $bytes): string => self::event("$series\r\n" . self::numbered("$line\r\n", $bytes));
		}
		foreach ([
			'an override' => "RECURRENCE-ID:20260603T080000Z\r\n$room", 'an override without the room' => 'RECURRENCE-ID:20260603T080000Z',
			'a cancelled override' => "RECURRENCE-ID:20260603T080000Z\r\nSTATUS:CANCELLED", 'another master' => $series,
			'an override in a zone' => "RECURRENCE-ID;TZID=Europe/Berlin:20260603T100000\r\n$room",
			'an override of one of several rooms' => "RECURRENCE-ID:20260603T080000Z\r\nATTENDEE:mailto:r1@example.org",
			'an override of all rooms' =>
				"RECURRENCE-ID:20260603T080000Z\r\n$room" . self::numbered("\r\nATTENDEE:mailto:r%d@example.org", 160),
		] as $name => $lines) {
			$shapes["$name repeated"] = static fn (int $bytes): string => self::event($series, self::numbered(
				"BEGIN:VEVENT\r\nUID:1\r\nX-NUMBER:%d\r\n$lines\r\nEND:VEVENT\r\n", $bytes,
			));
		}
		return [
			...$shapes,
			'an event of another identity repeated' => static fn (int $bytes): string =>
				self::event($series, self::numbered("BEGIN:VEVENT\r\nUID:u%d\r\n$room\r\nEND:VEVENT\r\n", $bytes)),
			'a zone repeated' => static fn (int $bytes): string =>
				self::event($series, self::numbered("BEGIN:VTIMEZONE\r\nTZID:z%d\r\nEND:VTIMEZONE\r\n", $bytes)),
			'one long list of dates' => static fn (int $bytes): string =>
				self::event("$series\r\nEXDATE:20260603T080000Z" . self::numbered(',20260604T080000Z', $bytes)),
			'one long text' => static fn (int $bytes): string => self::event("$series\r\nSUMMARY:" . str_repeat('a\\,', intdiv($bytes, 3))),
			'one long name' => static fn (int $bytes): string =>
				self::event("$series\r\nATTENDEE;CN=\"" . str_repeat('a', $bytes) . '":mailto:room@example.org'),
		];
	}

	private static function event(string $lines, string $others = ''): string {
		return "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n" . trim($lines) . "\r\nEND:VEVENT\r\n{$others}END:VCALENDAR\r\n";
	}

	private static function numbered(string $format, int $bytes): string {
		$text = '';
		for ($number = 1; strlen($text) < $bytes; $number++) {
			$text .= str_replace('%d', (string)$number, $format);
		}
		return $text;
	}
}
