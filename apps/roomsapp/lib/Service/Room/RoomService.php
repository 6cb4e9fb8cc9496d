<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Room;

use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Model\Room\RoomOfAccount;
use OCA\RoomsApp\Repository\Access\PermissionRepository;
use OCA\RoomsApp\Repository\Extsync\EventLinkRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Restrictions;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Service\Booking\Releases;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Host\Accounts;

/**
 * Rooms for the people who see and manage them.
 *
 * @phpstan-import-type Room from Schemas as RoomAnswer
 * @phpstan-import-type ListedRoom from Schemas
 * @phpstan-import-type Done from Schemas
 * @phpstan-import-type RoomFields from Schemas
 * @phpstan-import-type RoomPatch from Schemas
 */
class RoomService {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly PermissionRepository $permissions,
		private readonly RoomsOfAccount $roomsOfAccount,
		private readonly RoomWriter $writer,
		private readonly RoomAnswers $answers,
		private readonly Restrictions $restrictions,
		private readonly RoomCatalog $catalog,
		private readonly Releases $releases,
		private readonly EventLinkRepository $links,
		private readonly Accounts $accounts,
	) {
	}

	/** @return list<ListedRoom> */
	public function findAll(?string $userId): array {
		return array_map(fn (RoomOfAccount $seen): array => $this->answers->listed($seen), $this->roomsOfAccount->findAll($userId));
	}

	/**
	 * @return RoomAnswer
	 * @throws NotFound
	 */
	public function find(string $id): array {
		return $this->answers->managed($this->rooms->find($id));
	}

	/**
	 * @param RoomFields $sent
	 * @return RoomAnswer
	 * @throws Refusal
	 */
	public function create(array $sent): array {
		$room = $this->writer->create($sent, true);
		$this->catalog->changed();
		return $this->answers->managed($room);
	}

	/**
	 * @param RoomPatch $sent
	 * @return RoomAnswer
	 * @throws Refusal
	 */
	public function update(string $id, array $sent, string $userId): array {
		$change = $this->writer->update($id, $sent, $this->accounts->isAdmin($userId));
		if ($this->restrictions->isSeen($change)) {
			$this->catalog->changed();
		}
		return $this->answers->managed($change->after);
	}

	/**
	 * @return Done
	 * @throws NotFound
	 */
	public function delete(string $id): array {
		$this->forget($id);
		$this->catalog->changed();
		return ['status' => 'ok'];
	}

	/** @param list<string> $ids those that are gone already do not matter */
	public function deleteAll(array $ids): void {
		foreach ($ids as $id) {
			try {
				$this->forget($id);
			} catch (NotFound) {
				continue;
			}
		}
		if ($ids !== []) {
			$this->catalog->changed();
		}
	}

	/** @throws NotFound */
	private function forget(string $id): void {
		$this->releases->forgetRoom($id, function () use ($id): void {
			$this->rooms->delete($id);
			$this->links->deleteOfRoom($id);
			$this->permissions->delete(Subject::Room, $id);
		});
	}
}
