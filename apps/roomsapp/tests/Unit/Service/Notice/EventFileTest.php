<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Notice;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Service\Notice\EventFile;
use PHPUnit\Framework\TestCase;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Reader;

final class EventFileTest extends TestCase {
	/** @return list<array{string, string, string}> UID, start and status of each event of the file */
	private static function events(BookingState $state): array {
		$booking = new Booking(
			1, 'a', 'ada', 'uid', 0, 'ada@example.org', 'Ada', 'Sales; "R&D"', 'PUBLIC',
			BookingState::Accepted, null, true, false, null, '',
			'', Source::Web, 0, 0,
		);
		$dates = [
			new BookedDate(1, '20460503T090000Z', 2_409_814_800, 2_409_818_400, false, BookingState::Accepted),
			new BookedDate(2, '20460504T090000Z', 2_409_901_200, 2_409_904_800, false, BookingState::Declined),
			new BookedDate(3, '20460505T090000Z', 2_409_987_600, 2_409_991_200, false, BookingState::Pending),
		];
		$zone = new \DateTimeZone('UTC');
		$files = EventFile::of($booking, $dates, $state, new Room('a', 'Room A', 'a@example.org', 0, 0), $zone);
		if ($files === []) {
			return [];
		}
		self::assertStringNotContainsString('METHOD', $files[0]->content);
		$calendar = Reader::read($files[0]->content);
		self::assertInstanceOf(VCalendar::class, $calendar);
		$events = [];
		foreach (Properties::components($calendar, 'VEVENT') as $event) {
			$text = static fn (string $name): string => implode(',', Properties::parts(Properties::named($event, $name)[0]));
			$events[] = [$text('UID'), $text('DTSTART'), $text('STATUS')];
		}
		return $events;
	}

	public function testEachDateThatIsMeantIsAnEventOfItsOwn(): void {
		$expected = [['uid-20460503T090000Z', gmdate('Ymd\THis\Z', 2_409_814_800), 'CONFIRMED']];
		self::assertSame($expected, self::events(BookingState::Accepted));
		self::assertSame([['uid-20460505T090000Z', gmdate('Ymd\THis\Z', 2_409_987_600), 'TENTATIVE']], self::events(BookingState::Pending));
	}

	public function testWithoutSuchADateThereIsNoFile(): void {
		self::assertSame([], self::events(BookingState::Cancelled));
	}
}
