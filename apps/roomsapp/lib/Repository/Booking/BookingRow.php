<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Booking;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Db\StoredValues;

/** Names and values of the tables of bookings and dates. */
final class BookingRow {
	public const TABLE = 'roomsapp_bookings';
	public const DATES = 'roomsapp_occurrences';

	/** @param string $id name of the column with the booking's id */
	public static function booking(StoredValues $row, string $id = 'id'): Booking {
		return new Booking(
			$row->number($id),
			$row->text('room_id'),
			$row->text('owner'),
			$row->text('uid'),
			$row->number('sequence'),
			$row->text('organizer'),
			$row->text('organizer_name'),
			$row->text('summary'),
			$row->text('class'),
			self::state($row, 'state'),
			self::cause($row, 'cause'),
			$row->yes('is_recurring', false),
			$row->yes('is_open', false),
			$row->numberOrNull('expanded_until'),
			$row->text('event_hash'),
			$row->text('uri'),
			Source::tryFrom($row->text('source')) ?? throw new CorruptData('The stored value "source" cannot be read'),
			$row->number('created_at'),
			$row->number('updated_at'),
			$row->numberOrNull('calendar_id'),
		);
	}

	/** @param string $prefix of columns that a booking has too */
	public static function date(StoredValues $row, string $prefix = ''): BookedDate {
		return new BookedDate(
			$row->number("{$prefix}id"),
			$row->text('recurrence_id'),
			$row->number('start_at'),
			$row->number('end_at'),
			$row->yes('is_all_day', false),
			self::state($row, "{$prefix}state"),
			self::cause($row, "{$prefix}cause"),
		);
	}

	private static function state(StoredValues $row, string $column): BookingState {
		return BookingState::tryFrom($row->text($column)) ?? throw new CorruptData("The stored value \"$column\" cannot be read");
	}

	private static function cause(StoredValues $row, string $column): ?Cause {
		$stored = $row->textOrNull($column);
		return $stored === null ? null : Cause::tryFrom($stored) ?? throw new CorruptData("The stored value \"$column\" cannot be read");
	}
}
