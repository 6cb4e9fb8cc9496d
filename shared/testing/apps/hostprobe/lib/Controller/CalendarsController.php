<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\DAV\CalDAV\CalDavBackend;
use OCA\HostProbe\AppInfo\Application;
use OCA\HostProbe\Attempt;
use OCA\HostProbe\Calendar\ProbeRooms;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\Calendar\Room\IBackend;
use OCP\Calendar\Room\IManager;
use OCP\IAppConfig;
use OCP\IRequest;

/**
 * Reads and writes calendars, and describes rooms.
 *
 * @phpstan-import-type Filter from CalDavBackend
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, mixed, array{}>
 */
final class CalendarsController extends Controller {
	private const CALENDAR_FACTS = [
		'uri', 'principaluri', '{DAV:}displayname', '{http://apple.com/ns/ical/}calendar-color',
		'{http://apple.com/ns/ical/}calendar-order', '{urn:ietf:params:xml:ns:caldav}calendar-description',
		'{http://calendarserver.org/ns/}getctag', '{http://sabredav.org/ns}sync-token',
	];
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly CalDavBackend $backend,
		private readonly IManager $rooms,
		private readonly IAppConfig $config,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * @param list<list<string>> $steps each a name and its arguments
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/calendars')]
	public function play(string $principal, string $calendar, array $steps): JSONResponse {
		return new JSONResponse(array_map(fn (array $step): array => [
			'step' => $step,
			'result' => Attempt::of(fn (): mixed => $this->step($principal, $calendar, ...$step)),
		], $steps));
	}

	/**
	 * @param list<array<string, mixed>> $rooms
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'PUT', url: '/rooms')]
	public function describe(array $rooms, string $broken = ''): JSONResponse {
		$this->config->setValueArray(Application::APP_ID, ProbeRooms::KEY, $rooms);
		$this->config->setValueString(Application::APP_ID, ProbeRooms::BROKEN, $broken);
		return new JSONResponse([
			'updated' => Attempt::of(fn () => $this->rooms->update()),
			'backends' => array_map(static fn (IBackend $one): string => $one->getBackendIdentifier(), $this->rooms->getBackends()),
		]);
	}

	private function step(string $principal, string $uri, string $name, string $one = '', string $other = ''): mixed {
		if ($name === 'calendars') {
			return array_map(self::calendar(...), $this->backend->getCalendarsForUser($principal));
		}
		if ($name === 'create') {
			$properties = ['{DAV:}displayname' => $one, '{http://apple.com/ns/ical/}calendar-color' => $other];
			return $this->backend->createCalendar($principal, $uri, array_diff($properties, [''])) > 0;
		}
		$found = $this->backend->getCalendarByUri($principal, $uri);
		$id = $found !== null && is_numeric($found['id'] ?? null) ? (int)$found['id'] : 0;
		return match ($name) {
			'calendar' => $found === null ? null : self::calendar($found),
			'byId' => self::calendar($this->backend->getCalendarById($id) ?? []),
			'delete' => $this->backend->deleteCalendar($id, true),
			'objects' => array_map(self::object(...), $this->backend->getCalendarObjects($id)),
			'object' => self::object($this->backend->getCalendarObject($id, $one) ?? []),
			'texts' => $this->texts($id, $one),
			'several' => array_map(self::object(...), $this->backend->getMultipleCalendarObjects($id, explode(' ', $one))),
			'put' => $this->backend->createCalendarObject($id, $one, $other),
			'change' => $this->backend->updateCalendarObject($id, $one, $other),
			'remove' => $this->backend->deleteCalendarObject($id, $one, CalDavBackend::CALENDAR_TYPE_CALENDAR, true),
			'uid' => [
				$this->backend->getCalendarObjectByUID($principal, $one),
				$this->backend->getCalendarObjectByUID($principal, $one, $other),
			],
			'query' => $this->backend->calendarQuery($id, self::events($one, $other)),
			default => throw new \InvalidArgumentException("What is $name?"),
		};
	}

	/** @return array<array-key, mixed> of the objects with a UID, by address */
	private function texts(int $calendar, string $uid): array {
		$uris = array_column($this->backend->getCalendarObjects($calendar), 'uri');
		$objects = $this->backend->getMultipleCalendarObjects($calendar, array_values(array_filter($uris, is_string(...))));
		$texts = array_column($objects, 'calendardata', 'uri');
		return array_filter($texts, static fn (mixed $text): bool => is_string($text) && str_contains($text, "UID:$uid\r\n"));
	}

	/** @return Filter of all objects, or of the events between two times */
	private static function events(string $from, string $until): array {
		$events = [
			'name' => 'VEVENT', 'is-not-defined' => false, 'comp-filters' => [], 'prop-filters' => [],
			'time-range' => ['start' => new \DateTimeImmutable($from), 'end' => new \DateTimeImmutable($until)],
		];
		return ['name' => 'VCALENDAR', 'comp-filters' => $from === '' ? [] : [$events], 'prop-filters' => []];
	}

	/**
	 * @param array<array-key, mixed> $data
	 * @return array<string, mixed>
	 */
	private static function calendar(array $data): array {
		$facts = array_intersect_key($data, array_flip(self::CALENDAR_FACTS));
		return array_map(static fn (mixed $value): mixed => is_scalar($value) ? (string)$value : $value, $facts);
	}

	/**
	 * @param array<array-key, mixed> $data
	 * @return array<array-key, mixed> without what differs by the hour
	 */
	private static function object(array $data): array {
		return array_diff_key($data, array_flip(['id', 'calendarid', 'lastmodified', '{http://nextcloud.org/ns}deleted-at',
			'{http://nextcloud.com/ns}deleted-at']));
	}
}
