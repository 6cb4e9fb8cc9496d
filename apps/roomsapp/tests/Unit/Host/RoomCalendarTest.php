<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Host;

use Host\Calendars\Calendars;
use OCA\RoomsApp\Host\RoomCalendar;
use OCA\RoomsApp\Service\Room\RoomCatalog;
use OCA\RoomsApp\Tests\Unit\Fake\CountingCatalog;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;

final class RoomCalendarTest extends RoomsTestCase {
	private RoomCalendar $calendar;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->instance->get(Calendars::class)->create(RoomCalendar::principal('red'), 'calendar', []);
		$this->calendar = new RoomCalendar(new CountingCatalog());
	}

	public function testAnObjectIsAddedReplacedAndDeletedForGood(): void {
		self::assertTrue($this->calendar->isAvailable());
		self::assertNull($this->calendar->findOrNull('red', 'a.ics'));
		$this->calendar->write('red', 'a.ics', self::event('One'));
		self::assertSame(self::event('One'), $this->calendar->findOrNull('red', 'a.ics'));
		$this->calendar->write('red', 'a.ics', self::event('Two'));
		self::assertSame(self::event('Two'), $this->calendar->findOrNull('red', 'a.ics'));
		$this->calendar->delete('red', 'a.ics');
		self::assertNull($this->calendar->findOrNull('red', 'a.ics'));
		$this->calendar->write('red', 'b.ics', self::event('Three'));
		self::assertSame(self::event('Three'), $this->calendar->findOrNull('red', 'b.ics'));
	}

	public function testARoomWithoutCalendarHasNothingAndTakesNothing(): void {
		self::assertNull($this->calendar->findOrNull('blue', 'a.ics'));
		$this->calendar->delete('blue', 'a.ics');
		$this->expectExceptionMessage('The room blue has no calendar');
		$this->calendar->write('blue', 'a.ics', self::event('One'));
	}

	public function testACalendarThatNextcloudDeletedByMistakeComesBack(): void {
		$catalog = self::createStub(RoomCatalog::class);
		$catalog->method('changed')->willReturnCallback(function (): void {
			$this->instance->get(Calendars::class)->create(RoomCalendar::principal('blue'), 'calendar', []);
		});
		(new RoomCalendar($catalog))->write('blue', 'a.ics', self::event('One'));
		self::assertSame(self::event('One'), $this->calendar->findOrNull('blue', 'a.ics'));
	}

	private static function event(string $title): string {
		return implode("\r\n", [
			'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', 'BEGIN:VEVENT', 'UID:one', 'DTSTAMP:20260101T000000Z',
			'DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z', "SUMMARY:$title", 'END:VEVENT', 'END:VCALENDAR', '',
		]);
	}
}
