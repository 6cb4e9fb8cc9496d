<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Setup;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Access\Permissions;
use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\DateFilter;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Setup\DemoRooms;
use OCA\RoomsApp\Repository\Access\PermissionRepository;
use OCA\RoomsApp\Repository\Group\RoomGroupRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Repository\Setup\DemoRepository;
use OCA\RoomsApp\Service\Booking\Occupancy;
use OCA\RoomsApp\Service\Group\RoomGroupService;
use OCA\RoomsApp\Service\Room\RoomCatalog;
use OCA\RoomsApp\Service\Room\RoomService;
use OCA\RoomsApp\Service\Room\RoomWriter;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Host\Accounts;

/**
 * Rooms of a fictional company, to try things out. It remembers which ones it made, and takes only those away again.
 *
 * @phpstan-type Made array{id: string, version: string}
 */
class DemoData {
	public function __construct(
		private readonly DemoRepository $made,
		private readonly RoomRepository $rooms,
		private readonly RoomGroupRepository $groups,
		private readonly PermissionRepository $permissions,
		private readonly RoomWriter $writer,
		private readonly RoomService $service,
		private readonly RoomGroupService $groupService,
		private readonly RoomCatalog $catalog,
		private readonly Occupancy $occupancy,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
	) {
	}

	/**
	 * Adds what is missing.
	 *
	 * @param list<string> $managers accounts that decide about the rooms with approval
	 * @param list<string> $bookers groups that may book the room that is not for everyone
	 * @return array{rooms: list<string>, groups: list<string>} names of what was added
	 * @throws Refusal
	 */
	public function add(array $managers, array $bookers): array {
		$this->requireKnown($managers, $bookers);
		['rooms' => $rooms, 'groups' => $groups] = $this->made->find();
		$added = ['rooms' => [], 'groups' => []];
		$known = array_fill_keys($this->groups->findAllIds(), true);
		foreach (DemoRooms::GROUPS as $group) {
			if (!isset($known[$groups[$group['name']] ?? ''])) {
				$groups[$group['name']] = $this->groupService->create($group)['id'];
				$added['groups'][] = $group['name'];
				$this->made->save($rooms, $groups);
			}
		}
		$roles = ['managers' => self::entries('user', $managers), 'bookers' => self::entries('group', $bookers)];
		foreach (DemoRooms::ROOMS as $demo) {
			$name = $demo['fields']['name'];
			if ($this->rooms->findOrNull($rooms[$name]['id'] ?? '') === null) {
				$permissions = Permissions::fromInput(array_intersect_key($roles, array_flip($demo['roles'] ?? [])));
				$room = $this->addRoom($demo['fields'], $groups[$demo['group']] ?? '', $permissions);
				$rooms[$name] = ['id' => $room->id, 'version' => $room->version()];
				$added['rooms'][] = $name;
				$this->made->save($rooms, $groups);
			}
		}
		if ($added['rooms'] !== []) {
			$this->catalog->changed();
		}
		return $added;
	}

	/**
	 * Removes what nobody uses: rooms that people changed or booked stay, and so do groups that have rooms.
	 *
	 * @return array{rooms: list<string>, groups: list<string>, kept: list<string>} names
	 */
	public function remove(): array {
		['rooms' => $rooms, 'groups' => $groups] = $this->made->find();
		$removed = ['rooms' => [], 'groups' => [], 'kept' => []];
		$unused = array_filter($rooms, fn (array $one): bool => $this->isUnused($one));
		$this->service->deleteAll(array_column($unused, 'id'));
		foreach (array_keys($rooms) as $name) {
			$removed[isset($unused[$name]) ? 'rooms' : 'kept'][] = $name;
		}
		$keptGroups = [];
		foreach ($groups as $name => $id) {
			try {
				$this->groupService->delete($id);
				$removed['groups'][] = $name;
			} catch (Conflict) {
				$keptGroups[$name] = $id;
			} catch (Refusal) {
				// Somebody deleted it already.
				continue;
			}
		}
		$this->made->save(array_diff_key($rooms, $unused), $keptGroups);
		return $removed;
	}

	/** @param array<string, mixed> $fields */
	private function addRoom(array $fields, string $groupId, Permissions $permissions): Room {
		/** @phpstan-ignore argument.type (a constant that the tests send through the contract) */
		$room = $this->writer->create($fields, true);
		$this->permissions->saveAll(Subject::Room, $room->id, $permissions);
		return $this->writer->update($room->id, ['groupId' => $groupId], true)->after;
	}

	/** @param Made $made */
	private function isUnused(array $made): bool {
		$room = $this->rooms->findOrNull($made['id']);
		if ($room === null) {
			return true;
		}
		$coming = new DateFilter($this->clock->now()->getTimestamp(), null, [BookingState::Accepted, BookingState::Pending]);
		return $room->version() === $made['version'] && $this->occupancy->list([$room->id], $coming) === [];
	}

	/**
	 * @param list<string> $users
	 * @param list<string> $groups
	 * @throws Invalid
	 */
	private function requireKnown(array $users, array $groups): void {
		foreach ($users as $user) {
			if (!$this->accounts->exists($user)) {
				throw new Invalid(Reason::UNKNOWN_PRINCIPAL, "There is no account \"$user\".");
			}
		}
		foreach ($groups as $group) {
			if ($this->accounts->groupName($group) === null) {
				throw new Invalid(Reason::UNKNOWN_PRINCIPAL, "There is no group \"$group\".");
			}
		}
	}

	/**
	 * @template T of 'user'|'group'
	 * @param T $type
	 * @param list<string> $ids
	 * @return list<array{type: T, id: string}>
	 */
	private static function entries(string $type, array $ids): array {
		return array_map(static fn (string $id): array => ['type' => $type, 'id' => $id], $ids);
	}
}
