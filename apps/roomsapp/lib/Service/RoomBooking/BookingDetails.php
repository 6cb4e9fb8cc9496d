<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\ActorKind;
use OCA\RoomsApp\Model\Booking\AuditEntry;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\DateFilter;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Booking\Planner;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Calendar\Copy\CopyTexts;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Repository\Booking\AuditRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Service\Booking\Ledger;
use OCA\RoomsApp\Service\Booking\Occupancy;
use OCA\RoomsApp\Service\Booking\Releases;
use OCA\RoomsApp\Service\Calendar\OrganizerEvents;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Limits;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Host\Accounts;
use OCA\RoomsApp\Shared\IsoTime;

/**
 * One booking, for its organizer and for those who decide about it.
 *
 * @phpstan-import-type BookingDetails from Schemas as Details
 * @phpstan-import-type BookingDate from Schemas
 * @phpstan-import-type Neighbour from Schemas
 * @phpstan-import-type Decision from Schemas
 * @phpstan-import-type BookingReadQuery from Schemas
 */
class BookingDetails {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Roles $roles,
		private readonly BookingFinder $finder,
		private readonly OccurrenceRepository $dates,
		private readonly Occupancy $occupancy,
		private readonly Ledger $ledger,
		private readonly Planner $planner,
		private readonly RoomCopies $copies,
		private readonly OrganizerEvents $events,
		private readonly AuditRepository $audit,
		private readonly Accounts $accounts,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param BookingReadQuery $query
	 * @return Details
	 * @throws Refusal
	 */
	public function find(string $roomId, string $uid, array $query, string $userId): array {
		$room = $this->rooms->find($roomId);
		$role = $this->roles->of($room, $userId);
		$booking = $this->finder->find($room, $uid, $query['uri'] ?? null, $userId, $role);
		$rules = $room->rules($this->instance->zone());
		$now = $this->clock->now()->getTimestamp();
		$copy = $this->copies->findAll([$booking])[$booking->id] ?? null;
		$dates = Releases::scope($this->dates->findAll($booking->id), $now);
		$history = $this->audit->findAll($booking->id);
		$hasEvent = $booking->source === Source::CalDav;
		return [
			'uid' => $booking->uid,
			'uri' => CopyName::uri($booking->owner, $booking->uid),
			'roomId' => $room->id,
			'roomName' => $room->name,
			'roomLocation' => $room->location(),
			'summary' => $booking->summary,
			'isRecurring' => $booking->isRecurring,
			'hasEvent' => $hasEvent,
			'description' => $copy === null ? '' : (new CopyTexts($copy))->text('DESCRIPTION', ''),
			'organizer' => $booking->organizer,
			'organizerName' => $booking->organizerName,
			'isOwn' => BookingFinder::isOwn($booking, $userId),
			'canRespond' => $role->includes(Role::Manager),
			'isChangedHere' => !$booking->isRecurring && (!$hasEvent || $this->events->isFree($booking)),
			'state' => ShownDate::state($booking->state),
			'reason' => $booking->cause?->value,
			'comment' => $booking->state === BookingState::Declined && $booking->cause === null ? self::lastComment($history) : '',
			'dates' => $this->dates($booking, $rules, array_slice($dates, 0, Limits::DATES_PER_BOOKING), $now),
			'datesTotal' => count($dates),
			'beside' => $role->includes(Role::Manager) ? $this->beside($booking, $rules, $dates, $now) : [],
			'history' => array_map($this->decision(...), $history),
		];
	}

	/**
	 * @param list<BookedDate> $dates
	 * @return list<BookingDate>
	 */
	private function dates(Booking $booking, RoomRules $rules, array $dates, int $now): array {
		$open = array_values(array_filter($dates, static fn (BookedDate $date): bool => $date->state !== BookingState::Accepted));
		$taken = $this->ledger->taken($booking->roomId, $rules, $open, [$booking->id], $now);
		$clashes = array_column($this->planner->clashes($rules, $open, $taken, $now), 'id', 'id');
		return array_map(static function (BookedDate $date) use ($rules, $clashes): array {
			[$start, $end] = ShownDate::times($date, $rules->zone);
			return [
				'dtstart' => $start,
				'dtend' => $end,
				'allDay' => $date->isAllDay,
				'recurrenceId' => $date->recurrenceId === '' ? null : $date->recurrenceId,
				'state' => ShownDate::state($date->state),
				'reason' => $date->cause?->value,
				'clashes' => isset($clashes[$date->id]),
			];
		}, $dates);
	}

	/**
	 * @param list<BookedDate> $dates
	 * @return list<Neighbour>
	 */
	private function beside(Booking $booking, RoomRules $rules, array $dates, int $now): array {
		$waiting = array_values(array_filter($dates, static fn (BookedDate $date): bool => $date->state === BookingState::Pending));
		$first = $waiting[0] ?? null;
		if ($first === null) {
			return [];
		}
		$day = (new \DateTimeImmutable("@$first->start"))->setTimezone($rules->zone)->setTime(0, 0);
		$to = max($first->end, $day->modify('+1 day')->getTimestamp());
		$filter = new DateFilter($day->getTimestamp(), $to, [BookingState::Accepted, BookingState::Pending]);
		$others = array_filter(
			$this->occupancy->list([$booking->roomId], $filter),
			static fn (RoomDate $one): bool => $one->booking->id !== $booking->id,
		);
		return array_map(function (RoomDate $one) use ($rules, $first, $now): array {
			[$start, $end] = ShownDate::times($one->date, $rules->zone);
			$taken = [new Taken($one->date->start, $one->date->end, $one->booking->id)];
			return [
				'dtstart' => $start,
				'dtend' => $end,
				'allDay' => $one->date->isAllDay,
				'summary' => $one->booking->summary,
				'organizerName' => $one->booking->organizerName,
				'state' => ShownDate::state($one->date->state),
				'clashes' => $this->planner->clashes($rules, [$first], $taken, $now) !== [],
			];
		}, array_values($others));
	}

	/** @return Decision */
	private function decision(AuditEntry $entry): array {
		$cause = $entry->details['cause'] ?? null;
		$isAccount = $entry->actor->kind === ActorKind::Account;
		return [
			'event' => $entry->event->value,
			'at' => IsoTime::of($entry->at),
			'who' => $isAccount ? $this->accounts->displayName($entry->actor->id) ?? $entry->actor->id : '',
			'reason' => is_string($cause) ? Cause::tryFrom($cause)?->value : null,
			'comment' => $entry->comment(),
		];
	}

	/** @param list<AuditEntry> $history */
	private static function lastComment(array $history): string {
		foreach (array_reverse($history) as $entry) {
			if ($entry->comment() !== '') {
				return $entry->comment();
			}
		}
		return '';
	}
}
