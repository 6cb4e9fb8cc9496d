<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Room\RoomCatalog;
use OCP\Calendar\BackendTemporarilyUnavailableException;
use OCP\Calendar\Room\IBackend;
use OCP\Calendar\Room\IManager;
use OCP\Calendar\Room\IRoom;
use Psr\Log\LoggerInterface;

/** Nextcloud's own list of rooms, which it reads from the backends of all apps. */
final class HostCatalog implements RoomCatalog {
	/** Whoever adds a room reads the list too, so that nobody has to read it without end. */
	private const ROUNDS = 5;

	public function __construct(
		private readonly IManager $rooms,
		private readonly RoomRepository $stored,
		private readonly LoggerInterface $logger,
	) {
	}

	/**
	 * The change itself is stored already, so a failure here does not undo it: Nextcloud reads the list again within the hour.
	 *
	 * A room that is added while Nextcloud compares is taken for a deleted one, and loses its calendar (docs/host-facts.md, "Rooms"). So
	 * the list is read until it stays the same.
	 */
	#[\Override]
	public function changed(): void {
		try {
			$read = $this->stored->findAllIds();
			for ($round = 1; $round <= self::ROUNDS; $round++) {
				$this->rooms->update();
				[$before, $read] = [$read, $this->stored->findAllIds()];
				if ($read === $before) {
					return;
				}
			}
		} catch (\Throwable $failure) {
			$this->logger->error('Nextcloud could not update its list of rooms', ['exception' => $failure]);
		}
	}

	#[\Override]
	public function backends(): array {
		return array_values(array_map(
			static fn (IBackend $backend): string => $backend->getBackendIdentifier(),
			$this->rooms->getBackends(),
		));
	}

	#[\Override]
	public function rooms(): array {
		try {
			$all = array_map(static fn (IBackend $backend): array => array_values($backend->getAllRooms()), $this->rooms->getBackends());
		} catch (BackendTemporarilyUnavailableException $failure) {
			throw new \RuntimeException($failure->getMessage(), 0, $failure);
		}
		return array_map(static fn (IRoom $room): array => [
			'id' => $room->getId(),
			'displayName' => $room->getDisplayName(),
			'email' => $room->getEMail(),
			'backend' => $room->getBackend()->getBackendIdentifier(),
			'groupRestrictions' => array_values($room->getGroupRestrictions()),
		], array_merge(...array_values($all)));
	}
}
