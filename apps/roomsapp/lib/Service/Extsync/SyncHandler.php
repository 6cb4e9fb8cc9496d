<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Shared\Outbox\Handler;
use Psr\Log\LoggerInterface;

/** Syncs a room that is queued. What fails is remembered for the room, and left to the regular sync. */
final class SyncHandler implements Handler {
	private const SECONDS = 120.0;

	public function __construct(
		private readonly RoomSync $sync,
		private readonly SyncQueue $queue,
		private readonly LoggerInterface $logger,
	) {
	}

	#[\Override]
	public function deliver(array $payload): void {
		$roomId = $payload['room'] ?? null;
		$roomId = is_string($roomId) ? $roomId : '';
		try {
			if (!$this->sync->run($roomId, self::SECONDS)) {
				$this->queue->soon($roomId);
			}
		} catch (ProviderFailure $failure) {
			$this->logger->warning('The room {room} could not be synced', [
				'app' => 'roomsapp', 'room' => $roomId, 'exception' => $failure,
			]);
		}
	}
}
