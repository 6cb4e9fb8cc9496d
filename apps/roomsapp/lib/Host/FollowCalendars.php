<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\DAV\Events\CalendarDeletedEvent;
use OCA\DAV\Events\CalendarMovedToTrashEvent;
use OCA\DAV\Events\CalendarRestoredEvent;
use OCA\DAV\Events\SabrePluginAuthInitEvent;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Scheduling\Owner;
use OCA\RoomsApp\Service\Scheduling\Departures;
use OCP\AppFramework\Bootstrap\IRegistrationContext;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;

/**
 * Gives back the rooms of calendars that are deleted, and asks them again when the calendar is restored. These events are private to
 * Nextcloud.
 *
 * @implements IEventListener<CalendarDeletedEvent|CalendarMovedToTrashEvent|CalendarRestoredEvent>
 */
final class FollowCalendars implements IEventListener {
	public function __construct(private readonly Departures $departures) {
	}

	/** Everything of WebDAV that this app listens to. */
	public static function register(IRegistrationContext $context): void {
		$context->registerEventListener(SabrePluginAuthInitEvent::class, AddBookingPlugin::class);
		foreach ([CalendarDeletedEvent::class, CalendarMovedToTrashEvent::class, CalendarRestoredEvent::class] as $event) {
			$context->registerEventListener($event, self::class);
		}
	}

	#[\Override]
	public function handle(Event $event): void {
		$isGone = $event instanceof CalendarDeletedEvent || $event instanceof CalendarMovedToTrashEvent;
		if (!$isGone && !$event instanceof CalendarRestoredEvent) {
			return;
		}
		$principal = $event->getCalendarData()['principaluri'] ?? null;
		$owner = is_string($principal) ? Owner::ofPrincipal($principal) : null;
		if ($owner === null) {
			return;
		}
		if ($isGone) {
			$this->departures->calendarGone($event->getCalendarId(), Actor::account($owner));
		} else {
			$this->departures->calendarReturned($event->getCalendarId(), $owner, Actor::account($owner));
		}
	}
}
