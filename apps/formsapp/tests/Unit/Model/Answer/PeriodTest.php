<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Answer;

use OCA\FormsApp\Model\Answer\DailyCounts;
use OCA\FormsApp\Model\Answer\PageStart;
use OCA\FormsApp\Model\Answer\Period;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class PeriodTest extends TestCase {
	#[TestWith(['2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'])]
	#[TestWith(['2026-03-29T12:00', '2026-03-29T10:00:00Z', '2026-03-29T10:00:00Z'])]
	#[TestWith(['2026-03-29T12:00:30.5Z', '2026-03-29T12:00:30Z', '2026-03-29T12:00:30Z'])]
	#[TestWith(['2026-03-29T12:00:00+05:30', '2026-03-29T06:30:00Z', '2026-03-29T06:30:00Z'])]
	#[TestWith(['2026-03-29T12:00:00 05:30', '2026-03-29T06:30:00Z', '2026-03-29T06:30:00Z'])]
	#[TestWith(['2026-03-29 12:00:00-0100', '2026-03-29T13:00:00Z', '2026-03-29T13:00:00Z'])]
	public function testReadsWhatIso8601Has(string $text, string $from, string $to): void {
		$period = Period::read($text, $text, new \DateTimeZone('Europe/Berlin'));
		self::assertInstanceOf(Period::class, $period);
		self::assertSame([strtotime($from), strtotime($to)], [$period->since, $period->before]);
	}

	#[TestWith(['2026-02-30'])]
	#[TestWith(['2026-13-01'])]
	#[TestWith(['now'])]
	#[TestWith(['2026-01-01T25:00'])]
	#[TestWith(['2026-01-01T10:00:00+99:00'])]
	#[TestWith(["2026-01-01\n"])]
	#[TestWith(['20260101'])]
	public function testRefusesAnythingElse(string $text): void {
		$zone = new \DateTimeZone('UTC');
		self::assertSame(['from', 'to'], [Period::read($text, null, $zone), Period::read('', $text, $zone)]);
	}

	public function testNothingIsTheWholeTime(): void {
		$period = Period::read(null, '', new \DateTimeZone('UTC'));
		self::assertTrue($period instanceof Period && $period->isWhole());
	}

	public function testDaysAreThoseOfTheZone(): void {
		$times = ['2026-03-28 22:45', '2026-03-28 23:00', '2026-03-29 21:45', '2026-03-29 22:00'];
		$slots = array_combine(array_map(static fn (string $time): int => intdiv((int)strtotime("$time UTC"), 900), $times), [1, 2, 4, 8]);
		$days = static fn (string $zone): array => array_column(DailyCounts::of($slots, new \DateTimeZone($zone)), 'count', 'date');
		self::assertSame(['2026-03-28' => 1, '2026-03-29' => 6, '2026-03-30' => 8], $days('Europe/Berlin'));
		self::assertSame(['2026-03-28' => 3, '2026-03-29' => 12], $days('UTC'));
		self::assertSame(['2026-03-29' => 3, '2026-03-30' => 12], $days('+05:45'));
		self::assertSame([], DailyCounts::of([], new \DateTimeZone('UTC')));
	}

	public function testAPageBeginsInTheBlockThatHasIt(): void {
		$counts = [3 => 10, 2 => 0, 0 => 499];
		$start = static fn (int $skipped): array => (array)PageStart::of($counts, $skipped);
		self::assertSame(['last' => 3_999, 'skipped' => 0], $start(0));
		self::assertSame(['last' => 3_999, 'skipped' => 9], $start(9));
		self::assertSame(['last' => 999, 'skipped' => 0], $start(10));
		self::assertSame(['last' => 999, 'skipped' => 498], $start(508));
		self::assertNull(PageStart::of($counts, 509));
	}
}
