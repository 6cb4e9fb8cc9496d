<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Room;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\RoomChange;
use OCA\RoomsApp\Repository\Group\RoomGroupRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Restrictions;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Shared\Contract\Limits;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Forbidden;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Http\Failure\ItemResults;
use OCA\RoomsApp\Shared\Schema\Problem;

/**
 * One change for many rooms, and what it would make of them. Each room is changed by itself, with what it has at that moment.
 *
 * @phpstan-import-type RoomsChange from Schemas
 * @phpstan-import-type RoomPatch from Schemas
 * @phpstan-import-type ChangedRoom from Schemas
 * @phpstan-import-type BulkValues from Schemas
 */
class BulkChanges {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly RoomGroupRepository $groups,
		private readonly Roles $roles,
		private readonly RoomChecker $checker,
		private readonly RoomWriter $writer,
		private readonly Restrictions $restrictions,
		private readonly RoomCatalog $catalog,
	) {
	}

	/**
	 * @param RoomsChange $sent
	 * @return array{results: list<array<string, mixed>>}
	 * @throws Refusal when no room can be changed like this
	 */
	public function save(array $sent, string $userId): array {
		['ids' => $ids, 'change' => $change] = $sent;
		$this->checker->checkHours($change['availabilityRules'] ?? null);
		$this->requireGroup($change['groupId'] ?? '');
		$rooms = $this->rooms->findAllAmong($ids);
		$roles = $this->roles->ofAll(array_values($rooms), $userId);
		[$results, $isSeen] = [new ItemResults(), false];
		foreach (array_unique($ids) as $id) {
			$results->add($id, function () use ($id, $rooms, $roles, $change, $sent, &$isSeen): array {
				$room = $rooms[$id] ?? throw new NotFound(Reason::UNKNOWN_ROOM, 'Room not found');
				$role = $roles[$id] ?? Role::None;
				if ($role->value < Role::Manager->value) {
					throw new Forbidden(Reason::NOT_MANAGER, 'Forbidden');
				}
				$isByAdmin = $role === Role::Admin;
				$done = ($sent['isPreview'] ?? false)
					? new RoomChange($room, $this->writer->changed($room, self::patch($room, $change), $isByAdmin))
					: $this->writer->change($id, static fn (Room $before): array => self::patch($before, $change), $isByAdmin);
				$isSeen = $isSeen || (!($sent['isPreview'] ?? false) && $this->restrictions->isSeen($done));
				return ['before' => self::values($done->before), 'after' => self::values($done->after)];
			});
		}
		if ($isSeen) {
			$this->catalog->changed();
		}
		return $results->body();
	}

	/** @throws Invalid */
	private function requireGroup(string $id): void {
		if ($id !== '' && !in_array($id, $this->groups->findAllIds(), true)) {
			throw new Invalid(Reason::UNKNOWN_GROUP, 'Room group not found', '/change/groupId');
		}
	}

	/**
	 * @param RoomsChange['change'] $change
	 * @return RoomPatch
	 * @throws Invalid
	 */
	private static function patch(Room $room, array $change): array {
		$kept = array_diff($room->facilities, $change['removeFacilities'] ?? []);
		$facilities = array_values(array_unique([...$kept, ...$change['addFacilities'] ?? []]));
		if (count($facilities) > max(Limits::FACILITIES_PER_ROOM, count($room->facilities))) {
			throw Problem::refusal([Problem::of('/change/addFacilities', 'maxItems', Limits::FACILITIES_PER_ROOM)]);
		}
		unset($change['addFacilities'], $change['removeFacilities']);
		$change['facilities'] = $facilities;
		return $change;
	}

	/** @return BulkValues */
	private static function values(Room $room): array {
		return [
			'groupId' => $room->groupId,
			'autoAccept' => $room->autoAccept,
			'active' => $room->isActive,
			'availabilityRules' => $room->availability->toArray(),
			'maxBookingHorizon' => $room->horizonDays,
			'everyone' => $room->everyone->value,
			'facilities' => $room->facilities,
		];
	}
}
