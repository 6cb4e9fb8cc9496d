<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Scheduling;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\Claim;

/** An event that was decided and is about to be stored. */
final readonly class PendingEvent {
	/**
	 * @param list<AskedRoom> $asked
	 * @param list<Claim> $claims of those rooms that were asked and answered, in any order
	 * @param list<Booking> $left bookings of rooms that it no longer asks
	 * @param array<array-key, Booking> $former bookings that there were before, by room
	 * @param bool $hasChanged whether the answers changed the event
	 */
	public function __construct(
		public string $owner,
		public string $uid,
		public Actor $actor,
		public array $asked,
		public array $claims,
		public array $left,
		public array $former,
		public bool $hasChanged,
	) {
	}

	public function asked(string $roomId): AskedRoom {
		foreach ($this->asked as $one) {
			if ($one->room->id === $roomId) {
				return $one;
			}
		}
		throw new \LogicException("The event does not ask the room $roomId");
	}

	/** @return list<string> ids of all rooms that it is about, in the order in which they are locked */
	public function rooms(): array {
		$ids = array_map(static fn (Claim $claim): string => $claim->request->roomId, $this->claims);
		$all = array_unique([...$ids, ...array_column($this->left, 'roomId')]);
		sort($all, SORT_STRING);
		return $all;
	}
}
