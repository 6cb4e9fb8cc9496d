<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Extsync\InitialSync;
use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Model\Extsync\ProviderProblem;
use OCA\RoomsApp\Model\Room\Extsync;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\NotFound;
use Psr\Log\LoggerInterface;

/**
 * Syncs rooms whether or not anybody told of changes, and has their first sync begin anew when administrators ask.
 *
 * @phpstan-import-type SyncQueued from Schemas
 */
class RegularSync {
	/** At most for one room, so that the others have their turn. */
	private const ROOM_SECONDS = 60.0;

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly SettingsRepository $settings,
		private readonly RoomSync $sync,
		private readonly SyncStates $states,
		private readonly SyncQueue $queue,
		private readonly LoggerInterface $logger,
	) {
	}

	/** @param float $seconds after which no further room is begun */
	public function all(float $seconds): void {
		$settings = $this->settings->find();
		if (!$settings->isSyncing()) {
			return;
		}
		$end = microtime(true) + $seconds;
		$rooms = array_filter($this->rooms->findAllWithMailbox(), static fn (Room $room): bool => $room->extsync?->isEnabled === true);
		usort($rooms, static fn (Room $a, Room $b): int => self::last($a) <=> self::last($b));
		foreach ($rooms as $room) {
			if (microtime(true) >= $end) {
				return;
			}
			try {
				$this->sync->run($room->id, self::ROOM_SECONDS);
			} catch (\Throwable $failure) {
				// The other rooms do not wait for this one.
				$this->logger->warning('The room {room} could not be synced', [
					'app' => 'roomsapp', 'room' => $room->id, 'exception' => $failure,
				]);
				$problem = $failure instanceof ProviderFailure ? $failure->problem : null;
				if (in_array($problem, [ProviderProblem::Throttled, ProviderProblem::BadCredentials], true)) {
					// No other room would fare better.
					return;
				}
			}
		}
	}

	/**
	 * @return SyncQueued
	 * @throws NotFound
	 * @throws Invalid when the room has no mailbox, or is not synced
	 */
	public function restart(string $roomId): array {
		$room = $this->rooms->find($roomId);
		if ($room->extsync?->isEnabled !== true) {
			throw new Invalid(Reason::NO_MAILBOX, 'Room has no sync configuration');
		}
		$this->states->save($room, [
			Extsync::INITIAL => InitialSync::Pending->value,
			Extsync::INITIAL_ERROR => null,
			Extsync::DELTA => null,
		]);
		$this->queue->now($room->id);
		return ['status' => 'queued'];
	}

	private static function last(Room $room): string {
		return $room->extsync?->value(Extsync::SYNCED_AT) ?? '';
	}
}
