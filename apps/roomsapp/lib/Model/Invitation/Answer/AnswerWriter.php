<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation\Answer;

use OCA\RoomsApp\Model\Calendar\CannotExpand;
use OCA\RoomsApp\Model\Invitation\EventPart;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\Verdict;
use Sabre\VObject\Component\VCalendar;

/**
 * Writes the answers of rooms into the organizer's event. Nothing else in it changes, and writing the same twice changes nothing.
 *
 * A date of a series that is declined while others are not gets an override of its own, as if an attendee had declined it: that
 * is how clients show it. A room that declines stays an attendee, so that everybody sees it.
 */
final class AnswerWriter {
	/** For one event; each is a whole component. */
	public const MAX_OVERRIDES = 200;
	public const MAX_OVERRIDE_BYTES = 1_000_000;

	/**
	 * @param list<Answer> $answers of rooms that the event asks
	 * @param array<string, string> $rooms ids by address, as `Address::mail` gives it, of all rooms of the event
	 * @param array<array-key, string> $names by id, of all rooms of the event
	 * @return bool whether the event changed
	 * @throws TooManyOverrides before anything is written
	 * @throws CannotExpand when a decision names dates of a series that has none, also before
	 */
	public function write(VCalendar $object, array $answers, array $rooms, array $names): bool {
		$parts = EventPart::all(Fields::events($object), $rooms);
		$added = self::addOverrides($object, $parts, $answers, $rooms);
		$parts = [...$parts, ...$added];
		$hasChanged = $added !== [];
		foreach ($answers as $answer) {
			$hasChanged = self::writeOne($object, $parts, $answer) || $hasChanged;
		}
		foreach ($parts as $part) {
			$hasChanged = (!$part->isCancelled && Place::write($part, $names)) || $hasChanged;
		}
		return $hasChanged;
	}

	/**
	 * @param list<EventPart> $parts
	 * @param list<Answer> $answers
	 * @param array<string, string> $rooms
	 * @return list<EventPart>
	 */
	private static function addOverrides(VCalendar $object, array $parts, array $answers, array $rooms): array {
		$missing = [];
		$master = null;
		foreach ($answers as $answer) {
			$asking = self::master($parts, $answer);
			$series = new SeriesDates($object, $asking, $answer->zone);
			$left = $asking === null || $asking->isCancelled ? [] : self::ofMaster($parts, $series, $answer->decision);
			if ($left === [] || self::verdict($left, $answer->decision) === Verdict::Declined) {
				continue;
			}
			$master = $asking;
			foreach ($left as $date) {
				if ($date->verdict === Verdict::Declined) {
					$missing[$date->occurrence->recurrenceId] ??= [$series, $date->occurrence];
				}
			}
		}
		if ($master === null || $missing === []) {
			return [];
		}
		if (count($missing) > self::MAX_OVERRIDES || count($missing) * strlen($master->event->serialize()) > self::MAX_OVERRIDE_BYTES) {
			throw new TooManyOverrides(count($missing) . ' dates of the series have a verdict of their own');
		}
		$added = [];
		foreach ($missing as [$series, $occurrence]) {
			$added[] = new EventPart($series->override($master->event, $occurrence), $rooms);
		}
		foreach ($added as $part) {
			$object->add($part->event);
		}
		return $added;
	}

	/**
	 * @param list<EventPart> $parts
	 * @return bool whether that changed anything
	 */
	private static function writeOne(VCalendar $object, array $parts, Answer $answer): bool {
		$decision = $answer->decision;
		$series = new SeriesDates($object, self::master($parts, $answer), $answer->zone);
		$decided = [];
		foreach ($decision->dates as $date) {
			$decided["id {$date->occurrence->recurrenceId}"] = $date;
		}
		$left = self::ofMaster($parts, $series, $decision);
		$verdict = self::verdict($left, $decision);
		$cause = self::cause($left) ?? $decision->cause;
		$isRefused = $decision->dates === [] && $decision->verdict === Verdict::Declined;
		$hasChanged = false;
		foreach ($parts as $part) {
			$date = $part->isMaster ? null : $decided['id ' . $series->id($part->event)] ?? null;
			$mayStay = !$part->isMaster && $date === null && !$isRefused;
			$named = $date === null ? $cause : $date->cause ?? $decision->cause;
			$reply = new RoomReply($date->verdict ?? $verdict, $answer->reasons[$named->value ?? ''] ?? '');
			foreach ($part->isCancelled ? [] : $part->attendees[$answer->roomId] ?? [] as $attendee) {
				// Nothing was decided about some dates, such as those that are long past.
				if (!$mayStay || !RoomReply::isIn($attendee)) {
					$hasChanged = $reply->writeTo($attendee) || $hasChanged;
				}
			}
		}
		return $hasChanged;
	}

	/**
	 * What asks the room for the whole series. A room of single dates has nothing to do with it.
	 *
	 * @param list<EventPart> $parts
	 */
	private static function master(array $parts, Answer $answer): ?EventPart {
		foreach ($parts as $part) {
			if ($part->isMaster) {
				return isset($part->attendees[$answer->roomId]) ? $part : null;
			}
		}
		return null;
	}

	/**
	 * The dates without an override, which the master speaks for.
	 *
	 * @param list<EventPart> $parts
	 * @return list<DateDecision>
	 */
	private static function ofMaster(array $parts, SeriesDates $series, Decision $decision): array {
		$overridden = [];
		foreach ($parts as $part) {
			if (!$part->isMaster) {
				$overridden['id ' . $series->id($part->event)] = true;
			}
		}
		return array_values(array_filter(
			$decision->dates,
			static fn (DateDecision $date): bool => !isset($overridden["id {$date->occurrence->recurrenceId}"]),
		));
	}

	/** @param list<DateDecision> $dates */
	private static function verdict(array $dates, Decision $decision): Verdict {
		return $dates === [] ? $decision->verdict : Verdict::ofAll(array_column($dates, 'verdict'));
	}

	/** @param list<DateDecision> $dates */
	private static function cause(array $dates): ?Cause {
		return Cause::first(array_values(array_filter(array_column($dates, 'cause'))));
	}
}
