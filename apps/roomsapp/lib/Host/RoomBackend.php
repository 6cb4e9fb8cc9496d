<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\RoomsApp\AppInfo\Application;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Restrictions;
use OCP\Calendar\BackendTemporarilyUnavailableException;
use OCP\Calendar\Room\IBackend;
use Psr\Log\LoggerInterface;

/**
 * The rooms for calendar clients, those out of service included. Nextcloud deletes the calendar of a room that is missing here, so whatever
 * cannot be read is a failure and never a shorter list.
 */
final class RoomBackend implements IBackend {
	/** @var ?array<string, CalendarRoom> as listed last, by id: Nextcloud asks for each room after it has asked for the list */
	private ?array $listed = null;

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Restrictions $restrictions,
		private readonly LoggerInterface $logger,
	) {
	}

	/** @return list<CalendarRoom> */
	#[\Override]
	public function getAllRooms(): array {
		return array_values($this->listed = $this->read($this->rooms->findAll(...)));
	}

	#[\Override]
	public function listAllRooms(): array {
		return array_map(static fn (CalendarRoom $room): string => $room->getId(), $this->getAllRooms());
	}

	/** @return ?CalendarRoom */
	#[\Override]
	public function getRoom($id) {
		return $this->listed[$id] ?? $this->read(function () use ($id): array {
			$room = $this->rooms->findOrNull($id);
			return $room === null ? [] : [$room];
		})[$id] ?? null;
	}

	#[\Override]
	public function getBackendIdentifier(): string {
		return Application::APP_ID;
	}

	/**
	 * @param \Closure(): list<Room> $find
	 * @return array<string, CalendarRoom> by id
	 * @throws BackendTemporarilyUnavailableException
	 */
	private function read(\Closure $find): array {
		try {
			$rooms = $find();
			$groups = $this->restrictions->ofAll($rooms);
			$read = [];
			foreach ($rooms as $room) {
				$read[$room->id] = new CalendarRoom($room, $groups[$room->id], $this);
			}
			return $read;
		} catch (\Throwable $failure) {
			$this->logger->error('The rooms for calendar clients cannot be read', ['exception' => $failure]);
			throw new BackendTemporarilyUnavailableException('The rooms cannot be read', 0, $failure);
		}
	}
}
