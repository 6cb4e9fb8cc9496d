<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests;

use PHPUnit\Framework\TestCase;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Reader;

final class VObjectTest extends TestCase {
	private const LINES = [
		'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z',
		'DTSTART:20260101T100000Z', 'RRULE:FREQ=DAILY;COUNT=3', 'SUMMARY:a', 'GEO:52.1;4.3', 'END:VEVENT', 'END:VCALENDAR', '',
	];

	/** What PHP calls deprecated in the library would fail this test. */
	public function testReadsWritesAndExpandsWithoutDeprecations(): void {
		$calendar = Reader::read(implode("\r\n", self::LINES));

		self::assertInstanceOf(VCalendar::class, $calendar);
		self::assertSame(implode("\r\n", self::LINES), $calendar->serialize());
		self::assertSame([], $calendar->validate());
		self::assertCount(3, $calendar->expand(new \DateTime('2026-01-01'), new \DateTime('2026-02-01'))->select('VEVENT'));
	}

	public function testReportsDeprecationsOfOtherCode(): void {
		$reported = [];
		set_error_handler(static function (int $number, string $message) use (&$reported): bool {
			$reported[] = $number;
			return true;
		});
		try {
			Reader::read(implode("\r\n", self::LINES));
			trigger_error('ours', E_USER_DEPRECATED);
		} finally {
			restore_error_handler();
		}

		self::assertSame([E_USER_DEPRECATED], $reported);
	}
}
