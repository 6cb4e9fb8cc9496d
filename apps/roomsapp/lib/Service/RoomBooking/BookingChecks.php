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
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Service\Booking\Ledger;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Forbidden;
use OCA\RoomsApp\Shared\Exception\Refusal;

/**
 * What a room would answer while somebody is still writing the request. Nothing is stored and nothing is kept free.
 *
 * @phpstan-import-type RoomQuestion from Schemas
 * @phpstan-import-type RoomVerdict from Schemas
 */
class BookingChecks {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Roles $roles,
		private readonly BookingRepository $bookings,
		private readonly Ledger $ledger,
		private readonly AskedDates $asked,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param RoomQuestion $sent
	 * @return RoomVerdict
	 * @throws Refusal
	 */
	public function check(string $roomId, array $sent, string $userId): array {
		$room = $this->rooms->find($roomId);
		$role = $this->roles->of($room, $userId);
		$changed = $this->changed($roomId, $sent['uid'] ?? '', $userId, $role);
		if ($changed === null && !$role->includes(Role::Viewer)) {
			throw new Forbidden(Reason::NOT_VIEWER, 'Forbidden');
		}
		$rules = $room->rules($this->instance->zone());
		$times = AskedTimes::read($sent, $rules->zone, 'Start and end times are required');
		$occurrences = $this->asked->of($times, $sent['rrule'] ?? '', $rules->zone);
		$role = $changed !== null && !$role->includes(Role::Booker) ? Role::Booker : $role;
		$request = new BookingRequest(
			$roomId, $rules, $role, Actor::account($userId), Source::Web, $changed->owner ?? $userId,
			$changed->uid ?? NewBookings::newUid(), PHP_INT_MAX, '', '', '', '', $occurrences, null, '', '', false,
		);
		$plan = $this->ledger->plan($request, $this->ledger->present($request), $this->clock->now()->getTimestamp());
		$decision = $plan->decision;
		return [
			'verdict' => $decision->verdict->value,
			'reason' => $decision->cause?->value,
			'isCut' => $occurrences->isOpen,
			'dates' => array_map(static function (DateDecision $date) use ($rules): array {
				[$start, $end] = ShownDate::times(BookedDate::of($date, new Decision($date->verdict, null, [])), $rules->zone);
				return ['start' => $start, 'end' => $end, 'verdict' => $date->verdict->value, 'reason' => $date->cause?->value];
			}, $decision->dates),
		];
	}

	/** The booking that would be changed, of those that the account may change. */
	private function changed(string $roomId, string $uid, string $userId, Role $role): ?Booking {
		foreach ($uid === '' ? [] : $this->bookings->findAllByUid($roomId, $uid) as $booking) {
			if ($role->includes(Role::Manager) || BookingFinder::isOwn($booking, $userId)) {
				return $booking;
			}
		}
		return null;
	}
}
