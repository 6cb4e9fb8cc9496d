<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Setup;

use OCA\RoomsApp\Repository\Booking\UsageRepository;
use OCA\RoomsApp\Repository\Group\RoomGroupRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Shared\Host\Accounts;
use OCA\RoomsApp\Shared\Remote\Figures;

/** The figures Rooms reports to the servers chosen by an administrator. */
class RoomFigures implements Figures {
	private const PERIOD = 30 * 86400;

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly RoomGroupRepository $groups,
		private readonly UsageRepository $usage,
		private readonly Accounts $accounts,
	) {
	}

	/** @return array{totalRooms: int, totalRoomGroups: int, totalUsers: int} */
	public function counts(): array {
		return [
			'totalRooms' => $this->rooms->count(),
			'totalRoomGroups' => $this->groups->count(),
			'totalUsers' => $this->accounts->count(),
		];
	}

	#[\Override]
	public function usage(): array {
		return ['totalRooms' => $this->rooms->count(), 'totalUsers' => $this->accounts->count()];
	}

	#[\Override]
	public function report(int $now): array {
		return [
			...$this->counts(),
			'activeRooms' => $this->rooms->count(true),
			'bookedDates30d' => (object)$this->usage->countAll($now - self::PERIOD, $now),
		];
	}
}
