<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\DAV\CalDAV\CalDavBackend;
use OCA\RoomsApp\Model\Scheduling\Owner;
use OCA\RoomsApp\Model\Scheduling\StoredEvent;
use OCP\Server;

/** Events in people's calendars. Nobody is invited to what is written here. The class behind it is private to Nextcloud. */
class EventStore {
	/** How many objects are read at once. */
	private const PIECE = 100;

	/** What an account has under a UID outside of the trash. */
	public function findOrNull(string $account, string $uid): ?StoredEvent {
		$principal = Owner::principal($account);
		$path = $this->backend()->getCalendarObjectByUID($principal, $uid);
		[$calendar, $uri] = is_string($path) ? explode('/', $path, 2) + ['', ''] : ['', ''];
		$id = $calendar === '' ? null : $this->backend()->getCalendarByUri($principal, $calendar)['id'] ?? null;
		$object = is_numeric($id) ? $this->backend()->getCalendarObject((int)$id, $uri) : null;
		return $object === null || !is_numeric($id) ? null : self::event((int)$id, $object);
	}

	public function update(StoredEvent $event, string $text): void {
		$this->backend()->updateCalendarObject($event->calendarId, $event->uri, $text);
	}

	/** @return \Generator<int, StoredEvent> everything in a calendar but its trash */
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
	 * @param array<string, mixed> $object as the backend and its events tell it
	 * @return ?StoredEvent null for what is no text
	 */
	public static function event(int $calendarId, array $object): ?StoredEvent {
		[$uri, $uid, $text] = [$object['uri'] ?? null, $object['uid'] ?? null, $object['calendardata'] ?? null];
		$text = is_resource($text) ? stream_get_contents($text) : $text;
		return is_string($uri) && is_string($text) ? new StoredEvent($calendarId, $uri, $text, is_string($uid) ? $uid : null) : null;
	}

	private function backend(): CalDavBackend {
		return Server::get(CalDavBackend::class);
	}
}
