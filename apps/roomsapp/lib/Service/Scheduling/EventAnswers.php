<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Scheduling;

use OCA\RoomsApp\Model\Booking\Claim;
use OCA\RoomsApp\Model\Calendar\CannotExpand;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Finder\Alternative;
use OCA\RoomsApp\Model\Invitation\Answer\Answer;
use OCA\RoomsApp\Model\Invitation\Answer\AnswerWriter;
use OCA\RoomsApp\Model\Invitation\Answer\TooManyOverrides;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Model\Scheduling\AskedRoom;
use OCA\RoomsApp\Model\Scheduling\PendingEvent;
use OCA\RoomsApp\Service\Finder\Alternatives;
use Psr\Log\LoggerInterface;
use Sabre\VObject\Component\VCalendar;

/** Writes what the rooms answer into the organizer's event, with the reason and what could be booked instead. */
class EventAnswers {
	/** More refused dates than a suggestion could help with. */
	private const MAX_DATES = 60;

	public function __construct(
		private readonly AnswerWriter $writer,
		private readonly ReasonTexts $texts,
		private readonly Alternatives $alternatives,
		private readonly LoggerInterface $logger,
	) {
	}

	/**
	 * @param list<Claim> $claims
	 * @param array<string, string> $rooms ids by address
	 * @return array{bool, list<Claim>} whether the event changed, and claims that it cannot hold the answers to: they are declined in it
	 */
	public function write(VCalendar $object, PendingEvent $event, array $claims, array $rooms): array {
		$people = count(InvitationReader::addresses($object)) - count($rooms);
		$answers = $names = [];
		foreach ($claims as $claim) {
			$asked = $event->asked($claim->request->roomId);
			$names[$asked->room->id] = $asked->room->name;
			// A room that is asked for no date, such as one of an event that is long over, answers nothing.
			if ($claim->decision()->dates !== [] || $claim->decision()->verdict === Verdict::Declined) {
				$answers[] = $this->answer($asked, $claim, $event->owner, $people);
			}
		}
		try {
			return [$this->writer->write($object, $answers, $rooms, $names), []];
		} catch (TooManyOverrides|CannotExpand $failure) {
			$cause = $failure instanceof TooManyOverrides ? Cause::TooMany : Cause::Unreadable;
			$refused = array_values(array_filter($claims, self::hasApart(...)));
			$ids = array_map(static fn (Claim $claim): string => $claim->request->roomId, $refused);
			$answers = array_map(fn (Answer $answer): Answer => in_array($answer->roomId, $ids, true)
				? new Answer(
					$answer->roomId, new Decision(Verdict::Declined, $cause, []), $answer->zone, $this->texts->plain($event->owner, $cause),
				)
				: $answer, $answers);
			return [$this->writer->write($object, $answers, $rooms, $names), $refused];
		}
	}

	/**
	 * Declines rooms that could not be asked.
	 *
	 * @param list<string> $asked ids
	 * @param array<string, string> $rooms ids by address
	 * @return bool whether the event changed
	 */
	public function writeFailure(VCalendar $object, string $owner, array $asked, array $rooms): bool {
		try {
			$reasons = $this->texts->failure($owner);
			$zone = new \DateTimeZone('UTC');
			$declined = new Decision(Verdict::Declined, null, []);
			$answers = array_map(static fn (string $id): Answer => new Answer($id, $declined, $zone, $reasons), $asked);
			return $this->writer->write($object, $answers, $rooms, []);
		} catch (\Throwable $failure) {
			$this->logger->error('The rooms of an event stay without an answer', ['app' => 'roomsapp', 'exception' => $failure]);
			return false;
		}
	}

	private function answer(AskedRoom $asked, Claim $claim, string $owner, int $people): Answer {
		$decision = $claim->decision();
		$reasons = $decision->verdict === Verdict::Declined || self::hasApart($claim)
			? $this->texts->of($owner, $asked, $claim, $this->instead($asked, $claim, $owner, $people))
			: [];
		return new Answer($asked->room->id, $decision, $asked->rules->zone, $reasons);
	}

	/** @return list<Alternative> */
	private function instead(AskedRoom $asked, Claim $claim, string $owner, int $people): array {
		$decision = $claim->decision();
		$refused = array_filter($decision->dates, static fn (DateDecision $date): bool => $date->causes !== []);
		$dates = array_values(array_map(static fn (DateDecision $date): Occurrence => $date->occurrence, $refused));
		if ($dates === [] || count($dates) > self::MAX_DATES || $decision->cause === Cause::NoDuration) {
			return [];
		}
		try {
			return $this->alternatives->find($asked->room, $owner, $dates, $people);
		} catch (\Throwable $failure) {
			$this->logger->error('No alternatives could be found', ['app' => 'roomsapp', 'exception' => $failure]);
			return [];
		}
	}

	/** Whether some dates are declined and others not: then the event needs an override for each of the former. */
	private static function hasApart(Claim $claim): bool {
		$verdicts = array_column($claim->decision()->dates, 'verdict');
		return in_array(Verdict::Declined, $verdicts, true) && Verdict::ofAll($verdicts) !== Verdict::Declined;
	}
}
