<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Check;

use OCA\RoomsApp\Host\AccountEvents;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\RoomCalendar;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Calendar\Copy\CopyOrigin;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Check\CheckReport;
use OCA\RoomsApp\Model\Check\ToldDates;
use OCA\RoomsApp\Model\Invitation\EventClass;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Model\Invitation\OwnEvent;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Service\Booking\Approvals;
use OCA\RoomsApp\Service\Booking\BookingDesk;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Shared\Clock;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Reader;

/** Makes bookings of what the calendar of a room has and the tables lack. Rules of rooms do not matter; what others have does. */
class RoomRebuild {
	private const CHUNK = 100;
	/** Up to when the dates of a series without end are booked; the job for such series goes on from there. */
	private const HORIZON = 2 * 366 * 86_400;
	private const WHY = 'from the calendar of the room';

	public function __construct(
		private readonly RoomCalendar $calendar,
		private readonly RoomCopies $copies,
		private readonly BookingDesk $desk,
		private readonly Approvals $approvals,
		private readonly BookingRepository $bookings,
		private readonly AccountEvents $events,
		private readonly InvitationReader $reader,
		private readonly OccurrenceExpander $expander,
		private readonly ToldDates $told,
		private readonly InstanceZone $zone,
		private readonly Repairs $repairs,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param list<string> $names of objects that belong to no booking
	 * @return int how many bookings were made
	 */
	public function take(Room $room, array $names, CheckReport $report): int {
		$made = 0;
		foreach (array_chunk($names, self::CHUNK) as $chunk) {
			foreach ($this->calendar->findAll($room->id, $chunk) as $name => $text) {
				$this->repairs->attempt($report, "$room->id: $name", function () use ($room, $name, $text, &$made): void {
					$made += $this->takeOne($room, $name, $text) ? 1 : 0;
				});
			}
		}
		return $made;
	}

	/** @return bool false when there is nothing to book */
	private function takeOne(Room $room, string $name, string $text): bool {
		$object = Reader::read($text);
		if (!$object instanceof VCalendar) {
			throw new \UnexpectedValueException('it is no calendar');
		}
		$until = $this->clock->now()->getTimestamp() + self::HORIZON;
		$zone = $room->zone($this->zone->zone());
		$occurrences = $this->expander->expand($object, $zone, 0, $until);
		if ($occurrences->problem !== null) {
			throw new \UnexpectedValueException('its dates cannot be told');
		}
		if ($occurrences->list === []) {
			// It was declined, and that nobody has to remember.
			$this->calendar->delete($room->id, $name);
			return false;
		}
		$origin = CopyOrigin::of($object);
		$status = static fn (VEvent $event): string => Fields::text($event, 'STATUS');
		$told = ToldDates::byTime($this->told->read($object, $zone, 0, $until, $status) ?? []);
		$organizer = OwnEvent::organizer(Fields::events($object)[0] ?? throw new \UnexpectedValueException('it has no event')) ?? '';
		$occurrences = $this->asOrganized($room, $origin, $organizer, $occurrences, $zone, $until);
		$pending = $accepted = [];
		foreach ($occurrences->list as $date) {
			($told[ToldDates::time($date)] ?? '') === 'TENTATIVE' ? $pending[] = $date->recurrenceId : $accepted[] = $date->recurrenceId;
		}
		$rules = new RoomRules(true, $pending === [], $zone, null, null, 0, 0, null, null, true);
		$claim = $this->desk->claim([self::request($room, $rules, $object, $origin, $organizer, $occurrences, $until)])[0];
		$booking = $this->bookings->findOrNull($room->id, $origin->owner, $origin->uid);
		if ($booking === null) {
			throw new \UnexpectedValueException('others have the room at that time');
		}
		if ($pending !== [] && $accepted !== []) {
			$this->approvals->accept($booking, $rules, $accepted, Actor::system(), self::WHY);
		}
		$declined = array_filter($claim->decision()->dates, static fn (DateDecision $date): bool => $date->verdict === Verdict::Declined);
		if ($name !== CopyName::uri($origin->owner, $origin->uid)) {
			// A calendar holds a UID once.
			$this->calendar->delete($room->id, $name);
			$this->copies->write($booking, $object);
		} elseif ($declined !== []) {
			$this->copies->write($booking, $object);
		}
		if ($declined !== []) {
			throw new \UnexpectedValueException('others have the room on ' . count($declined) . ' of its dates');
		}
		return true;
	}

	/** The dates of the copy under the ids that they have in the event, where there is one with all of them. */
	private function asOrganized(
		Room $room,
		CopyOrigin $origin,
		string $organizer,
		Occurrences $copy,
		\DateTimeZone $zone,
		int $until,
	): Occurrences {
		$times = array_flip(array_map(ToldDates::time(...), $copy->list));
		foreach ($origin->source === Source::CalDav ? $this->events->findAll($origin->owner, $origin->uid) : [] as $stored) {
			$object = Reader::read($stored->text);
			$rooms = [Room::emailKey($room->email) => $room->id];
			$asked = $object instanceof VCalendar ? $this->reader->read(null, $object, $origin->owner, [$organizer], $rooms)->asked : [];
			foreach ($asked as $invitation) {
				$event = $this->expander->expand($invitation->object(), $zone, 0, $until);
				$isCopied = static fn (Occurrence $date): bool => isset($times[ToldDates::time($date)]);
				$same = array_values(array_filter($event->list, $isCopied));
				if (count($same) === count($copy->list)) {
					return new Occurrences($same, $event->isRecurring, $event->isOpen);
				}
			}
		}
		return $copy;
	}

	private static function request(
		Room $room,
		RoomRules $rules,
		VCalendar $object,
		CopyOrigin $origin,
		string $organizer,
		Occurrences $occurrences,
		int $until,
	): BookingRequest {
		$event = Fields::events($object)[0];
		$named = Fields::first($event, 'ORGANIZER');
		return new BookingRequest(
			roomId: $room->id,
			rules: $rules,
			role: Role::Booker,
			actor: Actor::system(),
			source: $origin->source,
			owner: $origin->owner,
			uid: $origin->uid,
			sequence: max(0, (int)Fields::text($event, 'SEQUENCE')),
			organizer: $organizer,
			organizerName: $named === null ? '' : Properties::parameter($named, 'CN'),
			summary: Fields::text($event, 'SUMMARY'),
			class: EventClass::of(Fields::text($event, 'CLASS'))->value,
			occurrences: $occurrences,
			expandedUntil: $occurrences->isOpen ? $until : null,
			eventHash: hash('sha256', $object->serialize()),
			uri: CopyName::uri($origin->owner, $origin->uid),
			awaitsEvent: false,
		);
	}
}
