<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Calendars;

use Host\Calendars\Parts;
use Host\Calendars\Scheduling\Broker;
use PHPUnit\Framework\TestCase;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\ITip\Message;

final class BrokerTest extends TestCase {
	private const WEEKLY = "DTSTART:20270104T090000Z\nRRULE:FREQ=WEEKLY;COUNT=3\nORGANIZER:mailto:ann@example.com\n";
	private const BEN = "ATTENDEE;RSVP=TRUE:mailto:ben@example.com\n";
	private const CLEO = "ATTENDEE:MAILTO:Cleo@Example.com\n";
	private const SECOND = "RECURRENCE-ID:20270111T090000Z\nDTSTART:20270111T100000Z\nORGANIZER:mailto:ann@example.com\n";

	public function testEverybodyHearsOfEveryChange(): void {
		$new = self::object(self::WEEKLY . self::BEN . self::CLEO);
		self::assertSame(['REQUEST ben@example.com', 'REQUEST cleo@example.com'], self::told($new, null));
		self::assertSame(['REQUEST ben@example.com', 'REQUEST cleo@example.com'], self::told($new, clone $new));
	}

	public function testWhoIsNoLongerInvitedHearsOfItOnce(): void {
		$old = self::object(self::WEEKLY . self::BEN . self::CLEO);
		self::assertSame(['REQUEST ben@example.com', 'CANCEL cleo@example.com'], self::told(self::object(self::WEEKLY . self::BEN), $old));
		self::assertSame(['CANCEL ben@example.com', 'CANCEL cleo@example.com'], self::told(self::object(self::WEEKLY), $old));
		self::assertSame(['CANCEL ben@example.com', 'CANCEL cleo@example.com'], self::told(null, $old));
		self::assertSame(
			['CANCEL ben@example.com', 'CANCEL cleo@example.com'],
			self::told(self::object(self::WEEKLY . self::BEN . self::CLEO . 'STATUS:CANCELLED'), $old),
		);
	}

	public function testADateThatFallsOutIsCancelledApart(): void {
		$series = self::WEEKLY . self::BEN;
		$messages = self::messages(self::object($series, self::SECOND . self::BEN . 'STATUS:CANCELLED'), self::object($series));
		self::assertSame(['CANCEL', 'REQUEST'], array_map(static fn (Message $one): string => (string)$one->method, $messages));
		self::assertSame(['20270111T090000Z'], self::values($messages[0]->message, 'RECURRENCE-ID'));
		self::assertSame([''], self::values($messages[1]->message, 'RECURRENCE-ID'));
	}

	public function testGuestsGetTheDatesThatTheyAreInvitedTo(): void {
		$new = self::object(self::WEEKLY . self::BEN, self::SECOND . self::CLEO);
		[$ben, $cleo] = self::messages($new, null);
		self::assertSame(['20270111T090000Z'], self::values($ben->message, 'EXDATE'));
		self::assertSame(['20270111T090000Z'], self::values($cleo->message, 'RECURRENCE-ID'));
		self::assertSame('NEEDS-ACTION', Parts::parameter(Parts::first(Parts::events($cleo->message)[0], 'ATTENDEE'), 'PARTSTAT'));
	}

	public function testWhoStoresAnInvitationWithAnAnswerHasAnswered(): void {
		$broker = new Broker();
		$copy = self::object(self::WEEKLY . 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ben@example.com');
		self::assertSame(['REPLY'], array_column($broker->parseEvent($copy, ['mailto:ben@example.com']), 'method'));
		self::assertSame([], $broker->parseEvent(self::object(self::WEEKLY . self::BEN), ['mailto:ben@example.com']));
		self::assertSame([], $broker->parseEvent($copy, ['mailto:dora@example.com']));
	}

	public function testAnAnswerForOneDateMakesADateOfItsOwn(): void {
		$answer = self::message('REPLY', "RECURRENCE-ID:20270111T090000Z\nATTENDEE;PARTSTAT=DECLINED:mailto:ben@example.com");
		$stored = (new Broker())->processMessage($answer, self::object(self::WEEKLY . self::BEN));
		self::assertInstanceOf(VCalendar::class, $stored);
		$answers = array_map(
			static fn (VEvent $event): string => (string)Parts::first($event, 'ATTENDEE')?->serialize(),
			Parts::events($stored),
		);
		self::assertSame([
			"ATTENDEE;RSVP=TRUE:mailto:ben@example.com\r\n",
			"ATTENDEE;PARTSTAT=DECLINED;SCHEDULE-STATUS=2.0:mailto:ben@example.com\r\n",
		], $answers);
	}

	public function testOnlyTheDatesThatFallOutAreMarked(): void {
		$cancel = self::message('CANCEL', "RECURRENCE-ID:20270111T090000Z\nDTSTART:20270111T100000Z");
		$stored = (new Broker())->processMessage($cancel, self::object(self::WEEKLY . self::BEN, self::SECOND . self::BEN));
		self::assertInstanceOf(VCalendar::class, $stored);
		self::assertSame(['', 'CANCELLED'], self::values($stored, 'STATUS'));
		self::assertFalse((new Broker())->processMessage($cancel, null) instanceof VCalendar);
	}

	/** @return list<string> */
	private static function told(?VCalendar $new, ?VCalendar $old): array {
		return array_map(static fn (Message $one): string =>
			"{$one->method} " . substr((string)$one->recipient, strlen('mailto:')), self::messages($new, $old));
	}

	/** @return list<Message> */
	private static function messages(?VCalendar $new, ?VCalendar $old): array {
		return (new Broker())->parseEvent($new, ['mailto:ann@example.com'], $old);
	}

	private static function message(string $method, string $lines): Message {
		$message = new Message();
		$message->uid = 'one';
		$message->component = 'VEVENT';
		$message->method = $method;
		$message->sender = 'mailto:ben@example.com';
		$message->sequence = 2;
		$message->message = self::object($lines);
		return $message;
	}

	/** @return list<string> of each event */
	private static function values(VCalendar $object, string $name): array {
		return array_map(static fn (VEvent $event): string => Parts::text($event, $name), Parts::events($object));
	}

	private static function object(string ...$events): VCalendar {
		$inner = array_map(static fn (string $lines): string => "BEGIN:VEVENT\nUID:one\n" . trim($lines) . "\nEND:VEVENT\n", $events);
		return Parts::read("BEGIN:VCALENDAR\nVERSION:2.0\n" . implode('', $inner) . "END:VCALENDAR\n");
	}
}
