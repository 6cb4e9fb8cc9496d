<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Repository\Booking;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\AuditEntry;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;

final class BookingRepositoryTest extends BookingTestCase {
	public function testWhatTheEventSaysIsKept(): void {
		$request = SomeRequest::of('blue', SomeRequest::series([5, 6], isOpen: true), sequence: 4, awaitsEvent: true, summary: 'Größe 😀');
		$this->book($request);
		$booking = $this->booking();
		self::assertEquals(
			new Booking(
				$booking->id, 'blue', 'anna', 'event-1', 4, 'anna@example.org', 'Anna', 'Größe 😀', 'PUBLIC', BookingState::Accepted, null,
				true, true, SomeRequest::at(1_000), $request->eventHash, 'event-1.ics', Source::CalDav, SomeRequest::NOW, SomeRequest::NOW,
			),
			$booking,
		);
		self::assertEquals($booking, $this->services->bookings->findByIdOrNull($booking->id));
	}

	public function testTextsAreCutToWhatFitsAndToWhatIsText(): void {
		$uid = str_repeat('u', 3_000);
		$this->book(SomeRequest::of('blue', 5, $uid, summary: str_repeat('ä', 300)));
		$this->book(SomeRequest::of('blue', 6, summary: "a\0b\xffc"));
		self::assertSame([$uid, str_repeat('ä', 255)], [$this->booking(uid: $uid)->uid, $this->booking(uid: $uid)->summary]);
		self::assertSame('ab?c', $this->booking()->summary);
	}

	public function testIsFoundByRoomEventAndOwner(): void {
		$this->book(SomeRequest::of('blue', 5));
		$this->book(SomeRequest::of('blue', 6, owner: 'ben'));
		$this->book(SomeRequest::of('green', 5));
		$this->claim(SomeRequest::of('blue', 9, 'event-2', awaitsEvent: true));
		$bookings = $this->services->bookings;
		$names = static fn (array $found): array =>
			array_map(static fn (mixed $one): string => $one instanceof Booking ? "$one->roomId $one->owner" : '', $found);
		self::assertSame(['blue anna', 'blue ben'], $names($bookings->findAllByUid('blue', 'event-1')));
		self::assertSame(['blue anna', 'green anna'], $names($bookings->findAllOfEvent('anna', 'event-1')));
		self::assertSame(['blue anna', 'green anna'], $names($bookings->findAllOfOwner('anna')));
		self::assertSame([[], []], [$bookings->findAllByUid('blue', 'event-2'), $bookings->findAllOfEvent('ben', 'event-2')]);
	}

	public function testTheAuditSaysWhoDidWhatAndWhy(): void {
		$this->book(SomeRequest::of('blue', 5, rules: SomeRequest::rules(autoAccept: false)));
		$this->clock->time += 10;
		$manager = Actor::account('mia');
		$this->services->approvals->decline($this->booking(), null, $manager, "Being painted \xff");
		$entries = $this->services->audit->findAll($this->booking()->id);
		self::assertSame([['booked', 'anna', 0], ['declined', 'mia', 10]], array_map(
			static fn (AuditEntry $entry): array => [$entry->event->value, $entry->actor->id, $entry->at - SomeRequest::NOW],
			$entries,
		));
		self::assertSame("Being painted \u{fffd}", $entries[1]->details['why'] ?? null);
		self::assertSame(1, $entries[1]->details['count'] ?? null);
	}
}
