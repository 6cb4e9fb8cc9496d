<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Period\IsoMoment;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Service\Booking\Releases;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Shared\Exception\Forbidden;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Exception\Refusal;

/** Finds the booking that a request names, for its organizer and for managers of the room. */
class BookingFinder {
	private const DATE = '/^\d{8}(T\d{6}Z)?$/D';

	public function __construct(
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
	) {
	}

	/**
	 * @param Role $role of the account in the room
	 * @param ?string $uri where several bookings have the UID
	 * @throws Refusal to others whether there is such a booking or not
	 */
	public function find(Room $room, string $uid, ?string $uri, string $userId, Role $role): Booking {
		$isManager = $role->includes(Role::Manager);
		$named = array_values(array_filter(
			$this->named($room->id, $uid),
			static fn (Booking $one): bool => $one->state !== BookingState::Cancelled && ($isManager || self::isOwn($one, $userId))
				&& ($uri === null || CopyName::uri($one->owner, $one->uid) === $uri),
		));
		if ($named === [] && !$isManager) {
			throw new Forbidden(Reason::NOT_ORGANIZER, 'Forbidden');
		}
		$own = array_values(array_filter($named, static fn (Booking $one): bool => self::isOwn($one, $userId)));
		$found = count($named) > 1 && $own !== [] ? $own : $named;
		if (count($found) > 1) {
			throw new Conflict(Reason::AMBIGUOUS_BOOKING, 'Several bookings of the room have this UID. Name the uri, too.');
		}
		return $found[0] ?? throw self::unknown();
	}

	/**
	 * @param ?string $text a date as in the lists, or its time in ISO 8601
	 * @return ?string recurrence id of a date that the booking has; null for a single booking, whose date needs no name
	 * @throws Invalid
	 * @throws NotFound
	 */
	public function dateOrNull(Booking $booking, ?string $text, \DateTimeZone $zone): ?string {
		if (!$booking->isRecurring || $text === null || $text === '') {
			return null;
		}
		$names = preg_match(self::DATE, $text) === 1 ? [$text] : self::names($text, $zone);
		return Releases::named($this->dates->findAll($booking->id), ...$names)[0]->recurrenceId ?? throw self::unknown();
	}

	public static function isOwn(Booking $booking, string $userId): bool {
		return $userId !== '' && $booking->owner === $userId;
	}

	public static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_BOOKING, 'Booking not found');
	}

	/** @return list<Booking> */
	private function named(string $roomId, string $uid): array {
		$found = $this->bookings->findAllByUid($roomId, $uid);
		// Some web servers refuse a slash in an address unless it is encoded twice.
		return $found === [] && str_contains($uid, '%') ? $this->bookings->findAllByUid($roomId, rawurldecode($uid)) : $found;
	}

	/**
	 * @return list<string>
	 * @throws Invalid
	 */
	private static function names(string $text, \DateTimeZone $zone): array {
		$moment = IsoMoment::parse($text, $zone) ?? throw new Invalid(Reason::BAD_DATE, 'Invalid date format', '/recurrenceId');
		return [gmdate('Ymd\THis\Z', $moment->seconds()), $moment->time->setTimezone($zone)->format('Ymd')];
	}
}
