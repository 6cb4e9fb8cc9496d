<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Policy;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\Standing;
use OCA\RoomsApp\Model\Policy\Verdict;

/** Several dates, and changes of what a booking has. */
final class SeriesTest extends PolicyTestCase {
	private const WEEKS = ['2026-06-02 10:00 - 11:00', '2026-06-09 10:00 - 11:00', '2026-06-16 10:00 - 11:00'];

	public function testOneDateThatDoesNotFitDeclinesAll(): void {
		$decided = self::decide(self::series(self::WEEKS), self::rules(), self::taken(['2026-06-09 10:30 - 11:30']));
		self::assertSame('declined: conflict', self::words($decided));
		self::assertSame(['declined', 'declined: conflict', 'declined'], self::dates($decided));
	}

	public function testFreeDatesAreAcceptedWhereTheRoomDoesSo(): void {
		$taken = self::taken(['2026-06-09 10:30 - 11:30']);
		$decided = self::decide(self::series(self::WEEKS), self::rules(acceptsFreeDates: true), $taken);
		self::assertSame('accepted', self::words($decided));
		self::assertSame(['accepted', 'declined: conflict', 'accepted'], self::dates($decided));
		$decided = self::decide(self::series(self::WEEKS), self::rules(autoAccept: false, acceptsFreeDates: true), $taken);
		self::assertSame('pending', self::words($decided));
		self::assertSame(['pending', 'declined: conflict', 'pending'], self::dates($decided));
	}

	public function testASeriesWithoutAnyFreeDateIsDeclined(): void {
		$taken = self::taken(self::WEEKS);
		$decided = self::decide(self::series(self::WEEKS), self::rules(acceptsFreeDates: true), $taken);
		self::assertSame('declined: conflict', self::words($decided));
	}

	public function testTheMostImportantCauseOfAllDatesIsNamed(): void {
		$asked = self::series(['2026-06-02 10:00 - 11:00', '2026-06-09 10:00 - 13:00']);
		$decided = self::decide($asked, self::rules(longest: 120), self::taken(['2026-06-02 10:30 - 11:30']));
		self::assertSame('declined: too_long', self::words($decided));
		self::assertSame(['declined: conflict', 'declined: too_long'], self::dates($decided));
	}

	public function testPastDatesOfADeclinedSeriesAreDeclinedWithIt(): void {
		$asked = self::series(['2026-05-26 10:00 - 11:00', '2026-06-02 10:00 - 11:00']);
		$decided = self::decide($asked, self::rules(), self::taken(['2026-06-02 10:00 - 11:00']));
		self::assertSame(['declined', 'declined: conflict'], self::dates($decided));
	}

	public function testPastDatesNeverSpeakAgainstASeries(): void {
		$asked = self::series(['2026-05-26 10:00 - 11:00', '2026-06-02 10:00 - 11:00']);
		$decided = self::decide($asked, self::rules(autoAccept: false), self::taken(['2026-05-26 10:00 - 11:00']));
		self::assertSame('pending', self::words($decided));
		self::assertSame(['accepted', 'pending'], self::dates($decided));
	}

	public function testDatesOfOneBookingMayOverlap(): void {
		$decided = self::decide(self::series(['2026-06-02 10:00 - 12:00', '2026-06-02 11:00 - 13:00']), self::rules(bufferAfter: 30));
		self::assertSame(['accepted', 'accepted'], self::dates($decided));
	}

	public function testDatesThatStandKeepTheirVerdict(): void {
		$asked = self::series(self::WEEKS);
		$rules = self::rules(isActive: false, autoAccept: false, hours: [], horizonDays: 1, longest: 1);
		foreach (Verdict::cases() as $verdict) {
			$decided = self::decide($asked, $rules, self::taken(self::WEEKS), self::standing($asked, $verdict), Role::None);
			self::assertSame($verdict, $decided->verdict);
			self::assertSame([$verdict->value, $verdict->value, $verdict->value], self::dates($decided));
		}
	}

	public function testADateThatWasDeclinedByARuleKeepsItsCause(): void {
		$asked = self::single('2026-06-02 10:00 - 11:00');
		$date = $asked->list[0];
		$standing = [new Standing('', $date->start, $date->end, Verdict::Declined, Cause::Conflict)];
		self::assertSame('declined: conflict', self::words(self::decide($asked, self::rules(), standing: $standing)));
	}

	public function testAnApprovedDateThatMovesNeedsApprovalAgainAndOnlyThat(): void {
		$before = self::series(self::WEEKS);
		$after = self::moved($before, 1, 1_800);
		$decided = self::decide($after, self::rules(autoAccept: false), [], self::standing($before, Verdict::Accepted));
		self::assertSame('pending', self::words($decided));
		self::assertSame(['accepted', 'pending', 'accepted'], self::dates($decided));
	}

	public function testADateThatMovesWhereItDoesNotFitIsRefusedAndTheOthersStay(): void {
		$before = self::series(self::WEEKS);
		$decided = self::decide(
			self::moved($before, 1, 1_800),
			self::rules(),
			self::taken(['2026-06-09 11:00 - 12:00']),
			self::standing($before, Verdict::Accepted),
		);
		self::assertSame('declined: conflict', self::words($decided));
		self::assertSame(['accepted', 'declined: conflict', 'accepted'], self::dates($decided));
	}

	public function testDatesThatAreAddedAreDeclinedTogetherAndTheOthersStay(): void {
		$before = self::series([self::WEEKS[0]]);
		$decided = self::decide(
			self::series(self::WEEKS), self::rules(), self::taken(['2026-06-16 10:00 - 11:00']), self::standing($before, Verdict::Accepted),
		);
		self::assertSame('declined: conflict', self::words($decided));
		self::assertSame(['accepted', 'declined', 'declined: conflict'], self::dates($decided));
	}

	public function testADateThatSomebodyDeclinedDoesNotSpeakAgainstNewOnes(): void {
		$first = self::series([self::WEEKS[0]]);
		$decided = self::decide(self::series(self::WEEKS), self::rules(), [], self::standing($first, Verdict::Declined));
		self::assertSame('accepted', self::words($decided));
		self::assertSame(['declined', 'accepted', 'accepted'], self::dates($decided));
	}

	public function testALongerOrShorterDateAndOneOfAnotherSeriesIsNew(): void {
		$before = self::series([self::WEEKS[0]]);
		$standing = self::standing($before, Verdict::Accepted);
		$rules = self::rules(autoAccept: false);
		$others = [self::series(['2026-06-02 10:00 - 11:30']), self::series(['2026-06-02 10:30 - 11:00']), self::single(self::WEEKS[0])];
		foreach ($others as $asked) {
			self::assertSame('pending', self::words(self::decide($asked, $rules, [], $standing)));
		}
		self::assertSame('accepted', self::words(self::decide($before, $rules, [], $standing)));
	}

	/** The series with one date moved, as an override does it. */
	private static function moved(Occurrences $asked, int $place, int $seconds): Occurrences {
		$dates = $asked->list;
		$date = $dates[$place];
		$dates[$place] = new Occurrence($date->start + $seconds, $date->end + $seconds, $date->recurrenceId, false);
		return new Occurrences(array_values($dates), true, false, null);
	}
}
