<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Booking;

use OCA\RoomsApp\Model\Booking\BookingPlan;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\Claim;
use OCA\RoomsApp\Model\Booking\Present;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Booking\RoomLock;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Exception\NotFound;

/**
 * Books rooms. Every path comes here, and every answer is found and written while the rooms are locked, so that no two
 * bookings of a room overlap.
 *
 * A request that waits for the organizer's event is claimed before the event is stored and confirmed afterwards. A claim
 * that is neither confirmed nor withdrawn lapses after a minute, and what stood before stands.
 */
class BookingDesk {
	public const CLAIM_SECONDS = 60;

	public function __construct(
		private readonly RoomLock $lock,
		private readonly Ledger $ledger,
		private readonly LapsedClaims $lapsed,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly Freshness $freshness,
		private readonly Clock $clock,
	) {
	}

	/**
	 * Decides about each room apart. What is accepted or pending is kept free for the request; without an event to wait
	 * for it is booked.
	 *
	 * @param non-empty-list<BookingRequest> $requests for different rooms
	 * @return non-empty-list<Claim> in the same order
	 * @throws NotFound when a room does not exist
	 */
	public function claim(array $requests): array {
		$requests = $this->freshness->refresh($requests);
		return $this->lock->hold(
			array_merge(...array_map(static fn (BookingRequest $request): array => $request->rooms(), $requests)),
			fn (): array => array_map(fn (BookingRequest $request): Claim => $this->claimOne($request, $this->now()), $requests),
		);
	}

	/**
	 * Books what was claimed, once the organizer's event is stored. When the claim lapsed and somebody asked for the room since,
	 * or the booking was changed, it is decided again; what no longer fits is returned unconfirmed, with the decision of now,
	 * and books nothing.
	 *
	 * @param non-empty-list<Claim> $claims
	 * @return non-empty-list<Claim> in the same order
	 * @throws NotFound when a room does not exist any more
	 */
	public function confirm(array $claims): array {
		return $this->lock->hold(
			array_merge(...array_map(static fn (Claim $claim): array => $claim->request->rooms(), $claims)),
			fn (): array => array_map(fn (Claim $claim): Claim => $this->confirmOne($claim, $this->now()), $claims),
		);
	}

	/**
	 * Gives up claims whose event could not be stored.
	 *
	 * @param non-empty-list<Claim> $claims
	 * @throws NotFound when a room does not exist any more
	 */
	public function withdraw(array $claims): void {
		$this->lock->hold(
			array_map(static fn (Claim $claim): string => $claim->request->roomId, $claims),
			function () use ($claims): void {
				array_walk($claims, $this->drop(...));
			},
		);
	}

	private function claimOne(BookingRequest $request, int $now): Claim {
		$this->lapsed->sweepRoom($request->roomId, $now);
		$present = $this->ledger->present($request);
		$plan = $this->ledger->plan($request, $present, $now);
		if (!$request->awaitsEvent) {
			$id = $this->ledger->write($request, $plan, $present, null, $now);
			return new Claim($request, $plan, '', $id, !$plan->isDeclined());
		}
		$blocking = $plan->blocking();
		if ($blocking === []) {
			return new Claim($request, $plan, '', null, false);
		}
		$token = bin2hex(random_bytes(16));
		$id = $present->id ?? $this->bookings->create($request, $now);
		$this->dates->saveClaimed($id, $request->roomId, $blocking, $token, $now + self::CLAIM_SECONDS);
		return new Claim($request, $plan, $token, $id, false);
	}

	private function confirmOne(Claim $claim, int $now): Claim {
		if ($claim->isConfirmed || $claim->plan->isStale) {
			return $claim;
		}
		[$request, $plan, $token] = [$claim->request, $claim->plan, $claim->token];
		$present = $this->ledger->present($request);
		if (!$this->isHeld($claim, $present)) {
			$this->drop($claim);
			$this->lapsed->sweepRoom($request->roomId, $now);
			$present = $this->ledger->present($request);
			[$plan, $token] = [$this->ledger->plan($request, $present, $now, isLatest: true), ''];
			if ($plan->isDeclined() && !$claim->plan->isDeclined()) {
				return new Claim($request, $plan, '', null, false);
			}
		}
		$id = $this->ledger->write($request, $plan, $present, $token === '' ? null : $token, $now);
		return new Claim($request, $plan, '', $id, true);
	}

	/** Whether nothing that the claim was decided on has changed since. */
	private function isHeld(Claim $claim, Present $present): bool {
		$claimed = count($claim->plan->blocking());
		$held = $claim->bookingId === null ? 0 : $this->dates->countClaimed($claim->bookingId, $claim->token);
		return $held === $claimed && BookingPlan::fingerprint($present->dates) === $claim->plan->base;
	}

	private function drop(Claim $claim): void {
		if ($claim->bookingId === null || $claim->token === '') {
			return;
		}
		$this->dates->deleteClaim($claim->bookingId, $claim->token);
		if (!$this->dates->hasClaims($claim->bookingId)) {
			$this->bookings->deleteUnconfirmed([$claim->bookingId]);
		}
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
