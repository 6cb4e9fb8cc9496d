<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Booking;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\AuditEntry;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingPlan;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\ChangedBooking;
use OCA\RoomsApp\Model\Booking\Planner;
use OCA\RoomsApp\Model\Booking\Present;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Repository\Booking\AuditRepository;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;

/** Reads, changes and records bookings for services that hold the room's lock. */
class Ledger {
	/** Dates that an entry of the audit names; it counts the others only. */
	private const NAMED_DATES = 20;

	public function __construct(
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly AuditRepository $audit,
		private readonly Planner $planner,
	) {
	}

	public function present(BookingRequest $request): Present {
		$present = $this->bookings->findPresent($request);
		$dates = $present->booking === null ? [] : $this->dates->findAll($present->booking->id);
		return new Present($present->id, $present->booking, $dates);
	}

	/** @param bool $isLatest whether the event is the latest whatever its sequence says, because it is stored */
	public function plan(BookingRequest $request, Present $present, int $now, bool $isLatest = false): BookingPlan {
		if (!$isLatest && self::isStale($request, $present, $now)) {
			return Planner::stale($request, $present->dates, $now);
		}
		$open = Planner::open($request, $present->dates);
		$taken = $this->taken($request->roomId, $request->rules, $open, self::own($request, $present->id), $now);
		return $this->planner->plan($request, $present->dates, $taken, $now);
	}

	/**
	 * What others occupy wherever one of the dates is.
	 *
	 * @param list<Occurrence>|list<BookedDate> $dates
	 * @param list<int> $except ids of bookings that are not others
	 * @return list<Taken>
	 */
	public function taken(string $roomId, RoomRules $rules, array $dates, array $except, int $now): array {
		if ($dates === []) {
			return [];
		}
		$buffer = 60 * ($rules->bufferBefore + $rules->bufferAfter);
		$from = min(array_column($dates, 'start')) - $buffer;
		return $this->dates->findAllTaken($roomId, $from, max(array_column($dates, 'end')) + $buffer, $except, $now);
	}

	/**
	 * Stores a booking as planned. A refused request without an event leaves nothing but its entry in the audit.
	 *
	 * @param ?string $token of the claim that has the new dates; null when they are not claimed
	 * @return ?int id of the booking
	 */
	public function write(BookingRequest $request, BookingPlan $plan, Present $present, ?string $token, int $now): ?int {
		$before = $present->booking;
		if ($plan->isRefused || ($plan->isDeclined() && !$request->awaitsEvent)) {
			return $this->refuse($request, $plan, $before, $now);
		}
		if ($before === null && $plan->added === []) {
			return null;
		}
		$event = self::event($before?->state, $plan);
		$id = $present->id ?? $this->bookings->create($request, $now);
		$added = $plan->added;
		if ($token !== null) {
			$this->dates->saveConfirmed($id, $token);
			$added = array_values(array_filter($added, static fn (BookedDate $date): bool => !$date->state->isBlocking()));
		}
		$this->dates->saveAll($id, $request->roomId, $added);
		$this->dates->deleteAll($plan->dropped);
		$this->dates->saveState($plan->cancelled, BookingState::Cancelled);
		$sequence = $before === null || $before->state === BookingState::Cancelled ? 0 : $before->sequence;
		$cause = $plan->isDeclined() ? $plan->decision->cause : null;
		$this->bookings->saveDecided($id, $request, max($sequence, $request->sequence), $plan->state, $cause, $now);
		if ($plan->changesDates()) {
			$this->record($request, $id, $event, $before?->state, $plan->state, $now, [
				'state' => $plan->state->value,
				'cause' => $cause?->value,
				...self::named($plan->added),
				'gone' => count($plan->dropped) + count($plan->cancelled),
			]);
		}
		if ($request->leaves !== null && !$plan->isDeclined()) {
			$this->leave($request, $request->leaves, $now);
		}
		return $id;
	}

	/**
	 * Gives dates of a booking another state, and the booking the state that follows from them.
	 *
	 * @param list<BookedDate> $changed
	 * @param list<BookedDate> $dates all of the booking
	 * @param ?BookingState $whole of the booking, where it does not follow from the dates
	 */
	public function change(
		Booking $booking,
		array $dates,
		array $changed,
		BookingState $to,
		BookingEvent $event,
		Actor $actor,
		string $why,
		int $now,
		?BookingState $whole = null,
	): ChangedBooking {
		$ids = array_flip(array_filter(array_column($changed, 'id'), is_int(...)));
		$after = array_map(
			static fn (BookedDate $date): BookedDate => $date->id !== null && isset($ids[$date->id]) ? $date->in($to) : $date,
			$dates,
		);
		$state = $whole ?? Planner::state($after, $now);
		self::check($event, $booking->state, $state);
		$this->dates->saveState(array_keys($ids), $to);
		$this->bookings->saveState($booking->id, $state, $now);
		$details = ['state' => $state->value, ...self::named($changed), ...$why === '' ? [] : ['why' => $why]];
		$this->audit->save(
			new AuditEntry($booking->roomId, $booking->id, Booking::hash($booking->uid), $event, $actor, $now, $details),
		);
		return new ChangedBooking($booking->in($state, $now), $changed);
	}

	/**
	 * Adds dates to a series without end.
	 *
	 * @param list<BookedDate> $dates
	 */
	public function extend(Booking $booking, array $dates, int $until, int $now): void {
		self::check(BookingEvent::Extended, $booking->state, $booking->state);
		$this->dates->saveAll($booking->id, $booking->roomId, $dates);
		$this->bookings->saveExpandedUntil($booking->id, $until);
		if ($dates !== []) {
			$details = ['until' => $until, ...self::named($dates)];
			$hash = Booking::hash($booking->uid);
			$this->audit->save(
				new AuditEntry($booking->roomId, $booking->id, $hash, BookingEvent::Extended, Actor::system(), $now, $details),
			);
		}
	}

	private static function isStale(BookingRequest $request, Present $present, int $now): bool {
		$booking = $present->booking;
		return $booking !== null && $booking->state !== BookingState::Cancelled && $request->sequence < $booking->sequence
			&& !Planner::isSame($request, $present->dates, $now);
	}

	/** @return list<int> ids of the booking that asks and of the one that it takes the place of */
	private static function own(BookingRequest $request, ?int $id): array {
		return [...$id === null ? [] : [$id], ...$request->leaves === null ? [] : [$request->leaves->id]];
	}

	private function refuse(BookingRequest $request, BookingPlan $plan, ?Booking $before, int $now): ?int {
		if ($plan->isStale) {
			return $before?->id;
		}
		$cause = $plan->decision->cause;
		$isKept = $before !== null && $before->state->isBlocking();
		// Where an event is stored all the same, its texts are the latest; a request without one leaves nothing.
		if ($isKept && $request->awaitsEvent) {
			$this->bookings->saveRefused($before->id, $request, $cause, $now);
		}
		$event = $isKept ? BookingEvent::ChangeRefused : BookingEvent::Refused;
		$this->record($request, $before?->id, $event, $before?->state, $isKept ? $before->state : BookingState::Declined, $now, [
			'cause' => $cause?->value,
			...self::named($request->occurrences->list),
		]);
		return $before?->id;
	}

	private function leave(BookingRequest $request, Booking $old, int $now): void {
		$booking = $this->bookings->findByIdOrNull($old->id);
		if ($booking === null || $booking->state === BookingState::Cancelled) {
			return;
		}
		$dates = $this->dates->findAll($booking->id);
		$leaving = Releases::scope($dates, $now);
		$why = "moved to {$request->roomId}";
		$gone = BookingState::Cancelled;
		$this->change($booking, $dates, $leaving, $gone, BookingEvent::Moved, $request->actor, $why, $now, $gone);
	}

	private static function event(?BookingState $before, BookingPlan $plan): BookingEvent {
		$isNew = $before === null || $before === BookingState::Cancelled;
		return match (true) {
			$plan->state === BookingState::Declined && ($isNew || $before === BookingState::Declined) => BookingEvent::Refused,
			$plan->state === BookingState::Cancelled => BookingEvent::Cancelled,
			$isNew => BookingEvent::Booked,
			default => BookingEvent::Changed,
		};
	}

	/** @param array<string, mixed> $details */
	private function record(
		BookingRequest $request,
		?int $id,
		BookingEvent $event,
		?BookingState $from,
		BookingState $to,
		int $now,
		array $details,
	): void {
		self::check($event, $from, $to);
		$this->audit->save(
			new AuditEntry($request->roomId, $id, Booking::hash($request->uid), $event, $request->actor, $now, $details),
		);
	}

	private static function check(BookingEvent $event, ?BookingState $from, BookingState $to): void {
		if (!$event->allows($from, $to)) {
			$before = $from === null ? 'nothing' : $from->value;
			throw new \LogicException("$event->value does not lead from $before to $to->value");
		}
	}

	/**
	 * @param list<Occurrence>|list<BookedDate> $dates
	 * @return array{count: int, dates: list<array<string, mixed>>} how many, and the first of them
	 */
	private static function named(array $dates): array {
		$named = array_map(
			static fn (Occurrence|BookedDate $date): array => [
				'start' => $date->start,
				'end' => $date->end,
				...$date->recurrenceId === '' ? [] : ['recurrenceId' => $date->recurrenceId],
				...$date instanceof BookedDate && $date->cause !== null ? ['cause' => $date->cause->value] : [],
			],
			array_slice($dates, 0, self::NAMED_DATES),
		);
		return ['count' => count($dates), 'dates' => $named];
	}
}
