<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Booking;

use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Usage\WeekHours;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/**
 * During which hours of the week rooms were used. The database puts together the dates that start at one time of the week and last equally
 * long: a year has more dates than fit into memory, but few such pairs.
 */
class WeekUsageRepository {
	/** Day 0 of Unix time was a Thursday. */
	private const THURSDAY = 4 * 86_400;

	public function __construct(private readonly IDBConnection $db) {
	}

	/**
	 * Adds the accepted dates that touch a period, as far as they lie in it. A date that runs across a change of the clocks is counted with
	 * the offset at its start.
	 *
	 * @param list<string> $roomIds rooms in one zone
	 * @param non-empty-list<array{int, int}> $offsets from when on, and seconds east of UTC; the first one holds before, too
	 */
	public function count(WeekHours $week, array $roomIds, int $from, int $to, array $offsets): void {
		foreach (array_chunk($roomIds, Rows::CHUNK) as $chunk) {
			$begin = "(CASE WHEN start_at < $from THEN $from ELSE start_at END)";
			$end = "(CASE WHEN end_at > $to THEN $to ELSE end_at END)";
			$second = '((' . $begin . ' + ' . self::offset($offsets) . ' + ' . self::THURSDAY . ') % ' . WeekHours::WEEK . ')';
			$query = $this->db->getQueryBuilder();
			$query->selectAlias($query->createFunction($second), 'begins')
				->selectAlias($query->createFunction("($end - $begin)"), 'lasts')
				->selectAlias($query->func()->count('*'), 'dates')
				->from(BookingRow::DATES)
				->where($query->expr()->eq('state', Rows::parameter($query, BookingState::Accepted->value)))
				->andWhere($query->expr()->isNull('claim'))
				->groupBy('begins', 'lasts');
			DateRange::apply(Rows::among($query, 'room_id', $chunk), $from, $to);
			$result = $query->executeQuery();
			while (($stored = $result->fetchAssociative()) !== false) {
				$row = new StoredValues($stored);
				$week->add($row->number('begins'), $row->number('lasts'), $row->number('dates'));
			}
			$result->closeCursor();
		}
	}

	/** @param non-empty-list<array{int, int}> $offsets */
	private static function offset(array $offsets): string {
		$cases = '';
		for ($place = count($offsets) - 1; $place > 0; $place--) {
			$cases .= " WHEN start_at >= {$offsets[$place][0]} THEN {$offsets[$place][1]}";
		}
		return $cases === '' ? "({$offsets[0][1]})" : "(CASE$cases ELSE {$offsets[0][1]} END)";
	}
}
