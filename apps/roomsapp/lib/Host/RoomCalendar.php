<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\DAV\CalDAV\CalDavBackend;
use OCA\RoomsApp\AppInfo\Application;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Service\Room\RoomCatalog;
use OCA\RoomsApp\Shared\Db\Deadlock;
use OCP\IDBConnection;
use OCP\Server;
use Sabre\DAV\Exception\BadRequest;

/**
 * The calendars of rooms, which belong to their principals. Nextcloud makes and deletes them with the rooms; nobody is invited to what is
 * written here. The class behind it is private to Nextcloud and is fetched only when it is needed.
 */
class RoomCalendar {
	private const PRINCIPALS = 'principals/calendar-rooms/';

	public function __construct(
		private readonly RoomCatalog $catalog,
	) {
	}

	public function isAvailable(): bool {
		return class_exists(CalDavBackend::class);
	}

	/** The principal of a room, as calendars know their owner. */
	public static function principal(string $roomId): string {
		return self::PRINCIPALS . Application::APP_ID . "-$roomId";
	}

	/** @return ?string the iCalendar text, null when there is no such object */
	public function findOrNull(string $roomId, string $uri): ?string {
		$calendar = $this->calendarOrNull($roomId);
		$object = $calendar === null ? null : $this->backend()->getCalendarObject($calendar, $uri);
		$text = $object['calendardata'] ?? null;
		return is_string($text) ? $text : null;
	}

	/**
	 * With few queries, however many they are.
	 *
	 * @param list<string> $uris
	 * @return array<string, string> the iCalendar texts by name, of those that exist
	 */
	public function findAll(string $roomId, array $uris): array {
		$calendar = $uris === [] ? null : $this->calendarOrNull($roomId);
		$texts = [];
		foreach ($calendar === null ? [] : $this->backend()->getMultipleCalendarObjects($calendar, $uris) as $object) {
			['uri' => $uri, 'calendardata' => $text] = $object + ['uri' => null, 'calendardata' => null];
			if (is_string($uri) && is_string($text)) {
				$texts[$uri] = $text;
			}
		}
		return $texts;
	}

	/** @return list<string> of all objects */
	public function findAllNames(string $roomId): array {
		$calendar = $this->calendarOrNull($roomId);
		$objects = $calendar === null ? [] : $this->backend()->getCalendarObjects($calendar);
		return array_values(array_filter(array_column($objects, 'uri'), is_string(...)));
	}

	/**
	 * Adds an object or replaces it.
	 *
	 * @throws \RuntimeException when the room has no calendar
	 */
	public function write(string $roomId, string $uri, string $text): void {
		$calendar = $this->calendarOrNull($roomId)
			?? $this->restoredOrNull($roomId)
			?? throw new \RuntimeException("The room $roomId has no calendar");
		$isThere = $this->findOrNull($roomId, $uri) !== null;
		try {
			$this->save($calendar, $uri, $text, $isThere);
		} catch (BadRequest $taken) {
			// Somebody else wrote the same object in the meantime.
			if ($isThere || $this->findOrNull($roomId, $uri) === null) {
				throw $taken;
			}
			$this->save($calendar, $uri, $text, true);
		}
	}

	/** For good: what is in Nextcloud's trash bin would keep its UID from being used again. */
	public function delete(string $roomId, string $uri): void {
		$calendar = $this->calendarOrNull($roomId);
		if ($calendar !== null) {
			self::outlast(fn () => $this->backend()->deleteCalendarObject($calendar, $uri, CalDavBackend::CALENDAR_TYPE_CALENDAR, true));
		}
	}

	private function save(int $calendar, string $uri, string $text, bool $isThere): void {
		self::outlast(fn () => $isThere
			? $this->backend()->updateCalendarObject($calendar, $uri, $text)
			: $this->backend()->createCalendarObject($calendar, $uri, $text));
	}

	/**
	 * Nextcloud's calendars read before they write, so that SQLite refuses them when somebody else writes in between
	 * (docs/host-facts.md, "Transactions").
	 *
	 * @param callable(): mixed $write
	 */
	private static function outlast(callable $write): void {
		Deadlock::outlast(Server::get(IDBConnection::class), $write);
	}

	/**
	 * Nextcloud deletes the calendar of a room that was added while it compared its list of rooms with ours, and makes it again when it
	 * reads the list anew (docs/host-facts.md, "Rooms").
	 */
	private function restoredOrNull(string $roomId): ?int {
		$this->catalog->changed();
		return $this->calendarOrNull($roomId);
	}

	private function calendarOrNull(string $roomId): ?int {
		$id = $this->backend()->getCalendarByUri(self::principal($roomId), Room::CALENDAR)['id'] ?? null;
		return is_numeric($id) ? (int)$id : null;
	}

	private function backend(): CalDavBackend {
		return Server::get(CalDavBackend::class);
	}
}
