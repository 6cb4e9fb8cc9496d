<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Invitation\Answer;

use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\Answer\AnswerWriter;
use OCA\RoomsApp\Model\Invitation\Answer\TooManyOverrides;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\Verdict;
use PHPUnit\Framework\Attributes\DataProvider;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Property;

/** Answers to several dates. */
final class SeriesAnswerTest extends AnswerTestCase {
	private const ALL = [
		'20260602' => Verdict::Accepted, '20260609' => Verdict::Accepted, '20260616' => Verdict::Accepted, '20260623' => Verdict::Accepted,
	];

	public function testADeclinedDateOfAnAcceptedSeriesGetsAnOverride(): void {
		$object = self::object([self::ORGANIZER, self::ROOM_A, self::BOB, ...self::SERIES, 'SUMMARY:Plans', 'EXDATE:20260616T080000Z']);
		$changes = self::changes($object, ['room-a' => self::decisions(['20260609' => Cause::OutsideHours] + self::ALL)]);
		self::assertSame(['ACCEPTED', 'DECLINED'], self::states($object));
		$override = substr($object->serialize(), (int)strrpos($object->serialize(), 'BEGIN:VEVENT'));
		self::assertSame([
			'BEGIN:VEVENT', 'UID:meeting', 'DTSTAMP:20260101T000000Z', self::ORGANIZER,
			'ATTENDEE;CUTYPE=ROOM;PARTSTAT=DECLINED;SCHEDULE-STATUS=2.0;X-RESPONSE-COMMENT=The room is closed then'
				. ':mailto:room-a@example.org',
			self::BOB,
			'DTSTART;TZID=Europe/Berlin:20260609T100000', 'DTEND;TZID=Europe/Berlin:20260609T110000', 'SUMMARY:Plans',
			'RECURRENCE-ID;TZID=Europe/Berlin:20260609T100000', 'END:VEVENT', 'END:VCALENDAR',
		], explode("\r\n", str_replace("\r\n ", '', trim($override))));
		self::assertNotContains('-RRULE:FREQ=WEEKLY;COUNT=4', $changes);
		self::assertCount(1, array_filter($changes, static fn (string $line): bool => $line[0] === '-'));
	}

	/** @return iterable<string, array{list<string>, string, list<string>, 3?: string}> lines of the series, id of a date, its lines */
	public static function forms(): iterable {
		yield 'UTC' => [
			['DTSTART:20260602T080000Z', 'DTEND:20260602T090000Z'], '20260609T080000Z',
			['DTSTART:20260609T080000Z', 'DTEND:20260609T090000Z', 'RECURRENCE-ID:20260609T080000Z'],
		];
		yield 'duration' => [
			['DTSTART:20260602T080000Z', 'DURATION:PT1H'], '20260609T080000Z',
			['DTSTART:20260609T080000Z', 'DURATION:PT1H', 'RECURRENCE-ID:20260609T080000Z'],
		];
		yield 'in winter time' => [
			['DTSTART;TZID=Europe/Berlin:20261020T100000', 'DTEND;TZID=Europe/Berlin:20261020T110000'], '20261027T090000Z',
			[
				'DTSTART;TZID=Europe/Berlin:20261027T100000', 'DTEND;TZID=Europe/Berlin:20261027T110000',
				'RECURRENCE-ID;TZID=Europe/Berlin:20261027T100000',
			],
		];
		yield 'end in another zone' => [
			['DTSTART;TZID=Europe/Berlin:20260602T100000', 'DTEND;TZID=Europe/London:20260602T100000'], '20260609T080000Z',
			[
				'DTSTART;TZID=Europe/Berlin:20260609T100000', 'DTEND;TZID=Europe/London:20260609T100000',
				'RECURRENCE-ID;TZID=Europe/Berlin:20260609T100000',
			],
		];
		yield 'floating, in the zone of the room' => [
			['DTSTART:20260602T100000', 'DTEND:20260602T110000'], '20260609T140000Z',
			['DTSTART:20260609T100000', 'DTEND:20260609T110000', 'RECURRENCE-ID:20260609T100000'], 'America/New_York',
		];
		yield 'all day' => [
			['DTSTART;VALUE=DATE:20260602'], '20260609', ['DTSTART;VALUE=DATE:20260609', 'RECURRENCE-ID;VALUE=DATE:20260609'],
		];
		yield 'all of three days' => [
			['DTSTART;VALUE=DATE:20260602', 'DTEND;VALUE=DATE:20260605'], '20261024',
			['DTSTART;VALUE=DATE:20261024', 'DTEND;VALUE=DATE:20261027', 'RECURRENCE-ID;VALUE=DATE:20261024'],
		];
	}

	/**
	 * @param list<string> $times
	 * @param list<string> $expected
	 */
	#[DataProvider('forms')]
	public function testAnOverrideIsWrittenInTheFormOfItsSeries(
		array $times,
		string $id,
		array $expected,
		string $zone = 'Europe/Berlin',
	): void {
		$object = self::object([self::ROOM_A, ...$times, 'RRULE:FREQ=DAILY']);
		$dates = [
			self::decision(Verdict::Declined, Cause::Conflict, $id)->dates[0],
			self::decision(Verdict::Accepted, null, strlen($id) === 8 ? '20260603' : '20260603T080000Z')->dates[0],
		];
		self::changes($object, ['room-a' => new Decision(Verdict::Accepted, null, $dates)], $zone);
		[, $override] = Fields::events($object);
		$written = preg_grep('/^(DTSTART|DTEND|DURATION|RECURRENCE-ID|RRULE)/', explode("\r\n", $override->serialize()));
		self::assertIsArray($written);
		self::assertSame($expected, array_values($written));
	}

	public function testADeclinedSeriesNeedsNoOverrides(): void {
		$object = self::object([self::ROOM_A, ...self::SERIES]);
		self::answer($object, ['room-a' => self::decisions(['20260602' => Verdict::Declined, '20260609' => Cause::Conflict])]);
		self::assertSame(['DECLINED'], self::states($object));
		self::assertStringContainsString('Somebody else has the room then', implode("\n", self::lines($object)));
	}

	public function testADateThatIsDeclinedWithItsSeriesHasTheReasonOfTheSeries(): void {
		$object = self::object([self::ROOM_A, ...self::SERIES], [self::ROOM_A, ...self::SECOND]);
		self::answer($object, ['room-a' => self::decisions(['20260602' => Cause::Conflict, '20260609' => Verdict::Declined])]);
		self::assertSame(['DECLINED', 'DECLINED'], self::states($object));
		self::assertSame(2, substr_count(implode("\n", self::lines($object)), 'X-RESPONSE-COMMENT=Somebody else has the room then:'));
	}

	public function testEachOverrideHasTheVerdictOfItsDate(): void {
		$third = ['RECURRENCE-ID:20260616T080000Z', 'DTSTART:20260617T080000Z', 'DTEND:20260617T090000Z'];
		$object = self::object([self::ROOM_A, ...self::SERIES], [self::ROOM_A, ...self::SECOND], [self::ROOM_A, ...$third]);
		self::answer($object, ['room-a' => self::decisions(['20260609' => Verdict::Pending, '20260616' => Cause::Conflict] + self::ALL)]);
		self::assertSame(['ACCEPTED', 'TENTATIVE', 'DECLINED'], self::states($object));
		self::answer($object, ['room-a' => self::decisions(self::ALL)]);
		self::assertSame(['ACCEPTED', 'ACCEPTED', 'ACCEPTED'], self::states($object));
		self::assertStringNotContainsString('X-RESPONSE-COMMENT', $object->serialize());
	}

	public function testAChangeThatIsRefusedLeavesTheOtherDatesAccepted(): void {
		$moved = [self::SECOND[0], 'DTSTART:20260609T120000Z', 'DTEND:20260609T130000Z'];
		$object = self::object([self::ROOM_A, ...self::SERIES], [self::ROOM_A, ...$moved]);
		self::answer($object, ['room-a' => self::decisions(['20260609' => Cause::Conflict] + self::ALL, Verdict::Declined)]);
		self::assertSame(['ACCEPTED', 'DECLINED'], self::states($object));
	}

	public function testDatesThatNothingWasDecidedAboutKeepTheirAnswer(): void {
		$past = ['RECURRENCE-ID;TZID=Europe/Berlin:20260505T100000', 'DTSTART:20260505T080000Z'];
		$declined = 'ATTENDEE;CUTYPE=ROOM;PARTSTAT=DECLINED:mailto:room-a@example.org';
		$object = self::object([self::ROOM_A, ...self::SERIES], [$declined, ...$past], [self::ROOM_A, ...self::SECOND]);
		self::answer($object, ['room-a' => self::decisions(['20260602' => Verdict::Accepted])]);
		self::assertSame(['ACCEPTED', 'DECLINED', 'ACCEPTED'], self::states($object));
		self::answer($object, ['room-a' => new Decision(Verdict::Declined, Cause::TooMany, [])]);
		self::assertSame(['DECLINED', 'DECLINED', 'DECLINED'], self::states($object));
	}

	public function testRoomsAreDecidedApartAlsoInTheOverrideOfOne(): void {
		$object = self::object([self::ROOM_A, self::ROOM_B, ...self::SERIES]);
		$decisions = [
			'room-a' => self::decisions(['20260609' => Cause::Conflict] + self::ALL),
			'101' => self::decisions(['20260609' => Verdict::Pending, '20260616' => Cause::Conflict] + self::ALL),
		];
		self::changes($object, $decisions);
		self::assertSame(['ACCEPTED ACCEPTED', 'DECLINED TENTATIVE', 'ACCEPTED DECLINED'], self::states($object, 2));
		$locations = array_map(static fn (VEvent $event): string => Fields::text($event, 'LOCATION'), Fields::events($object));
		self::assertSame(['Room A, Room B', 'Room B', 'Room A'], $locations);
	}

	public function testARoomOfOneDateIsAnsweredThere(): void {
		$object = self::object([self::ORGANIZER, ...self::SERIES], [self::ROOM_A, ...self::SECOND]);
		self::answer($object, ['room-a' => self::decisions(['20260609' => Verdict::Accepted])]);
		self::assertSame(['', 'ACCEPTED'], self::states($object));
		$single = self::object([self::ROOM_A, ...self::SECOND]);
		self::answer($single, ['room-a' => self::decisions(['20260609' => Cause::Conflict])]);
		self::assertSame(['DECLINED'], self::states($single));
	}

	public function testARoomOfSomeDatesIsAnsweredByThemAlone(): void {
		$dates = static fn (string $room): array => [
			[$room, 'RECURRENCE-ID:20260609T080000Z', 'DTSTART:20260609T080000Z', 'DURATION:PT1H'],
			[$room, 'RECURRENCE-ID:20260616T080000Z', 'DTSTART:20260616T080000Z', 'DURATION:PT1H'],
		];
		$decision = self::decisions(['20260609' => Verdict::Accepted, '20260616' => Cause::Conflict]);
		// The series is of another kind, so that its dates have other names.
		$object = self::object(['DTSTART;VALUE=DATE:20260602', 'RRULE:FREQ=WEEKLY'], ...$dates(self::ROOM_A));
		self::changes($object, ['room-a' => $decision]);
		self::assertSame(['', 'ACCEPTED', 'DECLINED'], self::states($object));
	}

	public function testMoreOverridesThanAnEventCanHoldAreRefusedBeforeAnythingIsWritten(): void {
		$decide = static function (int $declined): Decision {
			$dates = ['20260602' => Verdict::Accepted];
			for ($number = 1; $number <= $declined; $number++) {
				$dates[gmdate('Ymd', 1_780_394_400 + $number * 86_400)] = Cause::Conflict;
			}
			return self::decisions($dates);
		};
		$object = self::object([self::ROOM_A, ...self::TIMES, 'RRULE:FREQ=DAILY']);
		self::answer($object, ['room-a' => $decide(AnswerWriter::MAX_OVERRIDES)]);
		self::assertCount(AnswerWriter::MAX_OVERRIDES + 1, self::states($object));

		$large = 'DESCRIPTION:' . str_repeat('a', 100_000);
		foreach ([[AnswerWriter::MAX_OVERRIDES + 1, 'DESCRIPTION:a'], [11, $large]] as [$declined, $description]) {
			$object = self::object([self::ROOM_A, ...self::TIMES, 'RRULE:FREQ=DAILY', $description]);
			$before = $object->serialize();
			try {
				self::answer($object, ['room-a' => $decide($declined)]);
				self::fail('It was written');
			} catch (TooManyOverrides) {
				self::assertSame($before, $object->serialize());
			}
		}
	}

	/** @return list<string> of each component the states of its first attendees */
	private static function states(VCalendar $object, int $attendees = 1): array {
		$states = [];
		foreach (Fields::events($object) as $event) {
			$own = array_slice(Properties::named($event, 'ATTENDEE'), 0, $attendees);
			$states[] = implode(' ', array_map(static fn (Property $one): string => Properties::parameter($one, 'PARTSTAT'), $own));
		}
		return $states;
	}
}
