<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Listener;

use OCA\DAV\CalDAV\CalDavBackend;
use OCA\DAV\Events\CalendarDeletedEvent;
use OCA\DAV\Events\CalendarMovedToTrashEvent;
use OCA\DAV\Events\CalendarRestoredEvent;
use OCA\DAV\Events\SabrePluginAuthInitEvent;
use OCA\HostProbe\Calendar\Answers;
use OCA\HostProbe\Calendar\BookingPlugin;
use OCA\HostProbe\Service\SeenBookingEvents;
use OCP\Calendar\Events\AbstractCalendarObjectEvent;
use OCP\Calendar\Events\CalendarObjectCreatedEvent;
use OCP\Calendar\Events\CalendarObjectMovedEvent;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\IDBConnection;
use OCP\User\Events\UserDeletedEvent;

/**
 * While recording is on: adds the plugin that answers for rooms, writes down what the host tells, and stores the rooms' copies with the
 * event. An event whose title ends with "break" cannot be stored, one that starts with "Repair" is answered when it is stored.
 *
 * @template-implements IEventListener<Event>
 */
final class BookingListener implements IEventListener {
	public function __construct(
		private readonly SeenBookingEvents $seen,
		private readonly Answers $answers,
		private readonly CalDavBackend $backend,
		private readonly IDBConnection $database,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if (!$this->seen->isOn()) {
			return;
		}
		if ($event instanceof SabrePluginAuthInitEvent) {
			$event->getServer()->addPlugin(new BookingPlugin($this->seen, $this->answers));
			return;
		}
		$this->seen->add([
			'event' => basename(str_replace('\\', '/', $event::class)), 'inTransaction' => $this->database->inTransaction(),
			...$this->told($event),
		]);
		if ($event instanceof AbstractCalendarObjectEvent) {
			$this->stored($event);
		}
	}

	/** @return array<string, mixed> */
	private function told(Event $event): array {
		return match (true) {
			$event instanceof AbstractCalendarObjectEvent => [
				'owner' => $event->getCalendarData()['principaluri'], 'calendar' => $event->getCalendarData()['uri'],
				'name' => $event->getObjectData()['uri'],
				'title' => Answers::title(Answers::read(self::text($event->getObjectData()))),
			],
			$event instanceof CalendarObjectMovedEvent => [
				'owner' => $event->getSourceCalendarData()['principaluri'], 'calendar' => $event->getSourceCalendarData()['uri'],
				'to' => $event->getTargetCalendarData()['uri'],
				'title' => Answers::title(Answers::read(self::text($event->getObjectData()))),
			],
			$event instanceof CalendarMovedToTrashEvent,
			$event instanceof CalendarRestoredEvent,
			$event instanceof CalendarDeletedEvent => [
				'owner' => $event->getCalendarData()['principaluri'], 'calendar' => $event->getCalendarData()['uri'],
				'isShared' => $event->getShares() !== [],
				'names' => array_column($this->backend->getCalendarObjects($event->getCalendarId()), 'uri'),
			],
			$event instanceof UserDeletedEvent => ['owner' => $event->getUser()->getUID()],
			default => [],
		};
	}

	private function stored(AbstractCalendarObjectEvent $event): void {
		$owner = $event->getCalendarData()['principaluri'];
		$name = $event->getObjectData()['uri'];
		$text = self::text($event->getObjectData());
		$title = Answers::title(Answers::read($text));
		if (!is_string($owner) || !is_string($name) || str_starts_with($owner, 'principals/calendar-rooms/')) {
			return;
		}
		$this->answers->store($text, $owner);
		if (str_ends_with($title, ' break')) {
			throw new \RuntimeException('By the probe');
		}
		if ($event instanceof CalendarObjectCreatedEvent && str_starts_with($title, 'Repair')) {
			$this->backend->updateCalendarObject($event->getCalendarId(), $name, str_replace('NEEDS-ACTION', 'ACCEPTED', $text));
		}
	}

	/** @param array<string, mixed> $object */
	private static function text(array $object): string {
		$text = $object['calendardata'] ?? null;
		return is_string($text) ? $text : throw new \LogicException('An object without its text');
	}
}
