<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Scheduling;

use OCA\RoomsApp\Host\OwnerAddresses;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\Address;
use OCA\RoomsApp\Model\Invitation\Answer\RoomReply;
use OCA\RoomsApp\Model\Invitation\EventTimes;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Invitation\Invitation;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use Sabre\VObject\Component\VCalendar;

/** Whether an event that is stored says already what its bookings say: a guest's answer, for one, changes nothing about its rooms. */
class AnsweredEvents {
	public function __construct(
		private readonly InvitationReader $reader,
		private readonly OwnerAddresses $owners,
		private readonly OccurrenceRepository $dates,
	) {
	}

	/**
	 * @param array<string, string> $rooms ids by address
	 * @param list<Booking> $former bookings that were not given back
	 */
	public function isAnswered(VCalendar $object, string $owner, array $rooms, array $former): bool {
		$invitations = $this->reader->read(null, $object, $owner, $this->owners->of($owner), $rooms);
		$bookings = array_column($former, null, 'roomId');
		foreach ($invitations->asked as $one) {
			$booking = $bookings[$one->roomId] ?? null;
			if ($booking === null || !self::isSame($one, $booking) || !$this->isSaid($object, $booking, $rooms)) {
				return false;
			}
			unset($bookings[$one->roomId]);
		}
		return array_diff(array_keys($bookings), InvitationReader::leftAlone($object, $rooms)) === [];
	}

	private static function isSame(Invitation $asked, Booking $booking): bool {
		return $booking->eventHash === EventTimes::ofObject($asked->object())
			&& $booking->summary === mb_substr($asked->summary, 0, mb_strlen($booking->summary))
			&& $booking->class === $asked->class->value;
	}

	/** @param array<string, string> $rooms ids by address */
	private function isSaid(VCalendar $object, Booking $booking, array $rooms): bool {
		$states = array_map(static fn (BookedDate $date): BookingState => $date->state, $this->dates->findAll($booking->id));
		$declined = $booking->cause === null ? [] : [BookingState::Declined];
		$possible = [];
		foreach ([...$states, ...$declined] as $state) {
			$verdict = $state->verdict();
			$possible[] = $verdict === null ? '' : RoomReply::partStat($verdict);
		}
		foreach (Fields::events($object) as $event) {
			foreach (Properties::named($event, 'ATTENDEE') as $attendee) {
				$isOurs = ($rooms[Address::of($attendee) ?? ''] ?? null) === $booking->roomId;
				if ($isOurs && !in_array(strtoupper(Properties::parameter($attendee, 'PARTSTAT')), $possible, true)) {
					return false;
				}
			}
		}
		return true;
	}
}
