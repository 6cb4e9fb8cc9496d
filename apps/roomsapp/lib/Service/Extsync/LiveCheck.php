<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Service\Booking\Freshness;
use Psr\Log\LoggerInterface;

/** Asks the provider before a synced room is booked, because somebody may have taken it there a moment ago. */
final class LiveCheck implements Freshness {
	/** Longer nobody waits who saves an event. */
	private const SECONDS = 4.0;

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly SettingsRepository $settings,
		private readonly RoomSync $sync,
		private readonly LoggerInterface $logger,
	) {
	}

	#[\Override]
	public function refresh(array $requests): array {
		$synced = array_filter($requests, static fn (BookingRequest $request): bool => $request->rules->isSynced);
		$settings = $synced === [] ? null : $this->settings->find();
		if ($settings === null || !$settings->isSyncing()) {
			return $requests;
		}
		$rooms = $this->rooms->findAllAmong(array_values(array_unique(array_column($synced, 'roomId'))));
		$causes = array_map($this->cause(...), $rooms);
		return array_map(static function (BookingRequest $request) use ($causes): BookingRequest {
			$cause = $causes[$request->roomId] ?? null;
			return $cause === null ? $request : $request->stoppedBy($cause);
		}, $requests);
	}

	private function cause(Room $room): ?Cause {
		if ($room->extsync?->isComplete() !== true) {
			return Cause::Syncing;
		}
		try {
			$isKnown = $this->sync->look($room->id, self::SECONDS);
		} catch (ProviderFailure $failure) {
			$isKnown = false;
			$this->logger->info('The room {room} is booked without asking the calendar provider', [
				'app' => 'roomsapp', 'room' => $room->id, 'exception' => $failure,
			]);
		}
		return $isKnown || !$room->extsync->isStrict ? null : Cause::Unchecked;
	}
}
