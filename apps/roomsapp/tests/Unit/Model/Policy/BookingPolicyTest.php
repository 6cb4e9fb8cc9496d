<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Policy;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Calendar\Problem;
use OCA\RoomsApp\Model\Policy\BookingPolicy;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Model\Policy\Verdict;
use PHPUnit\Framework\Attributes\DataProvider;

final class BookingPolicyTest extends PolicyTestCase {
	/** @return iterable<string, array{string, RoomRules, 2?: string, 3?: list<string>}> decision, rules, date, what is taken */
	public static function causes(): iterable {
		$span = '2026-06-02 10:00 - 11:00';
		yield 'a free room' => ['accepted', self::rules()];
		yield 'a free room that needs approval' => ['pending', self::rules(autoAccept: false)];
		yield 'a room out of service' => ['declined: inactive', self::rules(isActive: false)];
		yield 'no duration' => ['declined: no_duration', self::rules(), '2026-06-02 10:00 - 10:00'];
		yield 'an end before the start' => ['declined: no_duration', self::rules(), '2026-06-02 10:00 - 09:00'];
		yield 'as short as allowed' => ['accepted', self::rules(shortest: 60), $span];
		yield 'a second too short' => ['declined: too_short', self::rules(shortest: 60), '2026-06-02 10:00:01 - 11:00'];
		yield 'as long as allowed' => ['accepted', self::rules(longest: 60), $span];
		yield 'a second too long' => ['declined: too_long', self::rules(longest: 60), '2026-06-02 10:00 - 11:00:01'];
		yield 'outside the hours' => ['declined: outside_hours', self::rules(hours: [new OpenHours([2], 480, 630)]), $span];
		yield 'within the hours' => ['accepted', self::rules(hours: [new OpenHours([2], 600, 660)]), $span];
		yield 'never open' => ['declined: outside_hours', self::rules(hours: []), $span];
		yield 'taken' => ['declined: conflict', self::rules(), $span, ['2026-06-02 10:30 - 12:00']];
		yield 'taken, and needs approval' => ['declined: conflict', self::rules(autoAccept: false), $span, ['2026-06-02 10:30 - 12:00']];
		yield 'around what is taken' => ['declined: conflict', self::rules(), $span, ['2026-06-02 10:15 - 10:45']];
		yield 'inside what is taken' => ['declined: conflict', self::rules(), $span, ['2026-06-02 08:00 - 18:00']];
		yield 'exactly what is taken' => ['declined: conflict', self::rules(), $span, [$span]];
		yield 'after what is taken' => ['accepted', self::rules(), $span, ['2026-06-02 09:00 - 10:00']];
		yield 'before what is taken' => ['accepted', self::rules(), $span, ['2026-06-02 11:00 - 12:00']];
		yield 'a second into what is taken' => ['declined: conflict', self::rules(), $span, ['2026-06-02 09:00 - 10:00:01']];
		yield 'in a gap of what is taken' => ['accepted', self::rules(), $span, ['2026-06-02 11:00 - 12:00', '2026-06-02 09:00 - 10:00']];
		yield 'in the shadow of a long booking that began before a short one' =>
			['declined: conflict', self::rules(), $span, ['2026-06-01 09:00 - 2026-06-03 10:00', '2026-06-02 09:00 - 09:30']];
		yield 'running now' => ['declined: conflict', self::rules(), '2026-06-01 07:00 - 09:00', ['2026-06-01 06:30 - 07:30']];
	}

	/** @param list<string> $taken */
	#[DataProvider('causes')]
	public function testDecidesAboutADate(
		string $decision,
		RoomRules $rules,
		string $span = '2026-06-02 10:00 - 11:00',
		array $taken = [],
	): void {
		$decided = self::decide(self::single($span), $rules, self::taken($taken));
		self::assertSame($decision, self::words($decided));
		self::assertSame([$decision], self::dates($decided));
	}

	public function testCausesAreNamedInTheOrderOfTheirImportanceAndAllAreKept(): void {
		$rules = static fn (bool $isActive, int $shortest): RoomRules =>
			self::rules(isActive: $isActive, hours: [], horizonDays: 1, shortest: $shortest);
		$decide = static fn (RoomRules $rules, Role $role): array => self::decide(
			self::single('2026-06-03 10:00 - 11:00'), $rules, self::taken(['2026-06-03 10:00 - 11:00']), role: $role,
		)->dates[0]->causes;
		$late = [Cause::OutsideHours, Cause::BeyondHorizon, Cause::Conflict];
		self::assertSame([Cause::NotPermitted, Cause::Inactive, Cause::TooShort, ...$late], $decide($rules(false, 90), Role::Viewer));
		self::assertSame([Cause::Inactive, Cause::TooShort, ...$late], $decide($rules(false, 90), Role::Booker));
		self::assertSame([Cause::TooShort, ...$late], $decide($rules(true, 90), Role::Admin));
		self::assertSame($late, $decide($rules(true, 60), Role::Booker));
	}

	public function testADateWithoutDurationIsAlsoTooShortAndOneCannotBeTooLongAsWell(): void {
		$dates = self::decide(self::single('2026-06-03 10:00 - 10:00'), self::rules(shortest: 15, longest: 30))->dates;
		self::assertSame([Cause::NoDuration, Cause::TooShort], $dates[0]->causes);
	}

	/** @return iterable<string, array{Role, bool, string}> */
	public static function roles(): iterable {
		yield 'nobody' => [Role::None, true, 'declined: not_permitted'];
		yield 'viewer' => [Role::Viewer, true, 'declined: not_permitted'];
		yield 'booker' => [Role::Booker, true, 'accepted'];
		yield 'booker, with approval' => [Role::Booker, false, 'pending'];
		yield 'manager, with approval' => [Role::Manager, false, 'accepted'];
		yield 'admin, with approval' => [Role::Admin, false, 'accepted'];
	}

	#[DataProvider('roles')]
	public function testTheRoleDecides(Role $role, bool $autoAccept, string $decision): void {
		$decided = self::decide(self::single('2026-06-02 10:00 - 11:00'), self::rules(autoAccept: $autoAccept), role: $role);
		self::assertSame($decision, self::words($decided));
	}

	public function testManagersAreBoundByTheRulesToo(): void {
		$asked = self::single('2026-06-02 10:00 - 11:00');
		foreach ([Role::Manager, Role::Admin] as $role) {
			$decided = self::decide($asked, self::rules(hours: [], autoAccept: false), role: $role);
			self::assertSame('declined: outside_hours', self::words($decided));
			self::assertSame('declined: inactive', self::words(self::decide($asked, self::rules(isActive: false), role: $role)));
		}
	}

	/** @return iterable<string, array{Problem, Role, bool, string}> */
	public static function problems(): iterable {
		yield 'not understood' => [Problem::NotUnderstood, Role::Booker, true, 'declined: not_understood'];
		yield 'too many dates' => [Problem::TooMany, Role::Admin, true, 'declined: too_many'];
		yield 'not understood, out of service' => [Problem::NotUnderstood, Role::Booker, false, 'declined: inactive'];
		yield 'too many dates, from a stranger' => [Problem::TooMany, Role::None, false, 'declined: not_permitted'];
	}

	#[DataProvider('problems')]
	public function testDatesThatCannotBeToldAreDeclinedAsAWhole(Problem $problem, Role $role, bool $isActive, string $decision): void {
		$decided = self::decide(new Occurrences([], true, false, $problem), self::rules(isActive: $isActive), role: $role);
		self::assertSame($decision, self::words($decided));
		self::assertSame([], $decided->dates);
	}

	public function testARequestWithoutDatesIsAcceptedUnlessAStrangerMakesIt(): void {
		$none = new Occurrences([], true, false, null);
		self::assertSame('accepted', self::words(self::decide($none, self::rules(autoAccept: false))));
		self::assertSame('declined: not_permitted', self::words(self::decide($none, self::rules(), role: Role::Viewer)));
		$standing = self::standing(self::single('2026-06-02 10:00 - 11:00'), Verdict::Accepted);
		self::assertSame('accepted', self::words(self::decide($none, self::rules(), standing: $standing, role: Role::Viewer)));
	}

	/** @return iterable<string, array{string, int, int, string}> date, buffers before and after, decision; 10:00 - 11:00 is taken */
	public static function buffers(): iterable {
		yield 'none, touching before' => ['2026-06-02 09:00 - 10:00', 0, 0, 'accepted'];
		yield 'none, touching after' => ['2026-06-02 11:00 - 12:00', 0, 0, 'accepted'];
		yield 'after, exactly kept after the other' => ['2026-06-02 11:15 - 12:00', 0, 15, 'accepted'];
		yield 'after, a minute less after the other' => ['2026-06-02 11:14 - 12:00', 0, 15, 'declined: conflict'];
		yield 'after, exactly kept before the other' => ['2026-06-02 09:00 - 09:45', 0, 15, 'accepted'];
		yield 'after, a minute less before the other' => ['2026-06-02 09:00 - 09:46', 0, 15, 'declined: conflict'];
		yield 'before, exactly kept before the other' => ['2026-06-02 09:00 - 09:45', 15, 0, 'accepted'];
		yield 'before, a minute less before the other' => ['2026-06-02 09:00 - 09:46', 15, 0, 'declined: conflict'];
		yield 'before, a minute less after the other' => ['2026-06-02 11:14 - 12:00', 15, 0, 'declined: conflict'];
		yield 'both add up, exactly kept' => ['2026-06-02 11:25 - 12:00', 10, 15, 'accepted'];
		yield 'both add up, a minute less' => ['2026-06-02 11:24 - 12:00', 10, 15, 'declined: conflict'];
		yield 'both add up, a minute less before' => ['2026-06-02 09:00 - 09:36', 10, 15, 'declined: conflict'];
		yield 'both, overlapping' => ['2026-06-02 10:30 - 12:00', 10, 15, 'declined: conflict'];
	}

	#[DataProvider('buffers')]
	public function testBuffersStayFree(string $span, int $before, int $after, string $decision): void {
		$rules = self::rules(bufferBefore: $before, bufferAfter: $after);
		self::assertSame($decision, self::words(self::decide(self::single($span), $rules, self::taken(['2026-06-02 10:00 - 11:00']))));
	}

	public function testABufferReachesBackToWhatHasEnded(): void {
		$decide = static fn (int $after): string => self::words(self::decide(
			self::single('2026-06-01 08:05 - 09:00'), self::rules(bufferAfter: $after), self::taken(['2026-06-01 07:00 - 07:55']),
		));
		self::assertSame('accepted', $decide(10));
		self::assertSame('declined: conflict', $decide(11));
	}

	public function testBuffersCountNeitherForTheHoursNorForTheLength(): void {
		$rules = self::rules(hours: [new OpenHours([2], 600, 660)], bufferBefore: 30, bufferAfter: 30, longest: 60);
		self::assertSame('accepted', self::words(self::decide(self::single('2026-06-02 10:00 - 11:00'), $rules)));
	}

	/** @return iterable<string, array{string, string, string}> now, the start, the decision */
	public static function horizons(): iterable {
		yield 'at the edge' => ['2026-06-01 08:00', '2026-06-08 08:00', 'accepted'];
		yield 'a second later' => ['2026-06-01 08:00', '2026-06-08 08:00:01', 'declined: beyond_horizon'];
		yield 'in winter time, from summer time, at the same time of day' => ['2026-10-22 08:00', '2026-10-29 08:00', 'accepted'];
		yield 'in winter time, a second later' => ['2026-10-22 08:00', '2026-10-29 08:00:01', 'declined: beyond_horizon'];
		yield 'in summer time, from winter time' => ['2026-03-26 08:00', '2026-04-02 08:00', 'accepted'];
		yield 'in summer time, a second later' => ['2026-03-26 08:00', '2026-04-02 08:00:01', 'declined: beyond_horizon'];
	}

	#[DataProvider('horizons')]
	public function testTheHorizonIsAWeekAway(string $now, string $start, string $decision): void {
		$asked = self::single($start . ' - 12:00');
		self::assertSame($decision, self::words(self::decide($asked, self::rules(horizonDays: 7), now: $now)));
	}

	public function testADateMayEndBeyondTheHorizon(): void {
		$asked = self::single('2026-06-02 07:00 - 2026-06-05 12:00');
		self::assertSame('accepted', self::words(self::decide($asked, self::rules(horizonDays: 1))));
	}

	/** @return iterable<string, array{string, Role, RoomRules, string}> */
	public static function pastDates(): iterable {
		$ended = '2026-06-01 07:00 - 08:00';
		yield 'ended now' => [$ended, Role::Booker, self::rules(), 'accepted'];
		yield 'needs no approval any more' => [$ended, Role::Booker, self::rules(autoAccept: false), 'accepted'];
		yield 'no hours' => [$ended, Role::Booker, self::rules(hours: []), 'accepted'];
		yield 'out of service' => [$ended, Role::Booker, self::rules(isActive: false), 'accepted'];
		yield 'of a stranger' => [$ended, Role::Viewer, self::rules(), 'declined: not_permitted'];
		yield 'ends in a second' => ['2026-06-01 07:00 - 08:00:01', Role::Booker, self::rules(), 'declined: conflict'];
	}

	#[DataProvider('pastDates')]
	public function testWhatHasEndedIsNotJudged(string $span, Role $role, RoomRules $rules, string $decision): void {
		$decided = self::decide(self::single($span), $rules, self::taken(['2026-06-01 06:00 - 09:00']), role: $role);
		self::assertSame($decision, self::words($decided));
	}

	/** @return iterable<string, array{string, string, int, string}> days, zone, longest, decision */
	public static function lengthsOfDays(): iterable {
		foreach (['2026-03-29' => '2026-03-30', '2026-10-25' => '2026-10-26', '2026-06-02' => '2026-06-03'] as $day => $next) {
			yield "$day counts as 24 hours" => [$day, $next, 1_440, 'accepted'];
			yield "$day is too long for 23 hours" => [$day, $next, 1_380, 'declined: too_long'];
			yield "$day is too long for a minute less" => [$day, $next, 1_439, 'declined: too_long'];
		}
		yield 'two days, one of them with 25 hours' => ['2026-10-24', '2026-10-26', 2_880, 'accepted'];
	}

	#[DataProvider('lengthsOfDays')]
	public function testAWholeDayIs24HoursLong(string $day, string $next, int $longest, string $decision): void {
		$rules = self::rules(shortest: 1_440, longest: $longest);
		self::assertSame($decision, self::words(self::decide(self::single(self::allDay($day, $next)), $rules, now: '2026-01-01 00:00')));
	}

	public function testOneOf5000DatesThatCollidesIsFoundAmong5000(): void {
		$hour = 3_600;
		$taken = $dates = [];
		$first = self::time('2027-01-01 00:00');
		for ($number = 0; $number < 5_000; $number++) {
			$taken[] = new Taken($first + 2 * $number * $hour, $first + (2 * $number + 1) * $hour, $number);
			$dates[] = new Occurrence($first + (2 * $number + 1) * $hour, $first + (2 * $number + 2) * $hour, "id$number", false);
		}
		shuffle($taken);
		$dates[3_000] = new Occurrence($dates[3_000]->start - 1, $dates[3_000]->end, 'id3000', false);
		$decided = (new BookingPolicy())->decide(
			self::rules(acceptsFreeDates: true), Role::Booker, new Occurrences(array_values($dates), true, false, null), $taken, [], $first,
		);
		self::assertSame('accepted', self::words($decided));
		$refused = array_keys(array_filter($decided->dates, static fn ($date): bool => $date->verdict === Verdict::Declined));
		self::assertSame([3_000], $refused);
	}
}
