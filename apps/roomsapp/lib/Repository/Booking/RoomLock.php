<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Booking;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Shared\Db\Deadlock;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\Transaction;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCP\IDBConnection;

/** One writer at a time per room, across all processes: whoever decides about dates of a room holds it until they are written. */
class RoomLock {
	private readonly Rows $rooms;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly Transaction $transaction,
	) {
		$this->rooms = new Rows($db, 'roomsapp_rooms');
	}

	/**
	 * Runs work in a transaction whose first statements lock the rooms, always in the same order. The database may abort
	 * it in favour of others, so that it runs again from the start; inside an outer transaction that fails instead.
	 *
	 * @template T
	 * @param list<string> $roomIds
	 * @param callable(): T $work that changes nothing but the database
	 * @return T
	 * @throws NotFound when a room does not exist
	 */
	public function hold(array $roomIds, callable $work): mixed {
		$sorted = array_values(array_unique($roomIds));
		sort($sorted, SORT_STRING);
		return Deadlock::outlast($this->db, fn (): mixed => $this->transaction->run(function () use ($sorted, $work): mixed {
			foreach ($sorted as $id) {
				if ($this->rooms->update(['id' => $id], ['claims' => Rows::plusOne('claims')]) === 0) {
					throw new NotFound(Reason::UNKNOWN_ROOM, 'Room not found');
				}
			}
			return $work();
		}));
	}
}
