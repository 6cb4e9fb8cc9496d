<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\PublicApi;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Calendar\NewEvent;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Service\Notice\Notices;
use OCA\RoomsApp\Service\PublicApi\SlotBooking;
use OCA\RoomsApp\Shared\Token\IssuedToken;
use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;

final class SlotBookingTest extends BookingTestCase {
	private const SENT = [
		'title' => 'Talk', 'start' => '2027-02-01T09:00Z', 'end' => '2027-02-01T10:00Z', 'organizer' => 'Ada <ada@example.org>',
	];

	/** @var list<string> */
	private array $calls = [];

	public function testTellsTheCalendarOfTheRoomAndPeople(): void {
		$sent = ['description' => "Bring\r\nchairs", 'start' => '2027-02-01T09:00'] + self::SENT;
		$booked = $this->slots(null)->book('blue', $sent, self::token());
		self::assertSame(['pending', '2027-02-01T18:00:00+09:00'], [$booked['status'], $booked['start']]);
		self::assertSame([
			'writeNew Talk 2027-02-01T18:00:00+09:00 Ada ada@example.org Bring/chairs blue@example.org Blue', 'tell booked tok 1 pending',
		], $this->calls);
		$booking = $this->booking('blue', $booked['uid'], '');
		self::assertSame(['', 'api', 'ada@example.org', 'Ada', "{$booked['uid']}.ics"], [
			$booking->owner, $booking->source->value, $booking->organizer, $booking->organizerName, $booking->uri,
		]);
	}

	public function testARoomWhoseCalendarCannotBeWrittenIsFreeAgain(): void {
		try {
			$this->slots(new \RuntimeException('no calendar'))->book('blue', self::SENT, self::token());
			self::fail('Nothing was thrown');
		} catch (\RuntimeException $failure) {
			self::assertSame('no calendar', $failure->getMessage());
		}
		self::assertSame(['booked tok', 'cancelled tok'], $this->audit());
		self::assertSame('pending', $this->slots(null)->book('blue', self::SENT, self::token())['status']);
	}

	public function testAnOrganizerMayBeANameOrAnAddress(): void {
		foreach (['Ada' => ['', 'Ada'], 'ada@example.org' => ['ada@example.org', ''], 'Ada <nobody>' => ['', 'Ada <nobody>'],
			'"Ada, B." <ada@example.org>' => ['ada@example.org', 'Ada, B.'], " \n" => ['', '']] as $sent => $expected) {
			$day = sprintf('2027-03-%02d', ++$this->clock->time % 28 + 1);
			$times = ['start' => "{$day}T09:00Z", 'end' => "{$day}T10:00Z"];
			$booked = $this->slots(null)->book('blue', ['organizer' => $sent] + $times + self::SENT, self::token());
			$booking = $this->booking('blue', $booked['uid'], '');
			self::assertSame($expected, [$booking->organizer, $booking->organizerName]);
		}
	}

	private function slots(?\RuntimeException $failure): SlotBooking {
		$copies = self::createStub(RoomCopies::class);
		$copies->method('writeNew')->willReturnCallback(function (Booking $booking, NewEvent $event) use ($failure): void {
			$this->calls[] = "writeNew $event->summary {$event->start->format(\DATE_ATOM)} $event->organizerName $event->organizer "
				. str_replace("\n", '/', $event->description) . " $event->roomAddress $event->roomName";
			if ($failure !== null) {
				throw $failure;
			}
		});
		$notices = self::createStub(Notices::class);
		$notices->method('tell')->willReturnCallback(
			function (Booking $booking, array $dates, BookingEvent $event, Actor $actor): void {
				$date = $dates[0];
				self::assertInstanceOf(BookedDate::class, $date);
				$this->calls[] = "tell {$event->value} {$actor->id} " . count($dates) . " {$date->state->value}";
			},
		);
		$zone = self::createStub(InstanceZone::class);
		$zone->method('zone')->willReturn(new \DateTimeZone('Asia/Tokyo'));
		return new SlotBooking(
			new RoomRepository($this->connection), $this->services->desk, $this->services->releases, $this->services->bookings,
			$this->services->dates, $copies, $notices, $zone,
		);
	}

	private static function token(): IssuedToken {
		return new IssuedToken('tok', 'Token', ['book'], [], 0, null, null, null);
	}
}
