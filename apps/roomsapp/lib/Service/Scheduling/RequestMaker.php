<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Scheduling;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Calendar\Problem;
use OCA\RoomsApp\Model\Invitation\EventTimes;
use OCA\RoomsApp\Model\Invitation\Invitation;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Scheduling\AskedRoom;
use OCA\RoomsApp\Model\Scheduling\PendingEvent;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Exception\NotFound;
use Sabre\VObject\Component\VCalendar;

/** Makes of an event what its rooms are asked. */
class RequestMaker {
	private const DAY = 86_400;
	/** How far ahead a series without end is booked in a room without a horizon. */
	private const OPEN_DAYS = 730;
	/** How far ahead a series without end may start. */
	private const FURTHEST_DAYS = 36_500;
	/** Dates that are over for longer stay as they are, whatever becomes of the event. */
	private const PAST_DAYS = 31;
	/** Rooms may be in different zones, and each has its dates then: all together may take this long. */
	private const MAX_SECONDS = 1.0;

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Roles $roles,
		private readonly OccurrenceExpander $expander,
		private readonly InstanceZone $zone,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param list<Invitation> $invitations
	 * @return list<AskedRoom>
	 * @throws NotFound when one of them was deleted in this moment
	 */
	public function asked(array $invitations): array {
		$rooms = $this->rooms->findAllAmong(array_column($invitations, 'roomId'));
		$asked = [];
		foreach ($invitations as $one) {
			$room = $rooms[$one->roomId] ?? throw new NotFound(Reason::UNKNOWN_ROOM, 'Room not found');
			$asked[] = new AskedRoom($one, $room, $room->rules($this->zone->zone()));
		}
		return $asked;
	}

	/**
	 * @param array<array-key, Booking> $leaves bookings of another owner that end when these succeed, by room
	 * @param bool $isTooMuch so many rooms and dates that all of them are declined
	 * @return non-empty-list<BookingRequest>
	 */
	public function requests(PendingEvent $event, array $leaves, bool $isTooMuch): array {
		$now = $this->clock->now()->getTimestamp();
		$roles = $this->roles->ofAll(array_column($event->asked, 'room'), $event->owner);
		$end = microtime(true) + self::MAX_SECONDS;
		$known = $requests = [];
		foreach ($event->asked as $one) {
			[$invitation, $rules] = [$one->invitation, $one->rules];
			$object = $isTooMuch ? null : $invitation->object();
			$hash = $object === null ? '' : EventTimes::ofObject($object);
			$horizon = self::until($rules, $now);
			[$dates, $until] = $object === null || microtime(true) > $end
				? [new Occurrences([], problem: Problem::TooMany), $horizon]
				: $known["$hash {$rules->zone->getName()} $horizon"] ??= $this->dates($object, $rules->zone, $horizon, $now);
			$former = $event->former[$one->room->id] ?? null;
			$requests[] = new BookingRequest(
				roomId: $one->room->id,
				rules: $rules,
				role: $roles[$one->room->id] ?? Role::None,
				actor: $event->actor,
				source: Source::CalDav,
				owner: $event->owner,
				uid: $event->uid,
				sequence: $invitation->sequence,
				organizer: $invitation->organizer,
				organizerName: $invitation->organizerName,
				summary: $invitation->summary,
				class: $invitation->class->value,
				occurrences: $dates,
				expandedUntil: $dates->isOpen ? $until : null,
				eventHash: $hash,
				uri: $former === null || $former->uri === '' ? Booking::objectName($event->owner, $event->uid) : $former->uri,
				awaitsEvent: true,
				leaves: $leaves[$one->room->id] ?? null,
			);
		}
		return $requests === [] ? throw new \LogicException('The event asks no room') : $requests;
	}

	/**
	 * A series without end that starts beyond the horizon is looked at up to its first dates: somebody has to decide about it.
	 *
	 * @return array{Occurrences, int} the dates, and where those of a series without end stop
	 */
	private function dates(VCalendar $object, \DateTimeZone $zone, int $until, int $now): array {
		$from = $now - self::PAST_DAYS * self::DAY;
		$dates = $this->expander->expand($object, $zone, $from, $until);
		for ($days = self::OPEN_DAYS; $dates->isOpen && $dates->list === [] && $days <= self::FURTHEST_DAYS; $days *= 2) {
			$until = max($until, $now + $days * self::DAY);
			$dates = $this->expander->expand($object, $zone, $from, $until);
		}
		return [$dates, $until];
	}

	/** Up to when the dates of a series without end are booked. */
	public static function until(RoomRules $rules, int $now): int {
		$days = $rules->horizonDays ?? self::OPEN_DAYS;
		return (new \DateTimeImmutable("@$now"))->setTimezone($rules->zone)->modify("+$days days")->getTimestamp();
	}
}
