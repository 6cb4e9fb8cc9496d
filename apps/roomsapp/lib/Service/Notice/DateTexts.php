<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Notice;

use OCA\RoomsApp\Model\Notice\NoticeDate;
use OCP\IL10N;

/** Dates in words for people, in the zone of the room, which is named: who reads a mail may be anywhere. */
final class DateTexts {
	private const ONE_DAY = 86_400;

	/** Such as `Monday, 7 May 2046, 09:00–10:00 (Europe/Berlin)`. */
	public static function of(IL10N $l, NoticeDate $date, \DateTimeZone $zone): string {
		$start = self::local($date->start, $zone);
		$end = self::local($date->isAllDay ? max($date->start, $date->end - 1) : $date->end, $zone);
		$isOneDay = $start->format('Ymd') === $end->format('Ymd');
		if ($date->isAllDay) {
			return $isOneDay
				? $l->t('%1$s, all day (%2$s)', [self::day($l, $start), $zone->getName()])
				: $l->t('%1$s to %2$s (%3$s)', [self::day($l, $start), self::day($l, $end), $zone->getName()]);
		}
		[$from, $to] = [$start->format('H:i'), $end->format('H:i')];
		// A booking up to midnight is one of a single day.
		if ($isOneDay || $date->end - $date->start < self::ONE_DAY && $to === '00:00') {
			return $l->t('%1$s, %2$s–%3$s (%4$s)', [self::day($l, $start), $from, $to === '00:00' ? '24:00' : $to, $zone->getName()]);
		}
		return $l->t('%1$s, %2$s to %3$s, %4$s (%5$s)', [self::day($l, $start), $from, self::day($l, $end), $to, $zone->getName()]);
	}

	private static function day(IL10N $l, \DateTimeImmutable $time): string {
		$weekday = self::weekday($l, (int)$time->format('N'));
		return $l->t('%1$s, %2$s %3$s %4$s', [$weekday, $time->format('j'), self::month($l, (int)$time->format('n')), $time->format('Y')]);
	}

	private static function weekday(IL10N $l, int $number): string {
		return match ($number) {
			1 => $l->t('Monday'),
			2 => $l->t('Tuesday'),
			3 => $l->t('Wednesday'),
			4 => $l->t('Thursday'),
			5 => $l->t('Friday'),
			6 => $l->t('Saturday'),
			default => $l->t('Sunday'),
		};
	}

	private static function month(IL10N $l, int $number): string {
		return match ($number) {
			1 => $l->t('January'),
			2 => $l->t('February'),
			3 => $l->t('March'),
			4 => $l->t('April'),
			5 => $l->t('May'),
			6 => $l->t('June'),
			7 => $l->t('July'),
			8 => $l->t('August'),
			9 => $l->t('September'),
			10 => $l->t('October'),
			11 => $l->t('November'),
			default => $l->t('December'),
		};
	}

	private static function local(int $time, \DateTimeZone $zone): \DateTimeImmutable {
		return (new \DateTimeImmutable("@$time"))->setTimezone($zone);
	}
}
