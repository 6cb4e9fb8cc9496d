<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Period\IsoMoment;
use OCA\RoomsApp\Shared\Exception\Invalid;

/** From when to when somebody wants a room. Both times are in the zone of the room; the end is exclusive. */
final readonly class AskedTimes {
	/** What iCalendar can write, and what there were calendars for. */
	private const YEARS = [1970, 9999];
	private const LOCAL = 'Y-m-d\TH:i:s';
	/** By how much clocks are set back in autumn, in seconds; the shorter one on Lord Howe Island. */
	private const SET_BACK = [3_600, 1_800];

	private function __construct(
		public \DateTimeImmutable $start,
		public \DateTimeImmutable $end,
		public bool $isAllDay,
	) {
	}

	/**
	 * @param array{start?: ?string, end?: ?string, allDay?: bool} $sent
	 * @param string $required text of the refusal when one is missing
	 * @throws Invalid
	 */
	public static function read(array $sent, \DateTimeZone $zone, string $required): self {
		[$from, $to] = [trim($sent['start'] ?? ''), trim($sent['end'] ?? '')];
		if ($from === '' || $to === '') {
			throw new Invalid(Reason::FIELDS_REQUIRED, $required, $from === '' ? '/start' : '/end');
		}
		$first = self::moment($from, $zone, '/start');
		$last = self::moment($to, $zone, '/end');
		$isAllDay = ($sent['allDay'] ?? false) || ($first->isDate && $last->isDate);
		$start = self::inZone($first, $zone, '/start');
		$end = self::inZone($last, $zone, '/end');
		if ($isAllDay) {
			$start = $start->setTime(0, 0);
			// Midnight ends the day before; any later time is part of a day that counts.
			$end = $end > $end->setTime(0, 0) ? $end->modify('+1 day')->setTime(0, 0) : $end;
		}
		if ($end <= $start) {
			throw new Invalid(Reason::BAD_RANGE, 'End time must be after start time', '/end');
		}
		return new self($start, $end, $isAllDay);
	}

	public function occurrence(): Occurrence {
		return new Occurrence($this->start->getTimestamp(), $this->end->getTimestamp(), '', $this->isAllDay);
	}

	public function occurrences(): Occurrences {
		return new Occurrences([$this->occurrence()]);
	}

	/** @throws Invalid */
	private static function moment(string $text, \DateTimeZone $zone, string $pointer): IsoMoment {
		$moment = IsoMoment::parse($text, $zone);
		$year = (int)$moment?->time->setTimezone(new \DateTimeZone('UTC'))->format('Y');
		return $moment !== null && $year >= self::YEARS[0] && $year <= self::YEARS[1]
			? $moment
			: throw new Invalid(Reason::BAD_DATE, 'Invalid date format for start or end', $pointer);
	}

	/**
	 * A time without an offset is what the clock beside the room shows: when it shows it twice the first time, as in iCalendar. The hour
	 * that it skips in spring is no time.
	 *
	 * @throws Invalid
	 */
	private static function inZone(IsoMoment $moment, \DateTimeZone $zone, string $pointer): \DateTimeImmutable {
		if ($moment->isDate || $moment->hasOffset) {
			return $moment->time->setTimezone($zone);
		}
		$written = $moment->time->format(self::LOCAL);
		$time = new \DateTimeImmutable($written, $zone);
		foreach (self::SET_BACK as $seconds) {
			$earlier = $time->setTimestamp($time->getTimestamp() - $seconds);
			if ($earlier->format(self::LOCAL) === $written) {
				return $earlier;
			}
		}
		return $time->format(self::LOCAL) === $written
			? $time
			: throw new Invalid(Reason::BAD_DATE, 'There is no such time on this day, because clocks are set forward', $pointer);
	}
}
