<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\DAV\CalDAV\CalDavBackend;
use OCA\RoomsApp\Model\Scheduling\Owner;
use OCA\RoomsApp\Model\Scheduling\StoredEvent;
use OCA\RoomsApp\Shared\Db\Deadlock;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;
use OCP\Server;

/**
 * Events in the calendars of accounts, outside of the trash. Nobody is invited to what is written here. The class behind it is private to
 * Nextcloud and is fetched only when it is needed.
 */
class AccountEvents {
	/** How many objects are read at once. */
	private const PIECE = 100;

	/** One of `findAll`, with fewer queries. */
	public function findOrNull(string $account, string $uid): ?StoredEvent {
		$principal = Owner::principal($account);
		$path = $account === '' || $uid === '' ? null : $this->backend()->getCalendarObjectByUID($principal, $uid);
		[$calendar, $uri] = is_string($path) ? explode('/', $path, 2) + ['', ''] : ['', ''];
		$id = $calendar === '' ? null : $this->backend()->getCalendarByUri($principal, $calendar)['id'] ?? null;
		return is_numeric($id) ? $this->readOrNull((int)$id, $uri, $uid) : null;
	}

	/** @return list<StoredEvent> an account may have a UID once in each of its calendars */
	public function findAll(string $account, string $uid): array {
		$principal = Owner::principal($account);
		if ($account === '' || $uid === '' || $this->backend()->getCalendarObjectByUID($principal, $uid) === null) {
			return [];
		}
		$found = [];
		foreach ($this->backend()->getCalendarsForUser($principal) as $calendar) {
			['id' => $id, 'uri' => $name, 'principaluri' => $owner] = $calendar + ['id' => null, 'uri' => null, 'principaluri' => null];
			$path = $owner === $principal && is_string($name) && is_numeric($id)
				? $this->backend()->getCalendarObjectByUID($principal, $uid, $name)
				: null;
			if ($path !== null && is_numeric($id)) {
				$found[] = $this->readOrNull((int)$id, substr($path, (int)strpos($path, '/') + 1), $uid);
			}
		}
		return array_values(array_filter($found));
	}

	/** @return \Generator<int, StoredEvent> everything in a calendar */
	public function all(int $calendarId): \Generator {
		$uris = array_column($this->backend()->getCalendarObjects($calendarId), 'uri');
		foreach (array_chunk(array_values(array_filter($uris, is_string(...))), self::PIECE) as $piece) {
			foreach ($this->backend()->getMultipleCalendarObjects($calendarId, $piece) as $object) {
				$event = self::event($calendarId, $object);
				if ($event !== null) {
					yield $event;
				}
			}
		}
	}

	/**
	 * Takes a calendar before its rooms, in the transaction of a deletion. Nextcloud has it already when it tells of an event that was
	 * written, but takes it only afterwards when one was deleted: two requests of one account would wait for each other.
	 */
	public function lock(int $calendarId): void {
		$query = Server::get(IDBConnection::class)->getQueryBuilder();
		$query->update('calendars')
			->set('synctoken', 'synctoken')
			->where($query->expr()->eq('id', $query->createNamedParameter($calendarId, IQueryBuilder::PARAM_INT)))
			->executeStatement();
	}

	/** While the event is being written: nobody else changes it in the meantime. */
	public function update(StoredEvent $event, string $text): void {
		$this->backend()->updateCalendarObject($event->calendarId, $event->uri, $text);
	}

	/**
	 * Replaces what was read. Like a client that sends the version on which its change is based, it leaves what somebody else changed
	 * in the meantime.
	 *
	 * @return bool false when it is no longer what was read
	 */
	public function replace(StoredEvent $event, string $text): bool {
		if ($this->readOrNull($event->calendarId, $event->uri, '')?->text !== $event->text) {
			return false;
		}
		$write = fn () => $this->backend()->updateCalendarObject($event->calendarId, $event->uri, $text);
		Deadlock::outlast(Server::get(IDBConnection::class), $write);
		return true;
	}

	/**
	 * @param array<string, mixed> $object as the backend and its events tell it
	 * @return ?StoredEvent null for what is no text
	 */
	public static function event(int $calendarId, array $object): ?StoredEvent {
		[$uri, $uid, $text] = [$object['uri'] ?? null, $object['uid'] ?? null, $object['calendardata'] ?? null];
		if (is_resource($text)) {
			// PostgreSQL answers with a stream, which others who hear of the same event read to its end as well.
			$stream = $text;
			$text = stream_get_contents($stream, offset: 0);
			rewind($stream);
		}
		$uid = is_string($uid) ? $uid : null;
		return is_string($uri) && is_string($text) ? new StoredEvent($calendarId, $uri, $text, $uid) : null;
	}

	/** As it is now: one that is read alone comes from a cache of the request (docs/host-facts.md, "An event leaves or comes back"). */
	private function readOrNull(int $calendarId, string $uri, string $uid): ?StoredEvent {
		$objects = $this->backend()->getMultipleCalendarObjects($calendarId, [$uri]);
		return $objects === [] ? null : self::event($calendarId, [...$objects[0], 'uid' => $uid]);
	}

	private function backend(): CalDavBackend {
		return Server::get(CalDavBackend::class);
	}
}
