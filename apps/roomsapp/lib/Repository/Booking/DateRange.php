<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Booking;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Shared\Db\Rows;
use OCP\DB\QueryBuilder\IQueryBuilder;

/** The condition that a date touches a period. */
final class DateRange {
	/**
	 * Of a room the index yields the dates that start in the period or shortly before; the few long ones are looked at one by one.
	 *
	 * @param int $to exclusive
	 * @param string $alias of the table, with a dot
	 */
	public static function apply(IQueryBuilder $query, int $from, int $to, string $alias = ''): IQueryBuilder {
		$is = $query->expr();
		return $query->andWhere(
			$is->orX(
				$is->andX(
					$is->eq("{$alias}is_long", Rows::parameter($query, 0)),
					$is->gt("{$alias}start_at", Rows::parameter($query, $from - BookedDate::LONG_SECONDS)),
					$is->lt("{$alias}start_at", Rows::parameter($query, $to)),
				),
				$is->andX(
					$is->eq("{$alias}is_long", Rows::parameter($query, 1)),
					$is->lt("{$alias}start_at", Rows::parameter($query, $to)),
				),
			),
			$is->gt("{$alias}end_at", Rows::parameter($query, $from)),
		);
	}
}
