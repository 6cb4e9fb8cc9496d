<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Setup;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Room\RoomOfAccount;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Service\RoomBooking\BookingLists;
use OCA\RoomsApp\Service\RoomBooking\RoomGrid;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Host\Accounts;

/**
 * What the browser knows before its first request.
 *
 * @phpstan-import-type Start from Schemas
 */
class FirstScreen {
	public function __construct(
		private readonly RoomsOfAccount $rooms,
		private readonly BookingLists $bookings,
		private readonly RoomGrid $grid,
		private readonly SettingsRepository $settings,
		private readonly InstanceZone $instance,
		private readonly Accounts $accounts,
		private readonly ?string $userId,
	) {
	}

	/** @return Start */
	public function find(bool $isGrid): array {
		$userId = (string)$this->userId;
		$rooms = $this->rooms->findAll($userId);
		$managed = count(array_filter($rooms, static fn (RoomOfAccount $one): bool => $one->canManage()));
		$settings = $this->settings->find();
		return [
			'user' => ['id' => $userId, 'name' => (string)$this->accounts->displayName($userId)],
			'isAdmin' => $this->accounts->isAdmin($userId),
			'managed' => $managed,
			'waiting' => $managed === 0 ? 0 : count($this->bookings->approvals($userId)),
			'timeZone' => $this->instance->zone()->getName(),
			'showWeekends' => $settings->showWeekends,
			'roomTypes' => $settings->roomTypes,
			'facilities' => $settings->facilities,
			'grid' => $isGrid ? $this->grid->ofRooms($rooms, [], $userId) : null,
		];
	}
}
