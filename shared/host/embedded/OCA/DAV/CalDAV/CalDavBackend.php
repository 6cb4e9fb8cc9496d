<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\DAV\CalDAV;

use Host\Calendars\Calendar;
use Host\Calendars\CalendarObject;
use Host\Calendars\Calendars;
use Host\Calendars\ObjectFilter;
use Host\Calendars\Objects;
use OCP\IUserManager;
use Sabre\DAV\Exception;

/**
 * What is in calendars, for apps. Nobody is invited to what is written here.
 *
 * @phpstan-import-type Filter from ObjectFilter
 * @phpstan-type Data array<string, mixed>
 */
class CalDavBackend {
	public const CALENDAR_TYPE_CALENDAR = 0;
	/** @var array<string, Data> objects that were read alone, until the next write of this request */
	private array $cachedObjects = [];

	public function __construct(
		private readonly Calendars $calendars,
		private readonly Objects $objects,
		private readonly IUserManager $users,
	) {
	}

	/**
	 * @param string $principalUri
	 * @return list<Data>
	 */
	public function getCalendarsForUser($principalUri) {
		[$uid, $in] = array_map(strrev(...), explode('/', strrev($principalUri), 2)) + ['', ''];
		if ($in === 'principals/users' && !$this->users->userExists($uid)) {
			throw new Exception('Principal not found');
		}
		return array_map(static fn (Calendar $one): array => $one->data(), $this->calendars->of($principalUri));
	}

	/**
	 * @param string $principal
	 * @param string $uri
	 * @return ?Data
	 */
	public function getCalendarByUri($principal, $uri) {
		return $this->calendars->find($principal, $uri)?->data();
	}

	/** @return ?Data */
	public function getCalendarById(int $calendarId): ?array {
		return $this->calendars->byId($calendarId)?->data();
	}

	/**
	 * @param string $principalUri
	 * @param string $calendarUri
	 * @param array<string, scalar|null> $properties
	 * @return int
	 */
	public function createCalendar($principalUri, $calendarUri, array $properties) {
		$values = isset($properties['components']) ? ['components' => $properties['components']] : [];
		foreach (Calendar::COLUMNS as $name => $column) {
			$values += isset($properties[$name]) ? [$column => $properties[$name]] : [];
		}
		return $this->calendars->create($principalUri, $calendarUri, $values);
	}

	/**
	 * @param int $calendarId
	 * @return void
	 */
	public function deleteCalendar($calendarId, bool $forceDeletePermanently = false) {
		$this->cachedObjects = [];
		$this->calendars->delete($calendarId);
	}

	/**
	 * @param int $calendarId
	 * @param int $calendarType
	 * @return list<Data> without the texts
	 */
	public function getCalendarObjects($calendarId, $calendarType = self::CALENDAR_TYPE_CALENDAR): array {
		return array_map(static fn (CalendarObject $one): array => $one->facts(), $this->objects->of($calendarId));
	}

	/**
	 * @param int $calendarId
	 * @param string $objectUri
	 * @return ?Data
	 */
	public function getCalendarObject($calendarId, $objectUri, int $calendarType = self::CALENDAR_TYPE_CALENDAR) {
		$object = $this->cachedObjects["$calendarId::$objectUri"] ?? $this->objects->find($calendarId, $objectUri)?->data();
		if ($object !== null) {
			$this->cachedObjects["$calendarId::$objectUri"] = $object;
		}
		return $object;
	}

	/**
	 * @param int $calendarId
	 * @param list<string> $uris
	 * @param int $calendarType
	 * @return list<Data>
	 */
	public function getMultipleCalendarObjects($calendarId, array $uris, $calendarType = self::CALENDAR_TYPE_CALENDAR): array {
		return array_map(
			static fn (CalendarObject $one): array => array_diff_key($one->data(), ['uid' => true]),
			$this->objects->several($calendarId, $uris),
		);
	}

	/**
	 * @param int $calendarId
	 * @param string $objectUri
	 * @param string $calendarData
	 * @param int $calendarType
	 * @return string its etag
	 */
	public function createCalendarObject($calendarId, $objectUri, $calendarData, $calendarType = self::CALENDAR_TYPE_CALENDAR) {
		$this->cachedObjects = [];
		return $this->objects->create($calendarId, $objectUri, $calendarData);
	}

	/**
	 * @param int $calendarId
	 * @param string $objectUri
	 * @param string $calendarData
	 * @param int $calendarType
	 * @return string its etag
	 */
	public function updateCalendarObject($calendarId, $objectUri, $calendarData, $calendarType = self::CALENDAR_TYPE_CALENDAR) {
		$this->cachedObjects = [];
		return $this->objects->change($calendarId, $objectUri, $calendarData);
	}

	/**
	 * @param int $calendarId
	 * @param string $objectUri
	 * @param int $calendarType
	 * @return void
	 */
	public function deleteCalendarObject(
		$calendarId,
		$objectUri,
		$calendarType = self::CALENDAR_TYPE_CALENDAR,
		bool $forceDeletePermanently = false,
	) {
		$this->cachedObjects = [];
		$this->objects->delete($calendarId, $objectUri);
	}

	/**
	 * @param int $calendarId
	 * @param Filter $filters
	 * @param int $calendarType
	 * @return list<string> addresses of objects
	 */
	public function calendarQuery($calendarId, array $filters, $calendarType = self::CALENDAR_TYPE_CALENDAR): array {
		$found = $this->objects->query($calendarId, new ObjectFilter($filters));
		return array_map(static fn (CalendarObject $one): string => $one->uri, $found);
	}

	/**
	 * @param string $principalUri
	 * @param string $uid
	 * @param ?string $calendarUri only in this calendar
	 * @return ?string address of the object, below the principal's calendars
	 */
	public function getCalendarObjectByUID($principalUri, $uid, $calendarUri = null) {
		return $this->objects->byUid($principalUri, $uid, $calendarUri);
	}
}
