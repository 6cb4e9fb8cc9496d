<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Listener;

use OCA\RoomsApp\Dav\BookingServices;
use OCA\RoomsApp\Dav\SilentRequest;
use OCA\RoomsApp\Host\AccountEvents;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Scheduling\Owner;
use OCA\RoomsApp\Service\Scheduling\PendingEvents;
use OCP\Calendar\Events\AbstractCalendarObjectEvent;
use OCP\Calendar\Events\CalendarObjectCreatedEvent;
use OCP\Calendar\Events\CalendarObjectDeletedEvent;
use OCP\Calendar\Events\CalendarObjectMovedEvent;
use OCP\Calendar\Events\CalendarObjectMovedToTrashEvent;
use OCP\Calendar\Events\CalendarObjectRestoredEvent;
use OCP\Calendar\Events\CalendarObjectUpdatedEvent;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\IRequest;
use OCP\IUserSession;

/**
 * Follows the events in people's calendars, in the transaction that stores or deletes them.
 *
 * @implements IEventListener<AbstractCalendarObjectEvent|CalendarObjectMovedEvent>
 */
final class FollowEvents implements IEventListener {
	public const EVENTS = [
		CalendarObjectCreatedEvent::class, CalendarObjectUpdatedEvent::class, CalendarObjectMovedEvent::class,
		CalendarObjectMovedToTrashEvent::class, CalendarObjectDeletedEvent::class, CalendarObjectRestoredEvent::class,
	];

	public function __construct(
		private readonly BookingServices $services,
		private readonly PendingEvents $pending,
		private readonly IUserSession $session,
		private readonly IRequest $request,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof CalendarObjectMovedEvent) {
			$this->moved($event);
			return;
		}
		if (SilentRequest::is($this->request->getHeader(...))) {
			return;
		}
		$owner = $event instanceof AbstractCalendarObjectEvent ? self::owner($event->getCalendarData()) : null;
		$stored = $owner === null ? null : AccountEvents::event($event->getCalendarId(), $event->getObjectData());
		if ($owner === null || $stored === null) {
			return;
		}
		$isUpdate = $event instanceof CalendarObjectUpdatedEvent && !$this->pending->hasSeen($stored->uid());
		if (!$stored->hasAttendees() && !$isUpdate && !$this->pending->has($owner, $stored->uid())) {
			return;
		}
		$actor = $this->actor($owner);
		match (true) {
			$event instanceof CalendarObjectCreatedEvent => $this->services->events()->written($stored, $owner, $actor, true),
			$event instanceof CalendarObjectUpdatedEvent => $this->services->events()->written($stored, $owner, $actor, false),
			$event instanceof CalendarObjectRestoredEvent => $this->services->events()->returned($stored, $owner, $actor),
			default => $this->services->departures()->gone($stored, $owner, $actor),
		};
	}

	private function moved(CalendarObjectMovedEvent $event): void {
		$from = self::owner($event->getSourceCalendarData());
		$to = self::owner($event->getTargetCalendarData());
		$stored = AccountEvents::event($event->getTargetCalendarId(), $event->getObjectData());
		if ($from !== null && $to !== null && $stored !== null) {
			$this->services->departures()->moved($stored, $from, $to, $event->getSourceCalendarId(), $this->actor($to));
		}
	}

	/** Who does it; nobody is logged in for a job or a command. */
	private function actor(string $owner): Actor {
		return Actor::account($this->session->getUser()?->getUID() ?? $owner);
	}

	/**
	 * @param array<string, mixed> $calendar
	 * @return ?string null for calendars of rooms and the like
	 */
	private static function owner(array $calendar): ?string {
		$principal = $calendar['principaluri'] ?? null;
		return is_string($principal) ? Owner::ofPrincipal($principal) : null;
	}
}
