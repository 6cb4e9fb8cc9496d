<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\PublicApi;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Period\IsoMoment;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;

/**
 * What a client of the public API wants to book.
 *
 * @phpstan-import-type NewPublicBooking from Schemas
 */
final readonly class NewSlot {
	/** What iCalendar can write; and nobody books a room for a time before computers had calendars. */
	private const YEARS = [1970, 9999];

	/**
	 * @param string $title one line
	 * @param string $organizer address
	 * @param bool $isAllDay both times were dates alone
	 */
	private function __construct(
		public string $title,
		public IsoMoment $start,
		public IsoMoment $end,
		public bool $isAllDay,
		public string $organizer,
		public string $organizerName,
		public string $description,
	) {
	}

	/**
	 * @param NewPublicBooking $sent
	 * @param \DateTimeZone $zone of the room
	 * @throws Invalid in the order of the checks that clients know
	 */
	public static function read(array $sent, \DateTimeZone $zone): self {
		$title = self::line($sent['title'] ?? '');
		[$from, $to] = [trim($sent['start'] ?? ''), trim($sent['end'] ?? '')];
		if ($title === '' || $from === '' || $to === '') {
			$missing = $title === '' ? '/title' : ($from === '' ? '/start' : '/end');
			throw new Invalid(Reason::FIELDS_REQUIRED, 'title, start, and end are required', $missing);
		}
		[$start, $end] = [self::moment($from, $zone, '/start'), self::moment($to, $zone, '/end')];
		if ($end->seconds() <= $start->seconds()) {
			throw new Invalid(Reason::BAD_RANGE, 'End time must be after start time', '/end');
		}
		[$name, $address] = self::person(self::line($sent['organizer'] ?? ''));
		$description = preg_replace('/[\x00-\x08\x0B-\x1F\x7F]+/', '', str_replace("\r\n", "\n", $sent['description'] ?? '')) ?? '';
		return new self($title, $start, $end, $start->isDate && $end->isDate, $address, $name, trim($description));
	}

	/**
	 * The time as it was sent where that says everything, else with the offset of the zone.
	 *
	 * @param ?string $sent
	 */
	public static function echoed(IsoMoment $moment, ?string $sent, \DateTimeZone $zone): string {
		$isComplete = $moment->hasOffset && preg_match('/^[\d-]{10}T[\d:.]+(?:Z|[+-]\d\d:\d\d)$/D', trim($sent ?? '')) === 1;
		return $isComplete ? trim($sent ?? '') : Shown::time($moment->seconds(), $zone);
	}

	/** @throws Invalid */
	private static function moment(string $text, \DateTimeZone $zone, string $pointer): IsoMoment {
		$moment = IsoMoment::parse($text, $zone);
		$year = (int)$moment?->time->setTimezone(new \DateTimeZone('UTC'))->format('Y');
		return $moment !== null && $year >= self::YEARS[0] && $year <= self::YEARS[1]
			? $moment
			: throw new Invalid(Reason::BAD_DATE, 'Invalid date format for start or end', $pointer);
	}

	/** @return array{string, string} name and address, as far as they are given */
	private static function person(string $text): array {
		if (preg_match('/^([^<>]*)<([^<>@\s]+@[^<>@\s]+)>$/D', $text, $found) === 1) {
			return [trim($found[1], " \""), $found[2]];
		}
		return preg_match('/^[^<>@\s]+@[^<>@\s]+$/D', $text) === 1 ? ['', $text] : [$text, ''];
	}

	/** Without line breaks and other control characters, which no display can show. */
	private static function line(string $text): string {
		return trim(preg_replace('/[\x00-\x1F\x7F]+/', ' ', $text) ?? '');
	}
}
