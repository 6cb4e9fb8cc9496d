<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Service\Booking\Approvals;
use OCA\RoomsApp\Service\Booking\Releases;
use OCA\RoomsApp\Service\Calendar\Consequences;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\Refusal;

/**
 * Answers of managers, and rooms that are given back.
 *
 * @phpstan-import-type BookingAnswer from Schemas
 * @phpstan-import-type AnsweredBooking from Schemas
 * @phpstan-import-type BookingRespondQuery from Schemas
 * @phpstan-import-type BookingRemoveQuery from Schemas
 * @phpstan-import-type Done from Schemas
 */
class BookingAnswers {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Roles $roles,
		private readonly BookingFinder $finder,
		private readonly Approvals $approvals,
		private readonly Releases $releases,
		private readonly Consequences $consequences,
		private readonly InstanceZone $instance,
	) {
	}

	/**
	 * For managers, which the route makes sure of.
	 *
	 * @param BookingRespondQuery $query
	 * @param BookingAnswer $sent
	 * @return AnsweredBooking
	 * @throws Refusal
	 */
	public function respond(string $roomId, string $uid, array $query, array $sent, string $userId): array {
		$action = match ($sent['action'] ?? '') {
			'accept' => 'accept',
			'decline' => 'decline',
			default => throw new Invalid(Reason::UNKNOWN_ACTION, 'Invalid action. Use "accept" or "decline".', '/action'),
		};
		$room = $this->rooms->find($roomId);
		$rules = $room->rules($this->instance->zone());
		$booking = $this->finder->find($room, $uid, $query['uri'] ?? null, $userId, $this->roles->of($room, $userId));
		$date = $this->finder->dateOrNull($booking, $sent['recurrenceId'] ?? null, $rules->zone);
		$ids = $date === null ? null : [$date];
		$why = BookingTexts::text($sent['comment'] ?? '');
		$actor = Actor::account($userId);
		$changed = $action === 'accept'
			? $this->approvals->accept($booking, $rules, $ids, $actor, $why)
			: $this->approvals->decline($booking, $ids, $actor, $why);
		if ($changed !== null) {
			$event = $action === 'accept' ? BookingEvent::Accepted : BookingEvent::Declined;
			$this->consequences->of($changed, $event, $actor, $why);
		}
		return ['status' => 'ok', 'action' => $action];
	}

	/**
	 * @param BookingRemoveQuery $query
	 * @return Done
	 * @throws Refusal
	 */
	public function remove(string $roomId, string $uid, array $query, string $userId): array {
		$room = $this->rooms->find($roomId);
		$zone = $room->zone($this->instance->zone());
		$booking = $this->finder->find($room, $uid, $query['uri'] ?? null, $userId, $this->roles->of($room, $userId));
		$date = $this->finder->dateOrNull($booking, $query['recurrenceId'] ?? null, $zone);
		$actor = Actor::account($userId);
		$changed = $this->releases->release($booking, $date, $actor) ?? throw BookingFinder::unknown();
		$this->consequences->of($changed, BookingEvent::Cancelled, $actor);
		return ['status' => 'ok'];
	}
}
