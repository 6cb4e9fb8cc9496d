<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Notice;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\ChangedBooking;
use OCA\RoomsApp\Model\Notice\OpenRequest;
use OCA\RoomsApp\Model\Notice\Stamp;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Booking\RoomLock;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Booking\Approvals;
use OCA\RoomsApp\Service\Calendar\Consequences;
use OCA\RoomsApp\Service\RoomBooking\BookingTexts;
use OCA\RoomsApp\Shared\Exception\Gone;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Exception\Refusal;

/** Requests that managers are asked in the bell and in mails, each by a stamp of what was asked: nothing else is answered by it. */
class Requests {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly RoomLock $lock,
		private readonly Managers $managers,
		private readonly Approvals $approvals,
		private readonly Consequences $consequences,
		private readonly InstanceZone $instance,
	) {
	}

	/** Null when it was answered, changed or cancelled, and for those who do not manage the room any more. */
	public function findOrNull(int $bookingId, string $stamp, string $userId): ?OpenRequest {
		$booking = $this->bookings->findByIdOrNull($bookingId);
		$room = $booking === null ? null : $this->rooms->findOrNull($booking->roomId);
		if ($booking === null || $room === null || !$this->managers->includes($room, $userId)) {
			return null;
		}
		$dates = $this->dates->findAll($booking->id);
		return Stamp::isOf($stamp, $booking, $dates) ? new OpenRequest($booking, $room, $dates) : null;
	}

	/** Whether the account manages the room of the booking; also false when there is none any more. */
	public function isManager(int $bookingId, string $userId): bool {
		$booking = $this->bookings->findByIdOrNull($bookingId);
		$room = $booking === null ? null : $this->rooms->findOrNull($booking->roomId);
		return $room !== null && $this->managers->includes($room, $userId);
	}

	/**
	 * From the bell: for whoever manages the room.
	 *
	 * @return array{status: 'ok'}
	 * @throws Refusal
	 */
	public function accept(int $bookingId, string $stamp, string $userId): array {
		$this->answer($bookingId, $stamp, $userId, true, '');
		return ['status' => 'ok'];
	}

	/**
	 * @return array{status: 'ok'}
	 * @throws Refusal
	 */
	public function decline(int $bookingId, string $stamp, string $userId): array {
		$this->answer($bookingId, $stamp, $userId, false, '');
		return ['status' => 'ok'];
	}

	/**
	 * @param string $why in the words of the manager; may be empty
	 * @throws NotFound for those who do not manage the room, whether there is such a booking or not
	 * @throws Gone when it is not what was asked
	 * @throws Refusal also when somebody else has the room by now
	 */
	public function answer(int $bookingId, string $stamp, string $userId, bool $isAccepted, string $why): void {
		[$booking, $room] = $this->managed($bookingId, $userId);
		$actor = Actor::account($userId);
		$said = BookingTexts::text($why);
		$changed = $this->lock->hold([$room->id], function () use ($booking, $room, $stamp, $isAccepted, $actor, $said): ?ChangedBooking {
			$current = $this->bookings->findByIdOrNull($booking->id);
			if ($current === null || !Stamp::isOf($stamp, $current, $this->dates->findAll($current->id))) {
				throw new Gone(Reason::OUTDATED, 'This request was answered, changed or cancelled in the meantime.');
			}
			return $isAccepted
				? $this->approvals->accept($current, $room->rules($this->instance->zone()), null, $actor, $said)
				: $this->approvals->decline($current, null, $actor, $said);
		});
		if ($changed !== null) {
			$this->consequences->of($changed, $isAccepted ? BookingEvent::Accepted : BookingEvent::Declined, $actor, $said);
		}
	}

	/**
	 * @return array{Booking, Room}
	 * @throws NotFound
	 */
	private function managed(int $bookingId, string $userId): array {
		$booking = $this->bookings->findByIdOrNull($bookingId);
		$room = $booking === null ? null : $this->rooms->findOrNull($booking->roomId);
		return $booking !== null && $room !== null && $this->managers->includes($room, $userId)
			? [$booking, $room]
			: throw new NotFound(Reason::UNKNOWN_BOOKING, 'Booking not found');
	}
}
