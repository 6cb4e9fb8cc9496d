<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Model\Room\Extsync;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Shared\Contract\Schemas;

/**
 * How far the rooms are synced.
 *
 * @phpstan-import-type SyncStatus from Schemas as SyncStatusAnswer
 */
class SyncStatus {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly SettingsRepository $settings,
	) {
	}

	/** @return SyncStatusAnswer */
	public function find(): array {
		$settings = $this->settings->find();
		$rooms = array_map(static fn (Room $room): ?array => $room->extsync === null ? null : [
			'roomId' => $room->id,
			'roomName' => $room->name,
			'resourceEmail' => $room->extsync->resourceEmail,
			'syncEnabled' => $room->extsync->isEnabled,
			'lastSyncAt' => $room->extsync->value(Extsync::SYNCED_AT),
			'lastError' => $room->extsync->value(Extsync::ERROR),
			'reason' => $room->extsync->value(Extsync::REASON),
		], $this->rooms->findAll());
		return [
			'globalEnabled' => $settings->extsyncEnabled,
			'configured' => $settings->isExtsyncConfigured(),
			'rooms' => array_values(array_filter($rooms)),
		];
	}
}
