<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Room;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Period\DaySlots;
use OCA\RoomsApp\Model\Period\FreeTimes;
use OCA\RoomsApp\Model\Period\OpenTimes;
use OCA\RoomsApp\Model\Policy\BookingPolicy;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Service\Booking\Occupancy;
use OCA\RoomsApp\Service\PublicApi\Shown;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Limits;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Forbidden;
use OCA\RoomsApp\Shared\Exception\Refusal;

/**
 * A room for those who may view it. What is free is what the public API calls free, and the policy says what a booking would come to.
 *
 * @phpstan-import-type RoomCard from Schemas
 */
class RoomCards {
	private const DAY = 86_400;
	private const MINUTE = 60;

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Roles $roles,
		private readonly Occupancy $occupancy,
		private readonly BookingPolicy $policy,
		private readonly FeedLinks $feeds,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @return RoomCard
	 * @throws Refusal
	 */
	public function find(string $id, string $userId): array {
		$room = $this->rooms->find($id);
		$role = $this->roles->of($room, $userId);
		if (!$role->includes(Role::Viewer)) {
			throw new Forbidden(Reason::NOT_VIEWER, 'Forbidden');
		}
		$rules = $room->rules($this->instance->zone());
		return [
			'id' => $room->id,
			'name' => $room->name,
			'email' => $room->email,
			'capacity' => $room->capacity,
			'floor' => $room->floor,
			'facilities' => $room->facilities,
			'location' => $room->location(),
			'description' => $room->description,
			'responsibleContact' => $room->contact,
			'timeZone' => $rules->zone->getName(),
			'active' => $room->isActive,
			'canBook' => $role->includes(Role::Booker),
			'feedUrl' => $role->includes(Role::Manager) ? $this->feeds->ofRoom($room) : null,
			'nextFree' => $this->nextFree($room->id, $rules, $role),
		];
	}

	/** @return ?array{start: string, end: string, isNow: bool, needsApproval: bool} */
	private function nextFree(string $roomId, RoomRules $rules, Role $role): ?array {
		$now = $this->clock->now()->getTimestamp();
		$until = $now + Limits::CARD_DAYS * self::DAY;
		$distance = DaySlots::distance($rules);
		$times = new OpenTimes($rules, $now - $distance, $until + $distance);
		$busy = $this->occupancy->busy($roomId, $now - $distance, $until + $distance);
		$free = FreeTimes::firstOrNull(new DaySlots($rules, $times, $busy, $now), $times, $now, $until);
		if ($free === null) {
			return null;
		}
		[$start, $end] = $free;
		$least = new Occurrence($start, $start + max(1, $rules->shortest ?? 1) * self::MINUTE, '', false);
		$answer = $this->policy->decide($rules, $role, new Occurrences([$least]), [], [], $now);
		return [
			'start' => Shown::time($start, $rules->zone),
			'end' => Shown::time($end, $rules->zone),
			'isNow' => $start <= $now + self::MINUTE,
			'needsApproval' => $answer->verdict === Verdict::Pending,
		];
	}
}
