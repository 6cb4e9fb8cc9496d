<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Period;

use OCA\RoomsApp\Model\Period\IsoMoment;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class IsoMomentTest extends TestCase {
	/** @return iterable<string, array{string, string, bool, bool}> */
	public static function moments(): iterable {
		yield 'a date' => ['2026-03-02', '2026-03-01T23:00:00Z', true, false];
		yield 'a basic date' => ['20260302', '2026-03-01T23:00:00Z', true, false];
		yield 'UTC' => ['2026-03-02T09:30:15Z', '2026-03-02T09:30:15Z', false, true];
		yield 'without seconds and offset' => ['2026-03-02T09:30', '2026-03-02T09:30:00Z', false, false];
		yield 'a space in the middle' => ['2026-03-02 09:30:00+01:00', '2026-03-02T08:30:00Z', false, true];
		yield 'a plus sign that became a space' => ['2026-03-02T09:30:00 01:00', '2026-03-02T08:30:00Z', false, true];
		yield 'behind UTC' => ['2026-03-02T09:30:00-0530', '2026-03-02T15:00:00Z', false, true];
		yield 'hours of an offset' => ['2026-03-02T09:30+02', '2026-03-02T07:30:00Z', false, true];
		yield 'parts of a second' => ['2026-03-02T09:30:15.123456Z', '2026-03-02T09:30:15Z', false, true];
		yield 'midnight at the end' => ['2026-03-02T24:00:00Z', '2026-03-03T00:00:00Z', false, true];
		yield 'basic' => ['20260302T093015Z', '2026-03-02T09:30:15Z', false, true];
		yield 'small letters' => ['2026-03-02t09:30:15z', '2026-03-02T09:30:15Z', false, true];
		yield 'the first year' => ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z', false, true];
		yield 'a leap day' => ['2028-02-29', '2028-02-28T23:00:00Z', true, false];
	}

	#[DataProvider('moments')]
	public function testReadsWhatClientsWrite(string $text, string $utc, bool $isDate, bool $hasOffset): void {
		$moment = IsoMoment::parse($text, new \DateTimeZone('Europe/Amsterdam'));
		self::assertNotNull($moment);
		$read = $moment->time->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d\TH:i:s\Z');
		self::assertSame([$utc, $isDate, $hasOffset], [$read, $moment->isDate, $moment->hasOffset]);
	}

	/** @return iterable<array{string}> */
	public static function others(): iterable {
		foreach ([
			'', ' ', 'now', 'tomorrow', '2026', '2026-03', '2026-3-2', '2026-0302', '202603-02', '2026-02-29', '2026-13-01', '2026-00-10',
			'0000-01-01', '02026-03-02', '-2026-03-02', '2026-03-02T', '2026-03-02T9:30', '2026-03-02T24:00:01Z', '2026-03-02T09:60',
			'2026-03-02T23:59:60Z', '2026-03-02T09:30:0015', '2026-03-02T0930:15', '2026-03-02Z', '2026-03-02+01:00', '2026-03-02T09:30ZZ',
			'2026-03-02T09:30:15.Z', "2026-03-02\n", '2026-03-02T09:30:00+24:00', '2026-W10-1', '2026-061', '@0', '٢٠٢٦-٠٣-٠٢',
		] as $text) {
			yield [$text];
		}
	}

	#[DataProvider('others')]
	public function testAnythingElseIsNone(string $text): void {
		self::assertNull(IsoMoment::parse($text, new \DateTimeZone('Europe/Amsterdam')));
	}

	public function testADayIsWrittenInOneWay(): void {
		$zone = new \DateTimeZone('UTC');
		self::assertNotNull(IsoMoment::parseDay('2026-03-02', $zone));
		self::assertSame([null, null], [IsoMoment::parseDay('20260302', $zone), IsoMoment::parseDay('2026-03-02T09:00Z', $zone)]);
	}

	public function testTheDayAfterADateHasItsOwnLength(): void {
		$day = IsoMoment::parse('2026-03-29', new \DateTimeZone('Europe/Amsterdam'));
		self::assertSame(23 * 3_600, $day === null ? 0 : $day->after() - $day->seconds());
	}

	public function testADayBeginsWhenItsClocksDo(): void {
		// The clocks of Santiago leave out the first hour of that day.
		$day = IsoMoment::parse('2026-09-06', new \DateTimeZone('America/Santiago'));
		self::assertSame('01:00', $day?->time->format('H:i'));
	}
}
