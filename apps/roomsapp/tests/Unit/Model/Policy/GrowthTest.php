<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Policy;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Policy\BookingPolicy;
use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Policy\Standing;
use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Model\Policy\Verdict;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Shared\Tests\Cost\Growth;

#[Group('cost')]
final class GrowthTest extends PolicyTestCase {
	private const DATES = 5_000;
	private const SECONDS = 0.25;
	private const HOUR = 3_600;
	private const FIRST = 1_800_000_000;

	/** @return iterable<string, array{\Closure(int): Occurrence, \Closure(int): Taken}> dates and what is taken, by number */
	public static function shapes(): iterable {
		$date = static fn (int $start, int $end): Occurrence => new Occurrence($start, $end, gmdate('Ymd\THis\Z', $start), false);
		$start = static fn (int $number): int => self::FIRST + 2 * $number * self::HOUR;
		yield 'each date free' => [
			static fn (int $number) => $date($start($number), $start($number) + self::HOUR),
			static fn (int $number) => new Taken($start($number) + self::HOUR, $start($number) + 2 * self::HOUR, $number),
		];
		yield 'each date taken' => [
			static fn (int $number) => $date($start($number), $start($number) + self::HOUR),
			static fn (int $number) => new Taken($start($number), $start($number) + self::HOUR, $number),
		];
		yield 'everything at one time' => [
			static fn (int $number) => $date(self::FIRST, self::FIRST + self::HOUR),
			static fn (int $number) => new Taken(self::FIRST, self::FIRST + self::HOUR, $number),
		];
		yield 'one long date over all, the newest first' => [
			static fn (int $number) => $date($start($number), $start($number) + self::HOUR),
			static fn (int $number) => new Taken($start(5_000 - $number), $number === 0 ? PHP_INT_MAX >> 1 : $start(5_000), $number),
		];
		yield 'a date each week' => [
			static fn (int $number) => $date(self::FIRST + $number % 5_000 * 604_800, self::FIRST + $number % 5_000 * 604_800 + self::HOUR),
			static fn (int $number) => new Taken($start($number), $start($number) + 1, $number),
		];
	}

	/**
	 * @param \Closure(int): Occurrence $date
	 * @param \Closure(int): Taken $taken
	 */
	#[DataProvider('shapes')]
	public function testAsManyDatesAsAreAllowedAreDecidedFast(\Closure $date, \Closure $taken): void {
		$asked = new Occurrences(array_map($date, range(0, self::DATES - 1)), true, false, null);
		$others = array_map($taken, range(0, self::DATES - 1));
		$standing = array_map(
			static fn (Occurrence $date): Standing => new Standing($date->recurrenceId, $date->start, $date->end + 1, Verdict::Accepted),
			$asked->list,
		);
		$seconds = INF;
		// Anything may slow a call down, but nothing makes it faster than it is.
		for ($try = 0; $try < 5 && $seconds >= self::SECONDS; $try++) {
			$before = self::used();
			(new BookingPolicy())->decide(self::strict(), Role::Booker, $asked, $others, $standing, self::FIRST - self::HOUR);
			$seconds = min($seconds, self::used() - $before);
		}
		self::assertLessThan(self::SECONDS, $seconds);
	}

	/**
	 * @param \Closure(int): Occurrence $date
	 * @param \Closure(int): Taken $taken
	 */
	#[DataProvider('shapes')]
	public function testTwiceTheDatesTakeTwiceTheTime(\Closure $date, \Closure $taken): void {
		$decide = static fn (string $numbers) => (new BookingPolicy())->decide(
			self::strict(),
			Role::Booker,
			new Occurrences(array_map($date, range(0, strlen($numbers) >> 4)), true, false, null),
			array_map($taken, range(0, strlen($numbers) >> 4)),
			[],
			self::FIRST - self::HOUR,
		);
		$growth = Growth::of($decide, static fn (int $bytes): string => str_repeat(' ', $bytes), 1 << 18, 1 << 20);
		self::assertLessThanOrEqual(Growth::PER_DOUBLING, $growth->perDoubling, $growth->table());
	}

	/** Every rule is asked for each date. */
	private static function strict(): RoomRules {
		$hours = array_map(
			static fn (int $hour): OpenHours => new OpenHours([0, 1, 2, 3, 4, 5, 6], 60 * $hour, 60 * $hour + 90),
			range(0, 20),
		);
		return self::rules(hours: $hours, horizonDays: 365, bufferAfter: 5, shortest: 30, longest: 90, acceptsFreeDates: true);
	}

	/** CPU seconds of this process so far. */
	private static function used(): float {
		$usage = getrusage();
		$number = static fn (string $name): int => is_int($usage[$name] ?? null) ? $usage[$name] : 0;
		return $number('ru_utime.tv_sec') + $number('ru_utime.tv_usec') / 1_000_000;
	}
}
