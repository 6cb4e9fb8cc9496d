<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Calendars;

use Host\Calendars\Calendar;
use Host\Calendars\Calendars;
use Host\Calendars\Objects;
use Host\Calendars\Parts;
use Host\Calendars\Scheduling\Mailboxes;
use Host\Tests\Instance;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Sabre\VObject\ITip\Message;

final class MailboxesTest extends TestCase {
	private const BEN = 'principals/users/ben';
	private const BLUE = 'principals/calendar-rooms/hostprobe-blue';
	private const TIME = "DTSTART:20270104T090000Z\nDTEND:20270104T100000Z\n";
	private Instance $host;
	private Calendars $calendars;

	#[\Override]
	protected function setUp(): void {
		$this->host = new Instance();
		$this->calendars = $this->host->get(Calendars::class);
	}

	#[\Override]
	protected function tearDown(): void {
		$this->host->remove();
	}

	public function testAnInvitationComesIntoTheFirstCalendarThatTakesEvents(): void {
		$this->deliver(self::request(self::TIME));
		self::assertSame(['personal 1'], $this->counted());
		$this->calendars->deleteAll(self::BEN);
		$this->calendars->create(self::BEN, 'tasks', ['components' => 'VTODO']);
		$this->calendars->create(self::BEN, 'work', []);
		$this->deliver(self::request(self::TIME));
		$this->deliver(self::request(self::TIME . "LOCATION:Here\n"));
		self::assertSame(['tasks 0', 'work 1'], $this->counted());
		$this->calendars->createPersonal('ben');
		$this->calendars->create(self::BEN, 'personal', []);
		$this->deliver(self::request(self::TIME, 'two'));
		self::assertSame(['tasks 0', 'work 1', 'personal 1'], $this->counted());
	}

	public function testWhatIsAboutNothingKnownIsNotStored(): void {
		$message = self::request(self::TIME);
		$message->method = 'CANCEL';
		$this->deliver($message);
		self::assertStringStartsWith('5.0;', (string)$message->scheduleStatus);
		self::assertSame([], $this->counted());
	}

	/** @param string $lines of another event of the room */
	#[TestWith(['', 'ACCEPTED'])]
	#[TestWith([self::TIME, 'DECLINED'])]
	#[TestWith([self::TIME . "STATUS:TENTATIVE\n", 'DECLINED'])]
	#[TestWith([self::TIME . "TRANSP:TRANSPARENT\n", 'ACCEPTED'])]
	#[TestWith([self::TIME . "STATUS:CANCELLED\n", 'ACCEPTED'])]
	#[TestWith(["DTSTART:20270104T100000Z\nDTEND:20270104T110000Z\n", 'ACCEPTED'])]
	public function testARoomAcceptsWhenItIsFree(string $lines, string $answer): void {
		$calendar = $this->calendars->create(self::BLUE, 'calendar', []);
		if ($lines !== '') {
			$this->host->get(Objects::class)->create($calendar, 'a.ics', self::request($lines, 'other')->message->serialize());
		}
		$reply = $this->host->get(Mailboxes::class)->answer(self::request(self::TIME), self::BLUE);
		self::assertNotNull($reply);
		self::assertSame('mailto:ann@example.com', $reply->recipient);
		self::assertSame($answer, Parts::parameter(Parts::first(Parts::events($reply->message)[0], 'ATTENDEE'), 'PARTSTAT'));
	}

	#[TestWith([self::TIME, self::BEN])]
	#[TestWith([self::TIME . "RRULE:FREQ=DAILY\n", self::BLUE])]
	#[TestWith([self::TIME . "RDATE:20270105T090000Z\n", self::BLUE])]
	public function testPeopleAnswerThemselvesAndForSeries(string $lines, string $principal): void {
		self::assertNull($this->host->get(Mailboxes::class)->answer(self::request($lines), $principal));
	}

	private function deliver(Message $message): void {
		$this->host->get(Mailboxes::class)->file($message, self::BEN, null);
	}

	/** @return list<string> calendars of Ben, each with the number of its objects */
	private function counted(): array {
		return array_map(fn (Calendar $one): string =>
			"$one->uri " . count($this->host->get(Objects::class)->of($one->id)), $this->calendars->of(self::BEN));
	}

	private static function request(string $lines, string $uid = 'one'): Message {
		$message = new Message();
		$message->uid = $uid;
		$message->component = 'VEVENT';
		$message->method = 'REQUEST';
		$message->sender = 'mailto:ann@example.com';
		$message->recipient = 'mailto:blue@example.com';
		$message->sequence = 0;
		$message->message = Parts::read("BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:$uid\nDTSTAMP:20260101T000000Z\n$lines"
			. "ORGANIZER:mailto:ann@example.com\nATTENDEE;RSVP=TRUE:mailto:blue@example.com\nEND:VEVENT\nEND:VCALENDAR\n");
		return $message;
	}
}
