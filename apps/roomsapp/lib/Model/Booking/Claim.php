<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

use OCA\RoomsApp\Model\Policy\Decision;

/** The answer to a request. Its dates are kept free for it until it is confirmed, is withdrawn, or lapses. */
final readonly class Claim {
	/**
	 * @param string $token of its dates
	 * @param ?int $bookingId null where no booking came about
	 */
	public function __construct(
		public BookingRequest $request,
		public BookingPlan $plan,
		public string $token,
		public ?int $bookingId,
		public bool $isConfirmed,
	) {
	}

	public function decision(): Decision {
		return $this->plan->decision;
	}
}
