<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Group;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Model\Group\RoomGroup;
use OCA\RoomsApp\Model\Room\Slug;
use OCA\RoomsApp\Repository\Access\PermissionRepository;
use OCA\RoomsApp\Repository\Group\RoomGroupRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Db\Busy;
use OCA\RoomsApp\Shared\Db\Transaction;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Exception\Refusal;

/**
 * Room groups: rooms that have permissions in common.
 *
 * @phpstan-import-type RoomGroup from Schemas as RoomGroupAnswer
 * @phpstan-import-type RoomGroupInput from Schemas
 * @phpstan-import-type Done from Schemas
 */
class RoomGroupService {
	/** Each failed try means that somebody else has just taken the id. */
	private const TRIES = 20;

	public function __construct(
		private readonly RoomGroupRepository $groups,
		private readonly RoomRepository $rooms,
		private readonly PermissionRepository $permissions,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
	) {
	}

	/** @return list<RoomGroupAnswer> */
	public function findAll(): array {
		return array_map(static fn (RoomGroup $group): array => $group->toArray(), $this->groups->findAll());
	}

	/**
	 * @return RoomGroupAnswer
	 * @throws NotFound
	 */
	public function find(string $id): array {
		return $this->groups->find($id)->toArray();
	}

	/**
	 * @param RoomGroupInput $sent
	 * @return RoomGroupAnswer
	 * @throws Refusal
	 */
	public function create(array $sent): array {
		$name = self::name($sent['name'] ?? '');
		$now = $this->clock->now()->getTimestamp();
		for ($try = 1; $try <= self::TRIES; $try++) {
			$id = Slug::free(Slug::of($name, 'group'), $this->groups->findAllIds());
			$group = new RoomGroup($id, $name, $sent['description'] ?? '', $now);
			if ($this->groups->create($group)) {
				return $group->toArray();
			}
		}
		throw Busy::now();
	}

	/**
	 * @param RoomGroupInput $sent absent members stay unchanged
	 * @return RoomGroupAnswer
	 * @throws Refusal
	 */
	public function update(string $id, array $sent): array {
		return $this->transaction->run(function () use ($id, $sent): array {
			$this->groups->ensureStays($id);
			$old = $this->groups->find($id);
			$name = self::name($sent['name'] ?? $old->name);
			$group = new RoomGroup($id, $name, $sent['description'] ?? $old->description, $old->createdAt);
			$this->groups->save($group);
			return $group->toArray();
		});
	}

	/**
	 * @return Done
	 * @throws Refusal
	 */
	public function delete(string $id): array {
		$this->transaction->run(function () use ($id): void {
			$this->groups->ensureStays($id);
			if ($this->rooms->hasAnyOfGroup($id)) {
				throw new Conflict(Reason::GROUP_HAS_ROOMS, 'Room group still has rooms assigned');
			}
			$this->groups->delete($id);
			$this->permissions->delete(Subject::Group, $id);
		});
		return ['status' => 'ok'];
	}

	/** @throws Invalid */
	private static function name(string $sent): string {
		$name = trim($sent);
		return $name === '' ? throw new Invalid(Reason::NAME_REQUIRED, 'Group name is required', '/name') : $name;
	}
}
