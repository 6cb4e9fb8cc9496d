<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\OwnCalendar;
use OCA\RoomsApp\Host\OwnerAddresses;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\NewEvent;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Calendar\OrganizedEvent;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Service\Booking\Ledger;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Exception\Unprocessable;
use OCA\RoomsApp\Shared\Host\Accounts;
use OCP\Calendar\Exceptions\CalendarException;

/**
 * Books a room by an event in the calendar of the account: guests are invited, and the room answers as to any calendar client. What it
 * would decline is refused before the event is written.
 *
 * @phpstan-import-type NewEvent from Schemas as SentEvent
 * @phpstan-import-type MadeEvent from Schemas
 */
class NewEvents {
	private const REQUIRED = 'Summary, start, and end are required';

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Roles $roles,
		private readonly Ledger $ledger,
		private readonly AskedDates $asked,
		private readonly BookingRepository $bookings,
		private readonly NewBookings $new,
		private readonly OwnCalendar $calendars,
		private readonly OwnerAddresses $addresses,
		private readonly Accounts $accounts,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param SentEvent $sent
	 * @return MadeEvent
	 * @throws Refusal
	 * @throws CalendarException when the calendar cannot be written
	 */
	public function create(string $roomId, array $sent, string $userId): array {
		$room = $this->rooms->find($roomId);
		$summary = BookingTexts::line($sent['summary'] ?? '');
		if ($summary === '') {
			throw new Invalid(Reason::FIELDS_REQUIRED, self::REQUIRED, '/summary');
		}
		$times = AskedTimes::read($sent, $room->rules($this->instance->zone())->zone, self::REQUIRED);
		$rule = $sent['rrule'] ?? '';
		$dates = $this->asked->of($times, $rule, $times->start->getTimezone());
		$this->requireFree($room, $dates, $userId);
		$guests = array_values(array_unique($sent['guests'] ?? []));
		$organizer = $this->addresses->of($userId)[0] ?? '';
		$calendar = $organizer === '' ? null : $this->calendars->findOrNull($userId);
		if ($calendar === null) {
			return $this->withoutEvent($roomId, $sent, $rule !== '' || $guests !== [], $userId);
		}
		$uid = NewBookings::newUid();
		$event = new OrganizedEvent($uid, new NewEvent(
			$summary, $times->start, $times->end, $times->isAllDay, $this->accounts->displayName($userId) ?? $userId, $organizer,
			BookingTexts::text($sent['description'] ?? ''), $room->email, $room->name,
		), $rule, $guests);
		$calendar->createFromString("$uid.ics", $event->text($this->clock->now()));
		$booking = $this->bookings->findOrNull($room->id, $userId, $uid);
		return [
			'uid' => $uid,
			'state' => $booking === null ? 'declined' : ShownDate::state($booking->state),
			'reason' => $booking?->cause?->value,
			'hasEvent' => true,
		];
	}

	/** @throws Refusal */
	private function requireFree(Room $room, Occurrences $dates, string $userId): void {
		$role = $this->roles->of($room, $userId);
		if (!$role->includes(Role::Booker)) {
			throw BookingRefusals::notPermitted();
		}
		if ($dates->problem !== null || $dates->list === []) {
			throw new Unprocessable(Reason::BAD_RULE, 'The dates of the series could not be understood', '/rrule');
		}
		$request = new BookingRequest(
			$room->id, $room->rules($this->instance->zone()), $role, Actor::account($userId), Source::CalDav, $userId,
			NewBookings::newUid(), 0, '', '', '', '', $dates, null, '', '', false,
		);
		$decision = $this->ledger->plan($request, $this->ledger->present($request), $this->clock->now()->getTimestamp())->decision;
		if ($decision->verdict === Verdict::Declined) {
			throw BookingRefusals::of($decision);
		}
	}

	/**
	 * For an account that cannot organize events.
	 *
	 * @param SentEvent $sent
	 * @param bool $needsEvent whether guests have to hear of it, or it recurs
	 * @return MadeEvent
	 * @throws Refusal
	 */
	private function withoutEvent(string $roomId, array $sent, bool $needsEvent, string $userId): array {
		if ($needsEvent) {
			throw new Unprocessable(Reason::NO_CALENDAR, 'Guests and series need a mail address of the account and its personal calendar');
		}
		unset($sent['rrule'], $sent['guests']);
		$made = $this->new->create($roomId, $sent, $userId);
		$state = match ($made['partstat']) {
			'ACCEPTED' => 'accepted',
			'TENTATIVE' => 'pending',
			'DECLINED' => 'declined',
		};
		return ['uid' => $made['uid'], 'state' => $state, 'reason' => null, 'hasEvent' => false];
	}
}
