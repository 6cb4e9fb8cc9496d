<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Extsync;

use OCA\RoomsApp\Model\Extsync\EventLink;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Events of mailboxes and the dates that belong to them. Only who syncs a room changes its links. */
class EventLinkRepository {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'roomsapp_ext_links');
	}

	/** @return array<string, EventLink> by event */
	public function findAll(string $roomId): array {
		$links = [];
		foreach ($this->rows->findAll(['room_id' => $roomId]) as $row) {
			$link = self::link($row);
			$links[$link->eventId] = $link;
		}
		return $links;
	}

	/** @return list<EventLink> to events of other mailboxes, which few rooms have */
	public function findAllElsewhere(string $roomId, string $mailbox): array {
		$query = Rows::named($this->rows->select(), ['room_id' => $roomId]);
		$query->andWhere($query->expr()->neq('mailbox', Rows::parameter($query, $mailbox)));
		return array_map(self::link(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	public function save(string $roomId, EventLink $link): void {
		$key = ['room_id' => $roomId, 'event_hash' => self::hash($link->eventId)];
		$values = [
			'event_id' => $link->eventId,
			'mailbox' => $link->mailbox,
			'is_ours' => (int)$link->isOurs,
			'booking_id' => $link->bookingId,
			'recurrence_id' => $link->recurrenceId,
			'series_id' => $link->seriesId,
			'digest' => $link->digest,
			'start_at' => $link->start,
			'end_at' => $link->end,
		];
		$this->rows->save($key, $values);
	}

	public function delete(string $roomId, string $eventId): void {
		$this->rows->delete(['room_id' => $roomId, 'event_hash' => self::hash($eventId)]);
	}

	/** For a room that is deleted, or that has another mailbox or none. */
	public function deleteOfRoom(string $roomId): void {
		$this->rows->delete(['room_id' => $roomId]);
	}

	/** Ids of events may be longer than an index takes. */
	private static function hash(string $eventId): string {
		return hash('sha256', $eventId);
	}

	/** @param array<string, mixed> $row */
	private static function link(array $row): EventLink {
		$value = new StoredValues($row);
		return new EventLink(
			$value->text('mailbox'),
			$value->text('event_id'),
			$value->yes('is_ours', false),
			$value->numberOrNull('booking_id'),
			$value->text('recurrence_id', ''),
			$value->text('series_id', ''),
			$value->text('digest', ''),
			$value->number('start_at'),
			$value->number('end_at'),
		);
	}
}
