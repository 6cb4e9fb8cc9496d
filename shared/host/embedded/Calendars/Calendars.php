<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars;

use Host\Database\Database;
use OCA\DAV\Events\CalendarDeletedEvent;
use OCP\Calendar\Exceptions\CalendarException;
use OCP\EventDispatcher\IEventDispatcher;

/**
 * The calendars of people and rooms.
 *
 * @phpstan-import-type Row from Calendar
 */
final class Calendars {
	public const PERSONAL = 'personal';
	private const PERSONAL_COLOR = '#00679e';
	private const LONGEST = 255;

	public function __construct(
		private readonly Database $database,
		private readonly IEventDispatcher $events,
	) {
	}

	/** @return list<Calendar> */
	public function of(string $principal): array {
		return $this->selected('principaluri = ? ORDER BY calendarorder, id', [$principal]);
	}

	public function find(string $principal, string $uri): ?Calendar {
		return $this->selected('principaluri = ? AND uri = ?', [$principal, $uri])[0] ?? null;
	}

	public function byId(int $id): ?Calendar {
		return $this->selected('id = ?', [$id])[0] ?? null;
	}

	/**
	 * @param array<string, scalar|null> $values by column
	 * @return int its id
	 */
	public function create(string $principal, string $uri, array $values): int {
		if (strlen($uri) > self::LONGEST) {
			throw new CalendarException('URI too long. Calendar not created');
		}
		$values += ['principaluri' => $principal, 'uri' => $uri, 'displayname' => $uri, 'components' => Calendar::COMPONENTS];
		$this->database->insert('oc_calendars', $values);
		return $this->database->lastId();
	}

	/** The calendar that everyone has after the first login. */
	public function createPersonal(string $uid): void {
		$this->database->atomic(function () use ($uid): void {
			if ($this->of("principals/users/$uid") === []) {
				$values = ['displayname' => ucfirst(self::PERSONAL), 'calendarcolor' => self::PERSONAL_COLOR, 'components' => 'VEVENT'];
				$this->create("principals/users/$uid", self::PERSONAL, $values);
			}
		});
	}

	/** @param array<string, scalar|null> $values by column */
	public function change(int $id, array $values): void {
		$this->database->atomic(function () use ($id, $values): void {
			foreach ($values as $column => $value) {
				$this->database->run("UPDATE oc_calendars SET $column = ? WHERE id = ?", [$value, $id]);
			}
			$this->log($id, '', Objects::CHANGED);
		});
	}

	public function delete(int $id): void {
		$this->database->atomic(function () use ($id): void {
			$calendar = $this->byId($id);
			if ($calendar !== null) {
				$this->database->run('DELETE FROM oc_calendars WHERE id = ?', [$id]);
				$this->events->dispatchTyped(new CalendarDeletedEvent($id, $calendar->data(), []));
			}
		});
	}

	public function deleteAll(string $principal): void {
		foreach ($this->of($principal) as $calendar) {
			$this->delete($calendar->id);
		}
	}

	/** Remembers a change for clients that ask what has changed since they asked last. */
	public function log(int $id, string $object, int $operation): void {
		$this->database->run(
			'INSERT INTO oc_calendarchanges (uri, synctoken, calendarid, operation) SELECT ?, synctoken, id, ? FROM oc_calendars WHERE id = ?',
			[$object, $operation, $id],
		);
		$this->database->run('UPDATE oc_calendars SET synctoken = synctoken + 1 WHERE id = ?', [$id]);
	}

	/**
	 * @param list<scalar> $values
	 * @return list<Calendar>
	 */
	private function selected(string $where, array $values): array {
		/** @var list<Row> $rows */
		$rows = $this->database->rows("SELECT * FROM oc_calendars WHERE $where", $values);
		return array_map(static fn (array $row): Calendar => new Calendar($row), $rows);
	}
}
