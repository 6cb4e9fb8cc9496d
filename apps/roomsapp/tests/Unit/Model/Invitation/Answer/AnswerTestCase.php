<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Invitation\Answer;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Invitation\Answer\Answer;
use OCA\RoomsApp\Model\Invitation\Answer\AnswerWriter;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Tests\Unit\Model\Invitation\InvitationTestCase;
use Sabre\VObject\Component\VCalendar;

/** Answers in few words, and what they change in the text of an event. */
abstract class AnswerTestCase extends InvitationTestCase {
	protected const REASONS = [
		'conflict' => 'Somebody else has the room then',
		'outside_hours' => 'The room is closed then',
		'' => 'Not today',
	];

	/** A decision on one date. */
	protected static function decision(Verdict $verdict, ?Cause $cause = null, string $id = ''): Decision {
		return new Decision($verdict, $cause, [self::date($id, $verdict, $cause)]);
	}

	/**
	 * A decision on the dates of a series that start at 10:00 in Berlin and last an hour.
	 *
	 * @param non-empty-array<array-key, Verdict|Cause> $dates by day; a cause declines
	 */
	protected static function decisions(array $dates, ?Verdict $verdict = null): Decision {
		$decided = [];
		foreach ($dates as $day => $result) {
			$start = new \DateTimeImmutable("{$day}T100000", new \DateTimeZone('Europe/Berlin'));
			$id = gmdate('Ymd\THis\Z', $start->getTimestamp());
			$decided[] = self::date($id, $result instanceof Cause ? Verdict::Declined : $result, $result instanceof Cause ? $result : null);
		}
		$verdict ??= Verdict::ofAll(array_column($decided, 'verdict'));
		return new Decision($verdict, $verdict === Verdict::Declined ? Cause::Conflict : null, $decided);
	}

	private static function date(string $id, Verdict $verdict, ?Cause $cause): DateDecision {
		$isAllDay = strlen($id) === 8;
		$start = $id === '' ? 0 : (int)strtotime($isAllDay ? "$id UTC" : $id);
		return new DateDecision(
			new Occurrence($start, $start + ($isAllDay ? 86_400 : 3_600), $id, $isAllDay), $verdict, $cause === null ? [] : [$cause],
		);
	}

	/** @param array<array-key, Decision> $decisions by room */
	protected static function answer(VCalendar $object, array $decisions, string $zone = 'Europe/Berlin'): bool {
		$answers = [];
		foreach ($decisions as $room => $decision) {
			$answers[] = new Answer((string)$room, $decision, new \DateTimeZone($zone), self::REASONS);
		}
		return (new AnswerWriter())->write($object, $answers, self::ROOMS, self::NAMES);
	}

	/**
	 * The lines that the answers change, unfolded: `-` in front of what is gone, `+` in front of what is new.
	 *
	 * @param array<array-key, Decision> $decisions by room
	 * @return list<string>
	 */
	protected static function changes(VCalendar $object, array $decisions, string $zone = 'Europe/Berlin'): array {
		$before = self::lines($object);
		$hasChanged = self::answer($object, $decisions, $zone);
		$after = self::lines($object);
		self::assertSame($before !== $after, $hasChanged);
		self::assertFalse(self::answer($object, $decisions, $zone), 'the second time nothing may change');
		self::assertSame($after, self::lines($object));
		$again = self::read($object->serialize());
		self::assertFalse(self::answer($again, $decisions, $zone), 'nor after it was stored');
		$gone = array_map(static fn (string $line): string => "-$line", self::less($before, $after));
		return [...$gone, ...array_map(static fn (string $line): string => "+$line", self::less($after, $before))];
	}

	/** @return list<string> */
	protected static function lines(VCalendar $object): array {
		return explode("\r\n", str_replace("\r\n ", '', trim($object->serialize())));
	}

	/**
	 * @param list<string> $lines
	 * @param list<string> $others
	 * @return list<string> those that are not among the others as often
	 */
	private static function less(array $lines, array $others): array {
		$count = array_count_values($others);
		$left = [];
		foreach ($lines as $line) {
			if (($count[$line] ?? 0) > 0) {
				$count[$line]--;
			} else {
				$left[] = $line;
			}
		}
		return $left;
	}
}
