<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars;

use Host\Database\Database;
use OCP\Calendar\Events\CalendarObjectCreatedEvent;
use OCP\Calendar\Events\CalendarObjectDeletedEvent;
use OCP\Calendar\Events\CalendarObjectUpdatedEvent;
use OCP\EventDispatcher\IEventDispatcher;
use Psr\Log\LoggerInterface;
use Sabre\DAV\Exception\BadRequest;
use Sabre\VObject\InvalidDataException;
use Sabre\VObject\ParseException;
use Sabre\VObject\Recur\MaxInstancesExceededException;

/**
 * What is in calendars. Listeners hear of a change before it is there to stay: one that fails undoes it.
 *
 * @phpstan-import-type Row from CalendarObject
 */
final class Objects {
	/** How something has changed, as it is remembered. */
	public const ADDED = 1;
	public const CHANGED = 2;
	public const DELETED = 3;

	public function __construct(
		private readonly Database $database,
		private readonly Calendars $calendars,
		private readonly IEventDispatcher $events,
		private readonly LoggerInterface $logger,
	) {
	}

	/** @return list<CalendarObject> */
	public function of(int $calendar): array {
		return $this->selected('calendarid = ?', [$calendar]);
	}

	public function find(int $calendar, string $uri): ?CalendarObject {
		return $this->selected('calendarid = ? AND uri = ?', [$calendar, $uri])[0] ?? null;
	}

	/**
	 * @param list<string> $uris
	 * @return list<CalendarObject> those that are there
	 */
	public function several(int $calendar, array $uris): array {
		$names = json_encode($uris, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE);
		return $this->selected('calendarid = ? AND uri IN (SELECT value FROM json_each(?))', [$calendar, $names]);
	}

	/** @return list<CalendarObject> */
	public function query(int $calendar, ObjectFilter $filter): array {
		return array_values(array_filter(
			$this->between($calendar, $filter->component(), ...$filter->span()),
			fn (CalendarObject $object): bool => $this->matches($object, $filter),
		));
	}

	/** What cannot be understood is no match. */
	public function matches(CalendarObject $object, ObjectFilter $filter): bool {
		try {
			$read = Parts::read($object->text);
			$isMatch = Parts::patiently(static fn (): bool => $filter->matches($read));
			$read->destroy();
			return $isMatch;
		} catch (ParseException|InvalidDataException|MaxInstancesExceededException $failure) {
			$this->logger->warning("{$object->uri} is left out: {$failure->getMessage()}", ['app' => 'dav', 'exception' => $failure]);
			return false;
		}
	}

	/** @return list<CalendarObject> of one kind, with a date that begins before the end and ends after the start */
	public function between(int $calendar, ?string $component, ?int $start, ?int $end): array {
		return $this->selected(
			'calendarid = ? AND (? IS NULL OR componenttype = ?) AND (? IS NULL OR lastoccurence > ?) AND (? IS NULL OR firstoccurence < ?)',
			[$calendar, $component, $component, $start, $start, $end, $end],
		);
	}

	/** @return ?string the object's address below its principal's calendars */
	public function byUid(string $principal, string $uid, ?string $calendar = null): ?string {
		$found = $this->database->value(
			"SELECT c.uri || '/' || o.uri FROM oc_calendarobjects o JOIN oc_calendars c ON c.id = o.calendarid "
				. 'WHERE c.principaluri = ? AND o.uid = ? AND (? IS NULL OR c.uri = ?)',
			[$principal, $uid, $calendar, $calendar],
		);
		return is_string($found) ? $found : null;
	}

	/** @return string its etag */
	public function create(int $calendar, string $uri, string $text): string {
		$facts = ObjectFacts::of($text);
		return $this->database->atomic(function () use ($calendar, $uri, $text, $facts): string {
			if ($this->selected('calendarid = ? AND uid = ?', [$calendar, $facts['uid']]) !== []) {
				throw new BadRequest('Calendar object with uid already exists in this calendar collection.');
			}
			$values = $facts + ['calendarid' => $calendar, 'uri' => $uri, 'calendardata' => $text, 'lastmodified' => time()];
			$this->database->insert('oc_calendarobjects', $values);
			return $this->tell($calendar, $uri, self::ADDED, CalendarObjectCreatedEvent::class);
		});
	}

	/** @return string its etag */
	public function change(int $calendar, string $uri, string $text): string {
		$facts = ObjectFacts::of($text);
		return $this->database->atomic(function () use ($calendar, $uri, $text, $facts): string {
			$values = $facts + ['calendardata' => $text, 'lastmodified' => time()];
			$this->database->run(
				'UPDATE oc_calendarobjects SET ' . implode(' = ?, ', array_keys($values)) . ' = ? WHERE calendarid = ? AND uri = ?',
				[...array_values($values), $calendar, $uri],
			);
			return $this->tell($calendar, $uri, self::CHANGED, CalendarObjectUpdatedEvent::class);
		});
	}

	/** Nothing happens where nothing is. */
	public function delete(int $calendar, string $uri): void {
		$this->database->atomic(function () use ($calendar, $uri): void {
			$object = $this->find($calendar, $uri);
			if ($object !== null) {
				$this->database->run('DELETE FROM oc_calendarobjects WHERE calendarid = ? AND uri = ?', [$calendar, $uri]);
				$this->events->dispatchTyped(new CalendarObjectDeletedEvent($calendar, $this->owner($calendar), [], $object->data()));
				$this->calendars->log($calendar, $uri, self::DELETED);
			}
		});
	}

	/**
	 * What has changed since a client asked last; of several changes of an object the one with the highest number counts.
	 *
	 * @param ?int $since null for everything
	 * @return array<string, int> how it has changed, by the object's address
	 */
	public function changes(int $calendar, ?int $since, ?int $limit): array {
		$sql = $since === null
			? 'SELECT uri, ' . self::ADDED . ' AS operation FROM oc_calendarobjects WHERE calendarid = ? LIMIT ?'
			: 'SELECT uri, max(operation) AS operation FROM oc_calendarchanges WHERE calendarid = ? AND synctoken >= ? GROUP BY uri LIMIT ?';
		/** @var list<array{uri: string, operation: int}> $rows */
		$rows = $this->database->rows($sql, [$calendar, ...($since === null ? [] : [$since]), $limit ?? -1]);
		return array_column($rows, 'operation', 'uri');
	}

	/**
	 * @param list<scalar|null> $values
	 * @return list<CalendarObject>
	 */
	private function selected(string $where, array $values): array {
		/** @var list<Row> $rows */
		$rows = $this->database->rows("SELECT * FROM oc_calendarobjects WHERE $where", $values);
		return array_map(static fn (array $row): CalendarObject => new CalendarObject($row), $rows);
	}

	/**
	 * @param class-string<CalendarObjectCreatedEvent>|class-string<CalendarObjectUpdatedEvent> $event
	 * @return string the object's etag
	 */
	private function tell(int $calendar, string $uri, int $operation, string $event): string {
		$object = $this->find($calendar, $uri) ?? throw new \InvalidArgumentException("Calendarobject does not exists: $uri");
		$this->calendars->log($calendar, $uri, $operation);
		$this->events->dispatchTyped(new $event($calendar, $this->owner($calendar), [], $object->data()));
		return $object->etag();
	}

	/** @return array<string, mixed> */
	private function owner(int $calendar): array {
		return $this->calendars->byId($calendar)?->data() ?? throw new \InvalidArgumentException("There is no calendar $calendar");
	}
}
