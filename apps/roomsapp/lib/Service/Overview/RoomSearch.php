<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Overview;

use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Overview\Hit;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\RoomDateRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Limits;

/** Rooms that an account may view, and its own bookings to come, by words that all of them have. */
class RoomSearch {
	/** Of what is typed; more than any name has. */
	private const CHARACTERS = 200;

	public function __construct(
		private readonly RoomsOfAccount $ofAccount,
		private readonly RoomRepository $rooms,
		private readonly RoomDateRepository $dates,
		private readonly SettingsRepository $settings,
		private readonly Clock $clock,
	) {
	}

	/** @return list<Hit> rooms by name, then bookings by start */
	public function find(string $term, string $userId): array {
		$words = preg_split('/\s+/u', mb_strtolower(mb_substr($term, 0, self::CHARACTERS)), -1, PREG_SPLIT_NO_EMPTY);
		return $words === false || $words === [] ? [] : [...$this->found($words, $userId), ...$this->booked($words, $userId)];
	}

	/**
	 * @param non-empty-list<string> $words
	 * @return list<Hit>
	 */
	private function found(array $words, string $userId): array {
		$labels = array_column($this->settings->find()->facilities, 'label', 'id');
		$hits = [];
		foreach ($this->ofAccount->findAll($userId) as $one) {
			$facilities = array_map(static fn (string $id): string => (string)($labels[$id] ?? $id), $one->room->facilities);
			if (self::has($words, [...self::names($one->room), ...$facilities])) {
				$hits[] = new Hit($one->room);
			}
		}
		return $hits;
	}

	/**
	 * @param non-empty-list<string> $words
	 * @return list<Hit> the first date of each
	 */
	private function booked(array $words, string $userId): array {
		$states = [BookingState::Accepted, BookingState::Pending];
		$now = $this->clock->now()->getTimestamp();
		$dates = $this->dates->findAllOfOwner($userId, null, $states, false, $now, Limits::OWN_BOOKINGS, 0);
		$rooms = $this->rooms->findAllAmong(array_map(static fn (RoomDate $one): string => $one->booking->roomId, $dates));
		$hits = [];
		foreach ($dates as $one) {
			$room = $rooms[$one->booking->roomId] ?? null;
			if ($room !== null && self::has($words, [$one->booking->summary, $room->name])) {
				$hits[$one->booking->id] ??= new Hit($room, $one);
			}
		}
		return array_values($hits);
	}

	/** @return list<string> */
	private static function names(Room $room): array {
		return [$room->name, $room->address->building, $room->floor, $room->roomNumber];
	}

	/**
	 * @param non-empty-list<string> $words
	 * @param list<string> $texts
	 */
	private static function has(array $words, array $texts): bool {
		$text = mb_strtolower(implode("\n", $texts));
		foreach ($words as $word) {
			if (!str_contains($text, $word)) {
				return false;
			}
		}
		return true;
	}
}
