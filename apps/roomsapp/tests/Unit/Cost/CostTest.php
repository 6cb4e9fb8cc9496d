<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Cost;

use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Check\ToldDates;
use OCA\RoomsApp\Model\Invitation\Fields;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\ParseException;
use Sabre\VObject\Reader;
use Shared\Tests\Cost\CostTestCase;

final class CostTest extends CostTestCase {
	private const OBJECT = 1_000_000;

	#[\Override]
	public static function readers(): iterable {
		yield 'calendar object' => [self::expand(...), self::OBJECT, self::objects()];
		yield 'what an object says of its dates' => [self::told(...), self::OBJECT, self::objects()];
		foreach (['DTSTART:', 'DTSTART;TZID=', 'DURATION:', 'RDATE:', 'EXDATE:'] as $start) {
			yield "after $start" => [static fn (string $text) => self::expand(self::event([self::line($start, $text)])), self::OBJECT];
		}
		foreach (['RRULE:FREQ=YEARLY;BYDAY=', 'RRULE:FREQ=DAILY;COUNT=', 'RRULE:FREQ='] as $start) {
			// The version of vobject at hand warns of a part without a value.
			$line = static fn (string $text): string => self::line($start, strtr($text, ';', ','));
			yield "after $start" => [static fn (string $text) => self::expand(self::event([$line($text)])), self::OBJECT];
		}
		yield 'series in a feed' => [FeedReader::read(...), self::OBJECT, self::objects()];
		yield from InvitationReaders::all();
		yield from HoursReaders::all();
		yield from CsvReaders::all();
	}

	/** A text that cannot start a line of its own. */
	private static function line(string $start, string $text): string {
		return $start . strtr($text, "\r\n", '  ');
	}

	private static function expand(string $text): void {
		try {
			$object = Reader::read($text);
		} catch (ParseException) {
			// Refusing it must not take long either.
			return;
		}
		if ($object instanceof VCalendar) {
			(new OccurrenceExpander())->expand($object, new \DateTimeZone('Europe/Amsterdam'), 1_767_225_600, 1_830_297_600);
		}
	}

	private static function told(string $text): void {
		try {
			$object = Reader::read($text);
		} catch (ParseException) {
			return;
		}
		if ($object instanceof VCalendar) {
			$status = static fn (VEvent $event): string => Fields::text($event, 'STATUS');
			$zone = new \DateTimeZone('Europe/Amsterdam');
			(new ToldDates(new OccurrenceExpander()))->read($object, $zone, 1_767_225_600, 1_830_297_600, $status);
		}
	}

	/** @return array<string, \Closure(int): string> */
	private static function objects(): array {
		$rule = 'RRULE:FREQ=DAILY';
		$shapes = [];
		foreach ([
			'EXDATE' => '20260106T090000Z', 'RDATE' => '20260106T090000Z', 'RDATE;VALUE=PERIOD' => '20260106T090000Z/PT1H',
			'EXDATE;VALUE=DATE' => '20260106', 'EXDATE;TZID=Europe/Amsterdam' => '20260106T090000',
		] as $name => $value) {
			$line = "$name:$value";
			$shapes["many $line"] = static fn (int $bytes): string => self::event([$rule, ...self::repeated($line, $bytes)]);
			$shapes["one $name of many"] = static fn (int $bytes): string =>
				self::event([$rule, "$name:" . implode(',', self::repeated($value, $bytes))]);
		}
		foreach ([
			'RRULE:FREQ=WEEKLY', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=2',
			'RRULE:FREQ=SECONDLY', 'EXDATE;TZID=Nowhere:20260101T000000',
			'RRULE:FREQ=YEARLY;BYWEEKNO=1,2,3,-1;BYDAY=MO;COUNT=9', 'UID:1', 'DTSTART:20260105T090000Z', 'STATUS:CANCELLED', 'X-A:b',
		] as $line) {
			$shapes["many $line"] = static fn (int $bytes): string => self::event(self::repeated($line, $bytes));
		}
		$date = static fn (int $number): string => gmdate('Ymd\THis\Z', 1_767_603_600 + 86_400 * $number);
		$override = "BEGIN:VEVENT\r\nUID:1\r\nRECURRENCE-ID:%s\r\nDTSTART:%s\r\nEND:VEVENT";
		return [
			...$shapes,
			'many overrides' => static fn (int $bytes): string => self::object([self::lines([$rule]), ...array_map(
				static fn (string $line, int $number): string => strtr($line, ['%s' => $date($number)]),
				$lines = self::repeated($override, $bytes),
				array_keys($lines),
			)]),
			'many overrides of one date' => static fn (int $bytes): string =>
				self::object([self::lines([$rule]), ...self::repeated(strtr($override, ['%s' => '20260106T090000Z']), $bytes)]),
			'many zones' => static fn (int $bytes): string => self::object([
				...self::repeated("BEGIN:VTIMEZONE\r\nTZID:x\r\nEND:VTIMEZONE", $bytes),
				self::lines(['DTEND;TZID=y:20260105T090000']),
			]),
			'a zone with many dates' => static fn (int $bytes): string => self::object([
				"BEGIN:VTIMEZONE\r\nTZID:x\r\nBEGIN:STANDARD\r\nDTSTART:20000101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200",
				...self::repeated('RDATE:20260106T090000', $bytes),
				"END:STANDARD\r\nEND:VTIMEZONE",
				self::lines([$rule, 'DTEND;TZID=x:20260205T090000']),
			]),
		];
	}

	/** @param list<string> $lines of an event beside its UID and its start */
	private static function event(array $lines): string {
		return self::object([self::lines($lines)]);
	}

	/** @param list<string> $lines */
	private static function lines(array $lines): string {
		return implode("\r\n", ['BEGIN:VEVENT', 'UID:1', 'DTSTART:20260105T090000Z', ...$lines, 'END:VEVENT']);
	}

	/** @param list<string> $components */
	private static function object(array $components): string {
		return implode("\r\n", ['BEGIN:VCALENDAR', 'VERSION:2.0', ...$components, 'END:VCALENDAR', '']);
	}

	/** @return list<string> */
	private static function repeated(string $line, int $bytes): array {
		return array_fill(0, max(1, intdiv($bytes, strlen($line) + 2)), $line);
	}
}
