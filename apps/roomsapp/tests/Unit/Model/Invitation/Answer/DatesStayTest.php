<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Invitation\Answer;

use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\Answer\RoomReply;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Policy\BookingPolicy;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Policy\Standing;
use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Model\Policy\Verdict;
use PHPUnit\Framework\Attributes\DataProvider;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;

/** Expanding, deciding and answering together: an answer changes no date, and deciding again changes no answer. */
final class DatesStayTest extends AnswerTestCase {
	private const NOW = 1_772_000_000;
	private const YEAR = 31_536_000;

	/** @return iterable<string, array{list<string>, 1?: list<string>}> a series, and an override */
	public static function series(): iterable {
		$weekly = 'RRULE:FREQ=WEEKLY;COUNT=40';
		yield 'Berlin' => [[...self::TIMES, $weekly], [...self::SECOND]];
		yield 'UTC' => [['DTSTART:20260602T080000Z', 'DTEND:20260602T093000Z', $weekly]];
		yield 'floating' => [['DTSTART:20260602T080000', 'DURATION:PT90M', $weekly]];
		yield 'all day' => [['DTSTART;VALUE=DATE:20260602', 'DTEND;VALUE=DATE:20260604', $weekly]];
		yield 'all day without an end' => [['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;COUNT=250']];
		yield 'every day at a time that is skipped once and shown twice once' =>
			[['DTSTART;TZID=Europe/Berlin:20260302T023000', 'DTEND;TZID=Europe/Berlin:20260302T031500', 'RRULE:FREQ=DAILY;COUNT=250']];
		yield 'over the change of the clocks' =>
			[['DTSTART;TZID=Europe/Berlin:20260302T233000', 'DTEND;TZID=Europe/Berlin:20260303T050000', 'RRULE:FREQ=DAILY;COUNT=250']];
		yield 'two zones' => [['DTSTART;TZID=Europe/Berlin:20260302T180000', 'DTEND;TZID=America/New_York:20260302T140000', $weekly]];
		yield 'a zone that the object defines' => [['DTSTART;TZID=Ours:20260302T180000', 'DTEND;TZID=Ours:20260302T190000', $weekly]];
		yield 'a zone of Outlook' => [['DTSTART;TZID=W. Europe Standard Time:20260302T180000', 'DURATION:PT1H', $weekly]];
		yield 'added and left out dates' => [[
			...self::TIMES, $weekly, 'RDATE;TZID=Europe/Berlin:20260603T100000', 'EXDATE;TZID=Europe/Berlin:20260609T100000',
		]];
		yield 'overrides in UTC' =>
			[[...self::TIMES, $weekly], ['RECURRENCE-ID:20260609T080000Z', 'DTSTART:20260610T080000Z', 'DURATION:PT3H']];
		yield 'a cancelled date' => [[...self::TIMES, $weekly], [...self::SECOND, 'STATUS:CANCELLED']];
		yield 'added dates at the second of two equal times' => [[
			'DTSTART;TZID=Europe/Berlin:20260602T023000', 'DURATION:PT10M', $weekly, 'RDATE:20261025T013000Z,20261025T003000Z',
		]];
		yield 'without end' => [[...self::TIMES, 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH']];
	}

	/**
	 * @param list<string> $series
	 * @param list<string> $override
	 */
	#[DataProvider('series')]
	public function testAnAnswerChangesNoDateAndIsNotDecidedAgain(array $series, array $override = []): void {
		foreach (['Europe/Berlin', 'America/New_York'] as $zone) {
			$object = self::withZone([self::ROOM_A, ...$series], ...$override === [] ? [] : [[self::ROOM_A, ...$override]]);
			$asked = self::expand($object, $zone);
			self::assertGreaterThan(20, count($asked->list));
			$taken = [];
			foreach ($asked->list as $place => $date) {
				// The dates around the changes of the clocks are among them.
				if ($place % 7 === 3 || in_array(gmdate('Ymd', $date->start), ['20260329', '20261025', '20261101'], true)) {
					$taken[] = new Taken($date->start, $date->start + 60, 1);
				}
			}
			$decision = self::decide($asked, $taken, [], $zone);
			self::assertSame(Verdict::Pending, $decision->verdict);
			self::assertTrue(self::answer($object, ['room-a' => $decision], $zone));
			self::assertSame(self::told($decision), self::written($object, $asked, $zone), 'each date must say what was decided');

			$stored = self::read($object->serialize());
			$again = self::expand($stored, $zone);
			self::assertEquals($asked->list, $again->list, 'the answer must not change a date');
			$standing = array_map(static fn ($date): Standing => new Standing(
				$date->occurrence->recurrenceId, $date->occurrence->start, $date->occurrence->end, $date->verdict, $date->cause,
			), $decision->dates);
			$decidedAgain = self::decide($again, [], $standing, $zone);
			self::assertSame(self::told($decision), self::told($decidedAgain), 'what stands must not be decided again');
			self::assertFalse(self::answer($stored, ['room-a' => $decidedAgain], $zone));
		}
	}

	/** @param list<string> ...$events */
	private static function withZone(array ...$events): VCalendar {
		$zone = [
			'BEGIN:VTIMEZONE', 'TZID:Ours', 'BEGIN:STANDARD', 'DTSTART:20001001T020000', 'TZOFFSETFROM:+0700', 'TZOFFSETTO:+0520',
			'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU', 'END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:20000401T020000', 'TZOFFSETFROM:+0520',
			'TZOFFSETTO:+0700', 'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU', 'END:DAYLIGHT', 'END:VTIMEZONE', 'BEGIN:VEVENT',
		];
		$text = self::text('meeting', ...$events);
		return self::read(substr_replace($text, implode("\r\n", $zone), (int)strpos($text, 'BEGIN:VEVENT'), strlen('BEGIN:VEVENT')));
	}

	private static function expand(VCalendar $object, string $zone): Occurrences {
		$dates = (new OccurrenceExpander())->expand($object, new \DateTimeZone($zone), self::NOW, self::NOW + self::YEAR);
		self::assertNull($dates->problem);
		return $dates;
	}

	/**
	 * @param list<Taken> $taken
	 * @param list<Standing> $standing
	 */
	private static function decide(Occurrences $asked, array $taken, array $standing, string $zone): Decision {
		$rules = new RoomRules(true, false, new \DateTimeZone($zone), null, null, 0, 0, null, null, true);
		return (new BookingPolicy())->decide($rules, Role::Booker, $asked, $taken, $standing, self::NOW);
	}

	/** @return array<array-key, string> what was decided, by recurrence id */
	private static function told(Decision $decision): array {
		$states = [];
		foreach ($decision->dates as $date) {
			$states[$date->occurrence->recurrenceId] = RoomReply::partStat($date->verdict);
		}
		return $states;
	}

	/**
	 * What a client reads: the state in the override of a date, else that in the series.
	 *
	 * @return array<array-key, string> by recurrence id
	 */
	private static function written(VCalendar $object, Occurrences $asked, string $zone): array {
		$states = $own = [];
		$series = '';
		foreach (Fields::events($object) as $event) {
			if (Fields::first($event, 'RECURRENCE-ID') === null) {
				$series = self::state($event);
				continue;
			}
			$alone = new VCalendar([], false);
			foreach ([...Properties::components($object, 'VTIMEZONE'), $event] as $component) {
				$alone->add(clone $component);
			}
			foreach (self::expand($alone, $zone)->list as $date) {
				$own[$date->recurrenceId] = self::state($event);
			}
		}
		foreach ($asked->list as $date) {
			$states[$date->recurrenceId] = $own[$date->recurrenceId] ?? $series;
		}
		return $states;
	}

	private static function state(VEvent $event): string {
		$attendee = Fields::first($event, 'ATTENDEE');
		return $attendee === null ? '' : Properties::parameter($attendee, 'PARTSTAT');
	}
}
