<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\OwnerAddresses;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Calendar\NewEvent;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Service\Booking\BookingDesk;
use OCA\RoomsApp\Service\Booking\Releases;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Service\Notice\Notices;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Host\Accounts;

/**
 * Books a room for an account, without an event in one of its calendars: the room's calendar has the only one.
 *
 * @phpstan-import-type NewBooking from Schemas
 * @phpstan-import-type MadeBooking from Schemas
 */
class NewBookings {
	private const REQUIRED = 'Summary, start, and end are required';

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Roles $roles,
		private readonly BookingDesk $desk,
		private readonly Releases $releases,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly RoomCopies $copies,
		private readonly Notices $notices,
		private readonly Accounts $accounts,
		private readonly OwnerAddresses $addresses,
		private readonly InstanceZone $instance,
	) {
	}

	/**
	 * @param NewBooking $sent
	 * @return MadeBooking
	 * @throws Refusal
	 */
	public function create(string $roomId, array $sent, string $userId): array {
		$room = $this->rooms->find($roomId);
		$role = $this->roles->of($room, $userId);
		if (!$role->includes(Role::Booker)) {
			throw BookingRefusals::notPermitted();
		}
		$rules = $room->rules($this->instance->zone());
		$summary = BookingTexts::line($sent['summary'] ?? '');
		if ($summary === '') {
			throw new Invalid(Reason::FIELDS_REQUIRED, self::REQUIRED, '/summary');
		}
		$times = AskedTimes::read($sent, $rules->zone, self::REQUIRED);
		$actor = Actor::account($userId);
		$uid = self::newUid();
		$claim = $this->desk->claim([new BookingRequest(
			$room->id, $rules, $role, $actor, Source::Web, $userId, $uid, 0, $this->addresses->of($userId)[0] ?? '',
			$this->accounts->displayName($userId) ?? $userId, $summary, 'PUBLIC', $times->occurrences(), null, '',
			CopyName::uri($userId, $uid), false,
		)])[0];
		if ($claim->bookingId === null || !$claim->isConfirmed) {
			throw BookingRefusals::of($claim->decision());
		}
		$booking = $this->bookings->findByIdOrNull($claim->bookingId) ?? throw BookingFinder::unknown();
		$this->copy($booking, $room, $times, $sent['description'] ?? '', $actor);
		$this->notices->tell($booking, $this->dates->findAll($booking->id), BookingEvent::Booked, $actor);
		return ['status' => 'ok', 'uid' => $booking->uid, 'partstat' => ShownDate::partstat($booking->state)];
	}

	/** Without characters that have to be encoded in an address. */
	public static function newUid(): string {
		return bin2hex(random_bytes(16));
	}

	/** What calendars do not show would be booked for nobody's eyes: without the copy the room is given back. */
	private function copy(Booking $booking, Room $room, AskedTimes $times, string $description, Actor $actor): void {
		try {
			$this->copies->writeNew($booking, new NewEvent(
				$booking->summary, $times->start, $times->end, $times->isAllDay, $booking->organizerName, $booking->organizer,
				BookingTexts::text($description), $room->email, $room->name,
			));
		} catch (\Throwable $failure) {
			$this->releases->release($booking, null, $actor, 'not written to the calendar of the room');
			throw $failure;
		}
	}
}
