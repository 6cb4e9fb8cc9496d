<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Calendar;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use PHPUnit\Framework\TestCase;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Reader;

/** Expands events that are written as lines, for a room in Amsterdam, and writes dates as iCalendar does. */
abstract class CalendarTestCase extends TestCase {
	/** @param string $lines of one VEVENT, or of several with their BEGIN and END */
	protected static function calendar(string $lines): VCalendar {
		$body = str_contains($lines, 'BEGIN:') ? $lines : "BEGIN:VEVENT\nUID:1\n" . trim($lines) . "\nEND:VEVENT";
		$text = "BEGIN:VCALENDAR\nVERSION:2.0\n" . preg_replace('/^\s+/m', '', $body) . "\nEND:VCALENDAR\n";
		$calendar = Reader::read(str_replace("\n", "\r\n", $text));
		self::assertInstanceOf(VCalendar::class, $calendar);
		return $calendar;
	}

	/** From 2026 on; series without end for two years. */
	protected static function expand(string $lines, string $from = '2026-01-01', string $until = '2028-01-01'): Occurrences {
		$time = static fn (string $date): int => (new \DateTimeImmutable("$date UTC"))->getTimestamp();
		return (new OccurrenceExpander())
			->expand(self::calendar($lines), new \DateTimeZone('Europe/Amsterdam'), $time($from), $time($until));
	}

	/** @return list<string> start and end in UTC, such as `20260105T0900/1000`; the end with its day where that is another one */
	protected static function times(Occurrences $occurrences): array {
		return array_map(static function (Occurrence $one): string {
			$isSameDay = gmdate('Ymd', $one->start) === gmdate('Ymd', $one->end);
			return gmdate('Ymd\THi', $one->start) . '/' . gmdate($isSameDay ? 'Hi' : 'Ymd\THi', $one->end);
		}, $occurrences->list);
	}
}
