<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Scheduling;

use OCA\RoomsApp\Model\Booking\Claim;
use OCA\RoomsApp\Model\Finder\Alternative;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Scheduling\AskedRoom;
use OCA\RoomsApp\Shared\Host\Languages;
use OCP\IL10N;

/** Why a room declines, in words for the organizer. Calendar clients show them in one line. */
class ReasonTexts {
	private const NAMED_DATES = 3;

	public function __construct(private readonly Languages $languages) {
	}

	/**
	 * @param list<Alternative> $alternatives
	 * @return array<string, string> by value of the Cause; '' for what a person declined
	 */
	public function of(string $account, AskedRoom $asked, Claim $claim, array $alternatives): array {
		$l = $this->texts($account);
		$decision = $claim->decision();
		$ends = [
			...$claim->request->occurrences->isRecurring ? $this->dates($l, $claim, $asked->rules->zone) : [],
			...$claim->plan->isRefused && !$claim->plan->isStale ? [$l->t('The room stays booked for the former time.')] : [],
			...self::instead($l, $alternatives, $asked->rules->zone),
		];
		$texts = ['' => $claim->plan->isStale
			? $l->t('A later version of this event has the room.')
			: $l->t('Somebody who manages the room declined it.')];
		foreach (Cause::cases() as $cause) {
			$own = $cause === $decision->cause || $decision->cause === null;
			$texts[$cause->value] = implode(' ', [self::cause($l, $cause, $asked->rules), ...$own ? $ends : []]);
		}
		return $texts;
	}

	/** @return array<string, string> the reason alone */
	public function plain(string $account, Cause $cause): array {
		return [$cause->value => self::cause($this->texts($account), $cause, null)];
	}

	/** @return array<string, string> for rooms that could not be asked */
	public function failure(string $account): array {
		return ['' => $this->texts($account)->t('The room could not be asked. Save the event again in a moment.')];
	}

	public static function cause(IL10N $l, Cause $cause, ?RoomRules $rules): string {
		return match ($cause) {
			Cause::NotPermitted => $l->t('You may not book this room.'),
			Cause::Inactive => $l->t('The room is out of service.'),
			Cause::Syncing => $l->t('The calendar of the room is being synced for the first time. Try again in a few minutes.'),
			Cause::Unchecked => $l->t(
				'The calendar provider of the room does not answer, so nobody knows whether it is free. Try again later.',
			),
			Cause::Unreadable => $l->t('The dates of this event could not be understood.'),
			Cause::TooMany => $l->t('The event has more dates than can be booked at once.'),
			Cause::NoDuration => $l->t('An event without a duration cannot have a room.'),
			Cause::TooShort => $l->t('A booking of this room lasts at least %s minutes.', [(string)$rules?->shortest]),
			Cause::TooLong => $l->t('A booking of this room lasts at most %s minutes.', [(string)$rules?->longest]),
			Cause::OutsideHours => $l->t('The room cannot be booked at that time of the day or week.'),
			Cause::BeyondHorizon => $l->t('The room can be booked at most %s days ahead.', [(string)$rules?->horizonDays]),
			Cause::Conflict => $l->t('The room is taken at that time.'),
		};
	}

	/** @return list<string> which dates of a series are refused */
	private function dates(IL10N $l, Claim $claim, \DateTimeZone $zone): array {
		$refused = array_values(array_filter($claim->decision()->dates, static fn (DateDecision $date): bool => $date->causes !== []));
		if ($refused === []) {
			return [];
		}
		$named = array_map(
			static fn (DateDecision $date): string => self::local($date->occurrence->start, $zone, 'Y-m-d'),
			array_slice($refused, 0, self::NAMED_DATES),
		);
		$more = count($refused) - count($named);
		$list = implode(', ', $named);
		return [$more === 0 ? $l->t('Dates: %s.', [$list]) : $l->t('Dates: %1$s and %2$s more.', [$list, (string)$more])];
	}

	/**
	 * @param list<Alternative> $alternatives
	 * @return list<string> one sentence, or none
	 */
	public static function instead(IL10N $l, array $alternatives, \DateTimeZone $zone): array {
		$named = array_map(static fn (Alternative $one): string => match (true) {
			$one->isOtherTime => self::local($one->start, $zone, 'Y-m-d H:i') . '–' . self::local($one->end, $zone, 'H:i'),
			$one->room->capacity > 0 => $l->t('%1$s (%2$s seats)', [$one->room->name, (string)$one->room->capacity]),
			default => $one->room->name,
		}, $alternatives);
		return $named === [] ? [] : [$l->t('Free instead: %s.', [implode('; ', $named)])];
	}

	private static function local(int $time, \DateTimeZone $zone, string $format): string {
		return (new \DateTimeImmutable("@$time"))->setTimezone($zone)->format($format);
	}

	private function texts(string $account): IL10N {
		return $this->languages->texts($this->languages->ofUser($account));
	}
}
