<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Shared\Db\Transaction;

/** What is remembered of the sync of a room, beside what people set at the same time. */
class SyncStates {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Transaction $transaction,
	) {
	}

	/**
	 * @param array<string, string|null> $state what changes of it
	 * @return bool false when the room, or its mailbox, is another one by now
	 */
	public function save(Room $room, #[\SensitiveParameter] array $state): bool {
		return $this->transaction->run(function () use ($room, $state): bool {
			$this->rooms->raiseClaims($room->id);
			$extsync = $this->rooms->findOrNull($room->id)?->extsync;
			if ($extsync === null || $extsync->resourceEmail !== $room->extsync?->resourceEmail) {
				return false;
			}
			$this->rooms->saveExtsync($room->id, $extsync->in($state));
			return true;
		});
	}
}
