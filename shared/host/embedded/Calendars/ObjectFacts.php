<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars;

use Sabre\DAV\Exception\BadRequest;
use Sabre\DAV\Exception\Forbidden;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Property\ICalendar\DateTime as DateProperty;
use Sabre\VObject\Reader;
use Sabre\VObject\Recur\EventIterator;
use Sabre\VObject\Recur\NoInstancesException;

/** What is kept beside the text of an object, to find it without reading all. */
final class ObjectFacts {
	/** Series without an end are looked for until then. */
	private const LAST = '2038-01-01T00:00:00Z';
	private const CLASSES = ['' => 0, 'PUBLIC' => 0, 'PRIVATE' => 1, 'CONFIDENTIAL' => 2];

	/**
	 * @return array{
	 *     etag: string, size: int, componenttype: string, uid: string, firstoccurence: ?int, lastoccurence: ?int, classification: int,
	 * } by column
	 */
	public static function of(string $text): array {
		$object = Reader::read($text);
		$component = array_values(array_filter($object->getComponents(), static fn (mixed $one): bool =>
			$one instanceof Component && $one->name !== 'VTIMEZONE'))[0] ?? null;
		if (!$component instanceof Component) {
			throw new BadRequest('Calendar objects must have a VJOURNAL, VEVENT or VTODO component');
		}
		$events = $object instanceof VCalendar ? Parts::events($object) : [];
		[$first, $last] = Parts::patiently(static fn (): array => self::span($events));
		$facts = [
			'etag' => md5($text), 'size' => strlen($text), 'uid' => Parts::text($component, 'UID'),
			'firstoccurence' => $first === null ? null : max(0, $first), 'lastoccurence' => $last === null ? null : max(0, $last),
			'componenttype' => (string)$component->name,
			'classification' => self::CLASSES[Parts::text($component, 'CLASS')] ?? self::CLASSES['PRIVATE'],
		];
		$object->destroy();
		return $facts;
	}

	/**
	 * @param list<VEvent> $events
	 * @return array{?int, ?int} when the first date begins and the last one ends
	 */
	private static function span(array $events): array {
		$start = Parts::first($events[0] ?? null, 'DTSTART');
		if (!$start instanceof DateProperty) {
			return [null, null];
		}
		if (count($events) === 1 && Parts::first($events[0], 'RRULE') === null) {
			// as on the server, which does not look at a duration here
			$end = Parts::first($events[0], 'DTEND');
			return [$start->getDateTime()->getTimestamp(), ($end instanceof DateProperty ? $end : $start)->getDateTime()->getTimestamp()];
		}
		try {
			$dates = new EventIterator($events);
		} catch (NoInstancesException $none) {
			throw new Forbidden($none->getMessage());
		}
		return [$dates->getDtStart()?->getTimestamp(), self::last($dates)];
	}

	private static function last(EventIterator $dates): int {
		$limit = (new \DateTimeImmutable(self::LAST))->getTimestamp();
		if ($dates->isInfinite()) {
			// a rule without a next date must not be stored: every question about a time would look for one
			$dates->next();
			return $limit;
		}
		$last = (int)$dates->getDtEnd()?->getTimestamp();
		while ($dates->valid() && $last < $limit) {
			$last = (int)$dates->getDtEnd()?->getTimestamp();
			$dates->next();
		}
		return $last;
	}
}
