<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Calendar;

use OCA\DAV\CalDAV\CalDavBackend;
use OCA\HostProbe\AppInfo\Application;
use OCP\IUserManager;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Property;
use Sabre\VObject\Reader;

/**
 * The answers given in this request. An event whose title starts with "Decide" is answered in the rooms' place: the next word is the
 * PARTSTAT. The rooms' copies are stored when the event is.
 */
final class Answers {
	/** @var array<string, list<string>> rooms by owner and UID of the event */
	private array $given = [];

	public function __construct(
		private readonly ProbeRooms $rooms,
		private readonly CalDavBackend $backend,
		private readonly IUserManager $users,
	) {
	}

	/** Writes the answers into the event that is about to be stored. Copies of people who are invited are not ours to answer. */
	public function give(VCalendar $new, string $owner): bool {
		$address = $this->users->get(substr($owner, strlen('principals/users/')))?->getEMailAddress();
		$rooms = [];
		foreach (self::events($new) as $event) {
			$title = self::value($event, 'SUMMARY');
			$isOurs = self::isOurs($title) && strcasecmp(self::value($event, 'ORGANIZER'), "mailto:$address") === 0;
			foreach ($isOurs ? $event->select('ATTENDEE') : [] as $attendee) {
				$room = $attendee instanceof Property ? $this->findOrNull((string)$attendee->getValue()) : null;
				if ($room !== null && $attendee instanceof Property) {
					$attendee['PARTSTAT'] = explode(' ', $title)[1] ?? '';
					unset($attendee['RSVP']);
					$event->remove('LOCATION');
					$event->add('LOCATION', $room->getDisplayName());
					$rooms[] = $room->getId();
				}
			}
		}
		$this->given["$owner " . self::uid($new)] = $rooms;
		return $rooms !== [];
	}

	/** Others are stored in the same request, such as copies of people who are invited: only what was answered counts. */
	public function store(string $stored, string $owner): void {
		$uid = self::uid(self::read($stored));
		$rooms = $this->given["$owner $uid"] ?? [];
		unset($this->given["$owner $uid"]);
		foreach ($rooms as $room) {
			$id = $this->backend->getCalendarByUri('principals/calendar-rooms/' . Application::APP_ID . "-$room", 'calendar')['id'] ?? null;
			$calendar = is_numeric($id) ? (int)$id : throw new \LogicException("$room has no calendar");
			if ($this->backend->getCalendarObject($calendar, "$uid.ics") === null) {
				$this->backend->createCalendarObject($calendar, "$uid.ics", $stored);
			} else {
				$this->backend->updateCalendarObject($calendar, "$uid.ics", $stored);
			}
		}
	}

	/** Whether the host must keep its hands off a message: it is for a room, about an event that is ours. */
	public function isFor(string $recipient, VCalendar $message): bool {
		return $this->findOrNull($recipient) !== null && self::isOurs(self::title($message));
	}

	/** @param string|resource $iCalendar */
	public static function read(mixed $iCalendar): VCalendar {
		$calendar = Reader::read($iCalendar);
		return $calendar instanceof VCalendar ? $calendar : throw new \LogicException('No calendar');
	}

	public static function title(VCalendar $calendar): string {
		return self::value(self::events($calendar)[0] ?? null, 'SUMMARY');
	}

	private static function uid(VCalendar $calendar): string {
		return self::value(self::events($calendar)[0] ?? null, 'UID');
	}

	/** @return list<VEvent> */
	private static function events(VCalendar $calendar): array {
		return array_values(array_filter($calendar->getComponents(), static fn (mixed $part): bool => $part instanceof VEvent));
	}

	private static function value(?VEvent $event, string $name): string {
		$property = $event?->select($name)[0] ?? null;
		return $property instanceof Property ? (string)$property->getValue() : '';
	}

	private function findOrNull(string $address): ?ProbeRoom {
		foreach ($this->rooms->getAllRooms() as $room) {
			if (strcasecmp("mailto:{$room->getEMail()}", $address) === 0) {
				return $room;
			}
		}
		return null;
	}

	private static function isOurs(string $title): bool {
		return str_starts_with($title, 'Decide ');
	}
}
