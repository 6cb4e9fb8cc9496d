<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\ChangedBooking;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Calendar\Copy\CopyTexts;
use OCA\RoomsApp\Model\Calendar\NewEvent;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Service\Booking\BookingDesk;
use OCA\RoomsApp\Service\Booking\Releases;
use OCA\RoomsApp\Service\Calendar\Consequences;
use OCA\RoomsApp\Service\Calendar\OrganizerEvents;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Exception\Unprocessable;
use Sabre\VObject\Component\VCalendar;

/**
 * Changes bookings, and moves them to other rooms.
 *
 * @phpstan-import-type BookingChange from Schemas
 * @phpstan-import-type ChangedBooking from Schemas as ChangeAnswer
 * @phpstan-import-type BookingUpdateQuery from Schemas
 */
class BookingChanges {
	private const REQUIRED = 'Start and end times are required';

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Roles $roles,
		private readonly BookingFinder $finder,
		private readonly BookingDesk $desk,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly RoomCopies $copies,
		private readonly OrganizerEvents $events,
		private readonly Consequences $consequences,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param BookingUpdateQuery $query
	 * @param BookingChange $sent
	 * @return ChangeAnswer
	 * @throws Refusal
	 */
	public function update(string $roomId, string $uid, array $query, array $sent, string $userId): array {
		$room = $this->rooms->find($roomId);
		$wished = $sent['roomId'] ?? '';
		$target = $wished === '' || $wished === $roomId ? null : $this->rooms->findOrNull($wished)
			?? throw new NotFound(Reason::UNKNOWN_TARGET_ROOM, 'Target room not found', '/roomId');
		$times = AskedTimes::read($sent, ($target ?? $room)->zone($this->instance->zone()), self::REQUIRED);
		$role = $this->roles->of($room, $userId);
		$booking = $this->finder->find($room, $uid, $query['uri'] ?? null, $userId, $role);
		$texts = self::texts($sent);
		$copy = $this->copies->findAll([$booking])[$booking->id] ?? null;
		$dates = $this->dates->findAll($booking->id);
		$hasEvent = $booking->source === Source::CalDav || $booking->isRecurring;
		$isSame = self::isSame($booking, $dates, $times, $texts, $copy);
		if ($booking->source === Source::Sync && !$isSame) {
			throw new Unprocessable(Reason::BOOKED_ELSEWHERE, 'Change this event at the calendar provider of the room');
		}
		if ($hasEvent && !$isSame && ($target !== null || $booking->isRecurring || !$this->events->isFree($booking))) {
			// Only there can it be changed in a way that the guests hear of.
			throw new Unprocessable(Reason::HAS_EVENT, 'Change this event in the calendar of its organizer');
		}
		if ($target !== null) {
			return $this->move($booking, $dates, $target, $this->asked($booking, $dates, $times), $texts, $copy, $userId);
		}
		if (!$isSame) {
			// Who organizes a booking keeps it when he may no longer book the room.
			$role = BookingFinder::isOwn($booking, $userId) && !$role->includes(Role::Booker) ? Role::Booker : $role;
			$this->change($booking, $room, $role, $times, $texts, $copy, $userId);
		}
		return ['status' => 'ok'];
	}

	/** @param array{SUMMARY?: string, DESCRIPTION?: string} $texts */
	private function change(
		Booking $booking,
		Room $room,
		Role $role,
		AskedTimes $times,
		array $texts,
		?VCalendar $copy,
		string $userId,
	): void {
		$actor = Actor::account($userId);
		$id = $this->claim($booking, $room, $role, $actor, $times->occurrences(), $texts, null);
		$changed = $this->bookings->findByIdOrNull($id) ?? throw BookingFinder::unknown();
		if ($copy === null) {
			$this->inCalendar($changed, fn () => $this->copies->writeNew($changed, new NewEvent(
				$changed->summary, $times->start, $times->end, $times->isAllDay, $changed->organizerName, $changed->organizer,
				$texts['DESCRIPTION'] ?? '', $room->email, $room->name,
			)));
		} else {
			CopyTexts::write($copy, $texts);
			$this->inCalendar($changed, fn () => $this->copies->write($changed, $copy));
		}
		$this->consequences->attempt(
			"the event of the booking $changed->id",
			fn () => $this->events->change($changed, $times->occurrence(), $times->start->getTimezone(), $texts),
		);
		$this->consequences->of(new ChangedBooking($changed, $this->dates->findAll($changed->id)), BookingEvent::Changed, $actor);
	}

	/**
	 * In one transaction: the old room is left when the new one takes the booking.
	 *
	 * @param list<BookedDate> $dates
	 * @param array{SUMMARY?: string, DESCRIPTION?: string} $texts
	 * @return ChangeAnswer
	 * @throws Refusal
	 */
	private function move(
		Booking $booking,
		array $dates,
		Room $target,
		Occurrences $asked,
		array $texts,
		?VCalendar $copy,
		string $userId,
	): array {
		$role = $this->roles->of($target, $userId);
		if (!$role->includes(Role::Booker)) {
			throw BookingRefusals::notPermitted(true);
		}
		$actor = Actor::account($userId);
		$id = $this->claim($booking, $target, $role, $actor, $asked, $texts, $booking);
		$moved = $this->bookings->findByIdOrNull($id) ?? throw BookingFinder::unknown();
		if ($copy !== null) {
			CopyTexts::write($copy, [...$texts, 'LOCATION' => $target->name]);
			$this->inCalendar($moved, fn () => $this->copies->write($moved, $copy));
		}
		$left = $this->bookings->findByIdOrNull($booking->id) ?? $booking;
		$this->consequences->of(new ChangedBooking($left, $dates), BookingEvent::Moved, $actor, '', $target->name);
		$this->consequences->of(new ChangedBooking($moved, $this->dates->findAll($id)), BookingEvent::Booked, $actor);
		return ['status' => 'ok', 'uid' => $moved->uid, 'moved' => true];
	}

	/**
	 * @param array{SUMMARY?: string, DESCRIPTION?: string} $texts
	 * @param ?Booking $leaves the booking of the other room
	 * @return int id of the booking
	 * @throws Refusal
	 */
	private function claim(
		Booking $booking,
		Room $room,
		Role $role,
		Actor $actor,
		Occurrences $asked,
		array $texts,
		?Booking $leaves,
	): int {
		$uid = $leaves === null ? $booking->uid : NewBookings::newUid();
		$claim = $this->desk->claim([new BookingRequest(
			$room->id, $room->rules($this->instance->zone()), $role, $actor, $leaves === null ? $booking->source : Source::Web,
			$booking->owner, $uid, $leaves === null ? $booking->sequence + 1 : 0, $booking->organizer, $booking->organizerName,
			$texts['SUMMARY'] ?? $booking->summary, $booking->class, $asked, null, $leaves === null ? $booking->eventHash : '',
			CopyName::uri($booking->owner, $uid), false, $leaves,
		)])[0];
		if ($claim->bookingId === null || !$claim->isConfirmed) {
			throw BookingRefusals::of($claim->decision(), $leaves !== null);
		}
		return $claim->bookingId;
	}

	/**
	 * The booking has changed already, so that nothing is undone when its calendar cannot be written.
	 *
	 * @param callable(): mixed $work
	 */
	private function inCalendar(Booking $booking, callable $work): void {
		$this->consequences->attempt("the calendar of the room $booking->roomId", $work);
	}

	/**
	 * Whether a booking stays as it is.
	 *
	 * @param list<BookedDate> $dates
	 * @param array{SUMMARY?: string, DESCRIPTION?: string} $texts
	 */
	private static function isSame(Booking $booking, array $dates, AskedTimes $times, array $texts, ?VCalendar $copy): bool {
		$known = ['SUMMARY' => $booking->summary, 'DESCRIPTION' => $copy === null ? '' : (new CopyTexts($copy))->text('DESCRIPTION', '')];
		$asked = $times->occurrence();
		foreach ($dates as $date) {
			if ($date->state !== BookingState::Cancelled && [$date->start, $date->end] === [$asked->start, $asked->end]) {
				return array_diff_assoc($texts, $known) === [];
			}
		}
		return false;
	}

	/**
	 * The dates that move to another room: of a series those to come that have the room.
	 *
	 * @param list<BookedDate> $dates
	 */
	private function asked(Booking $booking, array $dates, AskedTimes $times): Occurrences {
		if (!$booking->isRecurring) {
			return $times->occurrences();
		}
		$living = Releases::scope($dates, $this->clock->now()->getTimestamp());
		$booked = array_values(array_filter($living, static fn (BookedDate $date): bool => $date->state->isBlocking()));
		return new Occurrences(
			array_map(static fn (BookedDate $date): Occurrence => $date->occurrence(), $booked === [] ? $living : $booked),
			true,
		);
	}

	/**
	 * @param BookingChange $sent
	 * @return array{SUMMARY?: string, DESCRIPTION?: string} by property, as far as they are sent
	 * @throws Invalid
	 */
	private static function texts(array $sent): array {
		$summary = isset($sent['summary']) ? BookingTexts::line($sent['summary']) : null;
		if ($summary === '') {
			throw new Invalid(Reason::FIELDS_REQUIRED, 'Summary is required', '/summary');
		}
		return [
			...$summary === null ? [] : ['SUMMARY' => $summary],
			...isset($sent['description']) ? ['DESCRIPTION' => BookingTexts::text($sent['description'])] : [],
		];
	}
}
