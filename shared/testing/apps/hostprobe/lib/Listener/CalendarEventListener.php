<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Listener;

use OCA\DAV\Events\CalendarDeletedEvent;
use OCA\HostProbe\Service\SeenCalendarEvents;
use OCP\Calendar\Events\AbstractCalendarObjectEvent;
use OCP\Calendar\Events\CalendarObjectMovedEvent;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;

/**
 * Notes what calendars tell.
 *
 * @template-implements IEventListener<Event>
 */
final class CalendarEventListener implements IEventListener {
	public function __construct(
		private readonly SeenCalendarEvents $events,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		$facts = match (true) {
			$event instanceof AbstractCalendarObjectEvent => [
				'calendar' => self::calendar($event->getCalendarData()),
				'isOfCalendar' => $event->getCalendarId() === self::id($event->getCalendarData()),
				'shares' => $event->getShares(),
				'object' => self::object($event->getObjectData()),
			],
			$event instanceof CalendarObjectMovedEvent => [
				'from' => self::calendar($event->getSourceCalendarData()),
				'to' => self::calendar($event->getTargetCalendarData()),
				'isOfCalendars' => $event->getSourceCalendarId() === self::id($event->getSourceCalendarData())
					&& $event->getTargetCalendarId() === self::id($event->getTargetCalendarData()),
				'shares' => [...$event->getSourceShares(), ...$event->getTargetShares()],
				'object' => self::object($event->getObjectData()),
			],
			$event instanceof CalendarDeletedEvent => [
				'calendar' => self::calendar($event->getCalendarData()),
				'isOfCalendar' => $event->getCalendarId() === self::id($event->getCalendarData()),
				'shares' => $event->getShares(),
			],
			default => null,
		};
		if ($facts !== null) {
			$this->events->add(['event' => basename(str_replace('\\', '/', $event::class)), ...$facts]);
		}
	}

	/** @param array<array-key, mixed> $data */
	private static function id(array $data): int {
		return is_numeric($data['id'] ?? null) ? (int)$data['id'] : 0;
	}

	/**
	 * @param array<array-key, mixed> $data
	 * @return array<array-key, mixed>
	 */
	private static function calendar(array $data): array {
		return array_intersect_key($data, array_flip(['uri', 'principaluri', '{DAV:}displayname']));
	}

	/**
	 * @param array<array-key, mixed> $data
	 * @return array<array-key, mixed>
	 */
	private static function object(array $data): array {
		return array_intersect_key($data, array_flip(['uri', 'uid', 'etag', 'size', 'component', 'classification', 'calendardata']));
	}
}
