<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\PublicApi;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Period\IsoMoment;
use OCA\RoomsApp\Model\Period\Period;
use OCA\RoomsApp\Shared\Contract\Limits;
use OCA\RoomsApp\Shared\Exception\Invalid;

/** Periods as clients of the public API write them. */
final class Periods {
	private const BAD = 'Invalid "%s" date format';
	private const DAY = 86_400;

	/**
	 * @param \DateTimeZone $zone of dates without a time; a last date is meant as a whole
	 * @param bool $isLimited whether a longer period than the API reads at once is refused
	 * @param string $bad text of the refusal of a date, with a place for its name
	 * @throws Invalid
	 */
	public static function read(
		?string $from,
		?string $to,
		\DateTimeZone $zone,
		bool $isLimited = true,
		string $bad = self::BAD,
	): Period {
		$first = $from === null ? null : self::moment(IsoMoment::parse($from, $zone), 'from', $bad);
		$last = $to === null ? null : self::moment(IsoMoment::parse($to, $zone), 'to', $bad);
		self::check($first, $last, $isLimited);
		return new Period($first?->seconds(), $last?->after());
	}

	/**
	 * @return array{IsoMoment, IsoMoment} the first day and the last one
	 * @throws Invalid
	 */
	public static function readDays(?string $from, ?string $to, \DateTimeImmutable $today, int $daysBefore): array {
		$zone = $today->getTimezone();
		$date = $today->format('Y-m-d');
		$last = self::moment(IsoMoment::parseDay($to ?? $date, $zone), 'to', self::BAD);
		// Without a first day a period that lies further back has the same length.
		$default = min($date, $last->time->format('Y-m-d'));
		$first = $from === null
			? IsoMoment::parse((new \DateTimeImmutable($default))->modify("-$daysBefore days")->format('Y-m-d'), $zone)
			: IsoMoment::parseDay($from, $zone);
		$first = self::moment($first, 'from', self::BAD);
		self::check($first, $last, true);
		return [$first, $last];
	}

	/** @throws Invalid */
	public static function moment(?IsoMoment $moment, string $name, string $bad): IsoMoment {
		return $moment ?? throw new Invalid(Reason::BAD_DATE, sprintf($bad, $name), "/query/$name");
	}

	/** @throws Invalid */
	private static function check(?IsoMoment $first, ?IsoMoment $last, bool $isLimited): void {
		if ($first === null || $last === null) {
			return;
		}
		if ($first->seconds() >= $last->after()) {
			throw new Invalid(Reason::BAD_RANGE, '"from" must be before "to"', '/query/to');
		}
		if ($isLimited && self::isLong($first, $last)) {
			throw new Invalid(Reason::RANGE_TOO_LONG, 'Date range must not exceed 365 days', '/query/to');
		}
	}

	/** Dates are counted by the calendar, so that a change of the clocks does not make a period longer. */
	private static function isLong(IsoMoment $first, IsoMoment $last): bool {
		if ($first->isDate && $last->isDate) {
			$utc = new \DateTimeZone('UTC');
			[$from, $to] = array_map(
				static fn (IsoMoment $day): int => (new \DateTimeImmutable($day->time->format('Y-m-d'), $utc))->getTimestamp(),
				[$first, $last],
			);
			return $to - $from > Limits::RANGE_DAYS * self::DAY;
		}
		return $last->seconds() - $first->seconds() > Limits::RANGE_DAYS * self::DAY;
	}
}
