<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Notice;

use OCA\RoomsApp\Model\Notice\Notice;
use OCA\RoomsApp\Model\Notice\NoticeKind;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Service\Scheduling\ReasonTexts;
use OCA\RoomsApp\Shared\Host\Accounts;
use OCP\IL10N;

/** What a notice says, in the language of its reader: in the bell, in mails and on the page that a mail leads to. */
class NoticeTexts {
	public function __construct(private readonly Accounts $accounts) {
	}

	/** One line: what happened to which room, and for when. */
	public function title(IL10N $l, Notice $notice, Room $room, RoomRules $rules): string {
		$when = $this->when($l, $notice, $rules);
		return match ($notice->kind) {
			NoticeKind::Confirmed => $l->t('Booked: %1$s, %2$s', [$room->name, $when]),
			NoticeKind::Request => $l->t('%1$s asks for %2$s: %3$s', [$this->organizer($l, $notice), $room->name, $when]),
			NoticeKind::Accepted => $l->t('Accepted: %1$s, %2$s', [$room->name, $when]),
			NoticeKind::Declined => $l->t('Declined: %1$s, %2$s', [$room->name, $when]),
			NoticeKind::Refused => $notice->dates->isPartlyRefused()
				? $l->t('Partly refused: %1$s, %2$s', [$room->name, $when])
				: $l->t('Refused: %1$s, %2$s', [$room->name, $when]),
			NoticeKind::ChangeRefused => $l->t('Change refused: %1$s, %2$s', [$room->name, $when]),
			NoticeKind::Cancelled => $l->t('Cancelled: %1$s, %2$s', [$room->name, $when]),
			NoticeKind::Withdrawn => $l->t('Cancelled by the organizer: %1$s, %2$s', [$room->name, $when]),
			NoticeKind::Freed => $l->t('Free again: %1$s, %2$s', [$room->name, $when]),
		};
	}

	/** A sentence: who did what, or why not. */
	public function sentence(IL10N $l, Notice $notice, RoomRules $rules): string {
		$actor = $this->accounts->displayName($notice->actor);
		$isOwn = $notice->actor !== '' && $notice->actor === $notice->owner;
		return match ($notice->kind) {
			NoticeKind::Confirmed => $notice->dates->refusedCount === 0
				? $l->t('The room is booked for you.')
				: $l->t('The room is booked for you, except for the dates below.'),
			NoticeKind::Request => $l->t('The room stays reserved until somebody who manages it answers.'),
			NoticeKind::Accepted => $actor === null ? $l->t('Your booking is accepted.') : $l->t('%s accepted your booking.', [$actor]),
			NoticeKind::Declined => $actor === null ? $l->t('Your booking is declined.') : $l->t('%s declined your booking.', [$actor]),
			NoticeKind::Refused => $notice->cause === null
				? $l->t('The room cannot be booked on the dates below.')
				: ReasonTexts::cause($l, $notice->cause, $rules),
			NoticeKind::ChangeRefused => implode(' ', [
				...$notice->cause === null ? [] : [ReasonTexts::cause($l, $notice->cause, $rules)],
				$l->t('The room stays booked for the former time.'),
			]),
			NoticeKind::Cancelled => match (true) {
				$isOwn => $l->t('You cancelled your booking.'),
				$actor === null => $l->t('Your booking is cancelled.'),
				default => $l->t('%s cancelled your booking.', [$actor]),
			},
			NoticeKind::Withdrawn => $l->t('The booking was cancelled or moved. The room is free again at that time.'),
			NoticeKind::Freed => $l->t('The account of the organizer was deleted. The room is free again at that time.'),
		};
	}

	/** @return array<string, string> what it is about, by labels */
	public function facts(IL10N $l, Notice $notice, Room $room, RoomRules $rules): array {
		$place = $room->location();
		$isNamed = $place === '' || $place === $room->name;
		return array_filter([
			$l->t('Event') => $notice->summary,
			$l->t('Room') => $isNamed ? $room->name : "$room->name, $place",
			$l->t('When') => $this->when($l, $notice, $rules),
			$l->t('Organizer') => $this->organizer($l, $notice),
			$l->t('Refused dates') => implode('; ', $this->refused($l, $notice, $rules)),
		], static fn (string $fact): bool => $fact !== '');
	}

	/** The first date, and how many there are besides. */
	public function when(IL10N $l, Notice $notice, RoomRules $rules): string {
		$first = $notice->dates->first;
		if ($first === null) {
			return $l->t('no date');
		}
		$text = DateTexts::of($l, $first, $rules->zone);
		$more = $notice->dates->count - 1;
		return match (true) {
			$more < 1 => $text,
			$more === 1 => $l->t('%s and one more date', [$text]),
			default => $l->t('%1$s and %2$s more dates', [$text, (string)$more]),
		};
	}

	/** @return list<string> the refused dates with their reasons, and how many are not named */
	private function refused(IL10N $l, Notice $notice, RoomRules $rules): array {
		$lines = [];
		foreach ($notice->dates->refused as $date) {
			$when = DateTexts::of($l, $date, $rules->zone);
			$lines[] = $date->cause === null ? $when : "$when – " . ReasonTexts::cause($l, $date->cause, $rules);
		}
		$more = $notice->dates->refusedCount - count($lines);
		return $more > 0 ? [...$lines, $l->t('%s more', [(string)$more])] : $lines;
	}

	public function organizer(IL10N $l, Notice $notice): string {
		$name = $this->accounts->displayName($notice->owner) ?? $notice->organizerName;
		return match (true) {
			$name !== '' => $name,
			$notice->organizer !== '' => $notice->organizer,
			default => $l->t('Somebody'),
		};
	}
}
