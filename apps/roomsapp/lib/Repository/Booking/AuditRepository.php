<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Booking;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\ActorKind;
use OCA\RoomsApp\Model\Booking\AuditEntry;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Who did what to bookings, when and why. */
class AuditRepository {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'roomsapp_audit');
	}

	public function save(AuditEntry $entry): void {
		$this->rows->add([
			'room_id' => $entry->roomId,
			'booking_id' => $entry->bookingId,
			'uid_hash' => $entry->uidHash,
			'event' => $entry->event->value,
			'actor' => $entry->actor->id,
			'actor_kind' => $entry->actor->kind->value,
			'at' => $entry->at,
			'details' => $entry->details === [] ? null : json_encode($entry->details, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE),
		]);
	}

	/** @return list<AuditEntry> of a booking, oldest first */
	public function findAll(int $bookingId): array {
		$query = Rows::named($this->rows->select(), ['booking_id' => $bookingId])->orderBy('at')->addOrderBy('id');
		return array_map(self::entry(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/**
	 * What managers declined of some bookings.
	 *
	 * @param list<int> $bookingIds
	 * @return list<AuditEntry> oldest first
	 */
	public function findAllDeclined(array $bookingIds): array {
		$found = [];
		foreach (array_chunk($bookingIds, Rows::CHUNK) as $chunk) {
			$query = Rows::among(Rows::named($this->rows->select(), ['event' => BookingEvent::Declined->value]), 'booking_id', $chunk);
			$rows = $query->orderBy('at')->addOrderBy('id')->executeQuery()->fetchAllAssociative();
			$found = [...$found, ...array_map(self::entry(...), array_values($rows))];
		}
		return $found;
	}

	/** Names the latest thing that happened to a booking; 0 when nothing did. */
	public function findLatestId(int $bookingId): int {
		$query = Rows::named($this->rows->select(['id']), ['booking_id' => $bookingId])->orderBy('id', 'DESC')->setMaxResults(1);
		return (int)StoredValues::row($query->executeQuery()->fetchAssociative())->numberOrNull('id');
	}

	/** @return list<AuditEntry> of a room, latest first, at most so many */
	public function findAllOfRoom(string $roomId, int $count): array {
		$query = Rows::named($this->rows->select(), ['room_id' => $roomId]);
		$query->orderBy('at', 'DESC')->addOrderBy('id', 'DESC')->setMaxResults($count);
		return array_map(self::entry(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/** @param array<string, mixed> $stored */
	private static function entry(array $stored): AuditEntry {
		$row = new StoredValues($stored);
		$details = json_decode($row->text('details', '{}'), true);
		return new AuditEntry(
			$row->text('room_id'),
			$row->numberOrNull('booking_id'),
			$row->text('uid_hash'),
			BookingEvent::tryFrom($row->text('event')) ?? throw new CorruptData('The stored value "event" cannot be read'),
			new Actor(
				ActorKind::tryFrom($row->text('actor_kind')) ?? throw new CorruptData('The stored value "actor_kind" cannot be read'),
				$row->text('actor'),
			),
			$row->number('at'),
			is_array($details) ? array_filter($details, is_string(...), ARRAY_FILTER_USE_KEY) : [],
		);
	}
}
