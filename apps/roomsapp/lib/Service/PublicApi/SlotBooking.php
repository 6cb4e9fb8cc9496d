<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\PublicApi;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\NewEvent;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Booking\BookingDesk;
use OCA\RoomsApp\Service\Booking\Releases;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Service\Notice\Notices;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Exception\Unprocessable;
use OCA\RoomsApp\Shared\Token\IssuedToken;

/**
 * Books rooms for other systems. There is no organizer's event: the room's calendar has the only one.
 *
 * @phpstan-import-type NewPublicBooking from Schemas
 * @phpstan-import-type BookedSlot from Schemas
 */
class SlotBooking {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly BookingDesk $desk,
		private readonly Releases $releases,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly RoomCopies $copies,
		private readonly Notices $notices,
		private readonly InstanceZone $instance,
	) {
	}

	/**
	 * @param NewPublicBooking $sent
	 * @return BookedSlot
	 * @throws Refusal
	 */
	public function book(string $roomId, array $sent, IssuedToken $token): array {
		$room = $this->rooms->find($roomId);
		$rules = $room->rules($this->instance->zone());
		$slot = NewSlot::read($sent, $rules->zone);
		$actor = Actor::token($token->id);
		$claim = $this->desk->claim([self::request($room, $rules, $slot, $actor)])[0];
		if ($claim->bookingId === null || !$claim->isConfirmed) {
			throw self::refusal($claim->decision());
		}
		$booking = $this->bookings->findByIdOrNull($claim->bookingId)
			?? throw new \LogicException('A booking that was just made is gone');
		$this->copy($booking, $room, $slot, $actor, $rules->zone);
		$this->notices->tell($booking, $this->dates->findAll($booking->id), BookingEvent::Booked, $actor);
		return [
			'uid' => $booking->uid,
			'title' => $slot->title,
			'start' => NewSlot::echoed($slot->start, $sent['start'] ?? null, $rules->zone),
			'end' => NewSlot::echoed($slot->end, $sent['end'] ?? null, $rules->zone),
			'status' => $booking->state === BookingState::Pending ? 'pending' : 'accepted',
			'room' => ['id' => $room->id, 'name' => $room->name],
		];
	}

	/** A token may do what a booker may, whatever its scope: the room decides whether somebody has to approve. */
	private static function request(Room $room, RoomRules $rules, NewSlot $slot, Actor $actor): BookingRequest {
		[$start, $end] = [$slot->start->seconds(), $slot->end->seconds()];
		$uid = self::newUid();
		return new BookingRequest(
			$room->id, $rules, Role::Booker, $actor, Source::Api, '', $uid, 0, $slot->organizer, $slot->organizerName, $slot->title,
			'PUBLIC', new Occurrences([new Occurrence($start, $end, '', $slot->isAllDay)]), null, hash('sha256', "$uid $start $end"),
			"$uid.ics", false,
		);
	}

	/** What calendar clients cannot see would be booked for nobody's eyes: without the copy the room is given back. */
	private function copy(Booking $booking, Room $room, NewSlot $slot, Actor $actor, \DateTimeZone $zone): void {
		try {
			$this->copies->writeNew($booking, new NewEvent(
				$slot->title,
				$slot->start->time->setTimezone($zone),
				$slot->end->time->setTimezone($zone),
				$slot->isAllDay,
				$slot->organizerName,
				$slot->organizer,
				$slot->description,
				$room->email,
				$room->name,
			));
		} catch (\Throwable $failure) {
			$this->releases->release($booking, null, $actor, 'not written to the calendar of the room');
			throw $failure;
		}
	}

	/** Of several causes, clients expect this order. */
	private static function refusal(Decision $decision): Refusal {
		$causes = array_merge($decision->cause === null ? [] : [$decision->cause], ...array_column($decision->dates, 'causes'));
		$has = static fn (Cause $cause): bool => in_array($cause, $causes, true);
		return match (true) {
			$has(Cause::Inactive) => new Unprocessable(Reason::INACTIVE, 'Room is not active and cannot be booked'),
			$has(Cause::Syncing) => new Unprocessable(Reason::SYNCING, 'Room is being synced for the first time'),
			$has(Cause::Unchecked) => new Unprocessable(Reason::UNCHECKED, 'Calendar provider of the room does not answer'),
			$has(Cause::Conflict) => new Conflict(Reason::CONFLICT, 'Room is already booked during this time'),
			$has(Cause::OutsideHours) => new Unprocessable(Reason::OUTSIDE_HOURS, 'Booking is outside available hours'),
			$has(Cause::BeyondHorizon) => new Unprocessable(Reason::BEYOND_HORIZON, 'Booking exceeds maximum booking horizon'),
			$has(Cause::TooShort) => new Unprocessable(Reason::TOO_SHORT, 'Booking is shorter than the room allows'),
			$has(Cause::TooLong) => new Unprocessable(Reason::TOO_LONG, 'Booking is longer than the room allows'),
			default => throw new \LogicException("A slot was declined as {$decision->cause?->value}"),
		};
	}

	/** Without characters that have to be encoded in an address. */
	private static function newUid(): string {
		return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex(random_bytes(16)), 4));
	}
}
