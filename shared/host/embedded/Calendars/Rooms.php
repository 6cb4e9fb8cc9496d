<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars;

use Host\Accounts\Groups\Groups;
use Host\AppFramework\Apps\AppManager;
use Host\Database\Database;
use OCP\Calendar\BackendTemporarilyUnavailableException;
use OCP\Calendar\IMetadataProvider;
use OCP\Calendar\Room\IBackend;
use OCP\Calendar\Room\IManager;
use OCP\Calendar\Room\IRoom;
use OCP\Calendar\Room\IRoomMetadata;

/**
 * The rooms of apps: what they said of them is kept, so that clients find them without asking the apps. Restricted to groups is who can
 * search for a room and invite it, not who can read what it is.
 *
 * @phpstan-type Room array{
 *     id: int, backend_id: string, resource_id: string, email: ?string, displayname: ?string, group_restrictions: string,
 * }
 */
final class Rooms implements IManager {
	public const PRINCIPALS = 'principals/calendar-rooms';
	/** The calendar of each room. */
	public const CALENDAR = 'calendar';
	private const CALENDAR_NAME = 'Calendar';
	private const WITH_FACT = 'SELECT r.* FROM oc_calendar_rooms r JOIN oc_calendar_rooms_md m ON m.room_id = r.id WHERE m.key = ? '
		. 'AND ';
	private const EMAIL = '{http://sabredav.org/ns}email-address';
	private const ADDRESSES = '{urn:ietf:params:xml:ns:caldav}calendar-user-address-set';
	private const NAME = '{DAV:}displayname';

	public function __construct(
		private readonly Database $database,
		private readonly Groups $groups,
		private readonly AppManager $apps,
		private readonly Calendars $calendars,
	) {
	}

	#[\Override]
	public function getBackends(): array {
		return array_column($this->apps->roomBackends(), 1);
	}

	/** An app that cannot say right now what rooms it has, or what one is like, changes nothing. */
	#[\Override]
	public function update(): void {
		foreach ($this->getBackends() as $backend) {
			try {
				$ids = $backend->listAllRooms();
			} catch (BackendTemporarilyUnavailableException) {
				continue;
			}
			$this->database->atomic(fn () => $this->compare($backend, $ids));
		}
	}

	/** @param list<string> $ids */
	private function compare(IBackend $backend, array $ids): void {
		$name = $backend->getBackendIdentifier();
		$known = array_column(
			$this->database->rows('SELECT resource_id, id FROM oc_calendar_rooms WHERE backend_id = ?', [$name]),
			'id',
			'resource_id',
		);
		foreach ($ids as $id) {
			try {
				$room = $backend->getRoom($id);
				$facts = $room === null ? null : self::facts($room);
			} catch (BackendTemporarilyUnavailableException) {
				continue;
			}
			if ($room === null || $facts === null) {
				throw new \UnexpectedValueException("The backend $name lists the room $id and does not have it");
			}
			$this->store($name, $id, $room, $facts);
			if (!isset($known[$id])) {
				$this->calendars->create(self::principal($name, $id), self::CALENDAR, ['displayname' => self::CALENDAR_NAME]);
			}
		}
		foreach (array_diff(array_map(strval(...), array_keys($known)), $ids) as $id) {
			$this->database->run('DELETE FROM oc_calendar_rooms WHERE backend_id = ? AND resource_id = ?', [$name, $id]);
			$this->calendars->deleteAll(self::principal($name, $id));
		}
	}

	/** @return array<string, ?string> by name of property */
	private static function facts(IRoom $room): array {
		$keys = $room instanceof IMetadataProvider ? $room->getAllAvailableMetadataKeys() : [];
		return array_combine($keys, array_map(static fn (string $key): ?string =>
			$room instanceof IMetadataProvider ? $room->getMetadataForKey($key) : null, $keys));
	}

	/** @param array<string, ?string> $facts */
	private function store(string $backend, string $id, IRoom $room, array $facts): void {
		$values = [
			$room->getEMail(), $room->getDisplayName(), json_encode($room->getGroupRestrictions(), JSON_THROW_ON_ERROR), $backend, $id,
		];
		$this->database->run(
			'INSERT INTO oc_calendar_rooms (email, displayname, group_restrictions, backend_id, resource_id) VALUES (?, ?, ?, ?, ?) '
				. 'ON CONFLICT (backend_id, resource_id) DO UPDATE SET email = excluded.email, displayname = excluded.displayname, '
				. 'group_restrictions = excluded.group_restrictions',
			$values,
		);
		/** @var int $row */
		$row = $this->database->value('SELECT id FROM oc_calendar_rooms WHERE backend_id = ? AND resource_id = ?', [$backend, $id]);
		$this->database->run('DELETE FROM oc_calendar_rooms_md WHERE room_id = ?', [$row]);
		foreach ($facts as $key => $value) {
			$this->database->run('INSERT INTO oc_calendar_rooms_md (room_id, key, value) VALUES (?, ?, ?)', [$row, $key, $value]);
		}
	}

	public static function principal(string $backend, string $id): string {
		return self::PRINCIPALS . "/$backend-$id";
	}

	/** @return list<string> names of all principals */
	public function names(): array {
		return $this->named('SELECT * FROM oc_calendar_rooms ORDER BY id', []);
	}

	/** @return array<string, string>|null properties of the principal of this name */
	public function find(string $name): ?array {
		[$backend, $id] = [...explode('-', $name, 2), ''];
		/** @var ?Room $row */
		$row = $this->database->row('SELECT * FROM oc_calendar_rooms WHERE backend_id = ? AND resource_id = ?', [$backend, $id]);
		return $row === null ? null : [
			self::NAME => (string)$row['displayname'],
			self::EMAIL => (string)$row['email'],
			'{urn:ietf:params:xml:ns:caldav}calendar-user-type' => 'ROOM',
			...$this->metadata($row['id']),
		];
	}

	/** @return ?string name of the principal with this address, which the person may invite */
	public function byAddress(string $user, string $email): ?string {
		return $this->allowed($user, 'email = ?', [$email])[0] ?? null;
	}

	/** @return list<string> names of principals, by a part of a property; as on the server facts are searched by everybody */
	public function search(string $user, string $property, string $value): array {
		$likes = static fn (string $text): string => '%' . addcslashes(mb_strtolower($text), '\\%_') . '%';
		$parts = $property === IRoomMetadata::FEATURES ? explode(',', $value) : [$value];
		return match ($property) {
			self::EMAIL, self::ADDRESSES => $this->allowed($user, "lower(email) LIKE ? ESCAPE '\\'", [$likes($value)]),
			self::NAME => $this->allowed($user, "lower(displayname) LIKE ? ESCAPE '\\'", [$likes($value)]),
			// numbers are compared as texts
			IRoomMetadata::CAPACITY => $this->named(self::WITH_FACT . 'm.value >= ? ORDER BY r.id', [$property, $value]),
			default => $this->named(
				self::WITH_FACT . implode(' AND ', array_fill(0, count($parts), "lower(m.value) LIKE ? ESCAPE '\\'")) . ' ORDER BY r.id',
				[$property, ...array_map($likes, $parts)],
			),
		};
	}

	/**
	 * @param list<string> $values
	 * @return list<string>
	 */
	private function named(string $sql, array $values): array {
		/** @var list<Room> $rows */
		$rows = $this->database->rows($sql, $values);
		return array_map(self::name(...), $rows);
	}

	/**
	 * @param list<string> $values
	 * @return list<string>
	 */
	private function allowed(string $user, string $where, array $values): array {
		/** @var list<Room> $rows */
		$rows = $this->database->rows("SELECT * FROM oc_calendar_rooms WHERE $where ORDER BY id", $values);
		$groups = $this->groups->ids($user);
		return array_values(array_map(self::name(...), array_filter($rows, static function (array $row) use ($groups): bool {
			$only = json_decode($row['group_restrictions'], true, flags: JSON_THROW_ON_ERROR);
			return $only === [] || (is_array($only) && array_intersect(array_filter($only, is_string(...)), $groups) !== []);
		})));
	}

	/** @param Room $row */
	private static function name(array $row): string {
		return "{$row['backend_id']}-{$row['resource_id']}";
	}

	/** @return array<string, string> */
	private function metadata(int $id): array {
		/** @var array<string, string> $facts */
		$facts = array_column(
			$this->database->rows('SELECT key, value FROM oc_calendar_rooms_md WHERE room_id = ? AND value IS NOT NULL', [$id]),
			'value',
			'key',
		);
		return $facts;
	}
}
