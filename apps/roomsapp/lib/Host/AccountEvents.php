<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\DAV\CalDAV\CalDavBackend;
use OCA\RoomsApp\Shared\Db\Deadlock;
use OCP\IDBConnection;
use OCP\Server;

/**
 * Events in the calendars of accounts, found by their UID. Nobody is invited to what is written here. The class behind it is private to
 * Nextcloud and is fetched only when it is needed.
 */
class AccountEvents {
	private const PRINCIPALS = 'principals/users/';

	/** @return list<StoredEvent> an account may have a UID once in each of its calendars */
	public function findAll(string $userId, string $uid): array {
		$principal = self::PRINCIPALS . $userId;
		if ($userId === '' || $uid === '' || $this->backend()->getCalendarObjectByUID($principal, $uid) === null) {
			return [];
		}
		$found = [];
		foreach ($this->backend()->getCalendarsForUser($principal) as $calendar) {
			['id' => $id, 'uri' => $name, 'principaluri' => $owner] = $calendar + ['id' => null, 'uri' => null, 'principaluri' => null];
			$path = $owner === $principal && is_string($name) && is_numeric($id)
				? $this->backend()->getCalendarObjectByUID($principal, $uid, $name)
				: null;
			$event = $path === null || !is_numeric($id) ? null : $this->findOrNull((int)$id, substr($path, (int)strpos($path, '/') + 1));
			if ($event !== null) {
				$found[] = $event;
			}
		}
		return $found;
	}

	/**
	 * Replaces what was read. Like a client that sends the version on which its change is based, it leaves what somebody else changed
	 * in the meantime.
	 *
	 * @return bool false when it is no longer what was read
	 */
	public function replace(StoredEvent $event, string $text): bool {
		if ($this->findOrNull($event->calendarId, $event->uri)?->etag !== $event->etag) {
			return false;
		}
		$write = fn () => $this->backend()->updateCalendarObject($event->calendarId, $event->uri, $text);
		Deadlock::outlast(Server::get(IDBConnection::class), $write);
		return true;
	}

	private function findOrNull(int $calendarId, string $uri): ?StoredEvent {
		$object = $this->backend()->getCalendarObject($calendarId, $uri);
		$text = $object['calendardata'] ?? null;
		$etag = $object['etag'] ?? null;
		return is_string($text) && is_string($etag) ? new StoredEvent($calendarId, $uri, $etag, $text) : null;
	}

	private function backend(): CalDavBackend {
		return Server::get(CalDavBackend::class);
	}
}
