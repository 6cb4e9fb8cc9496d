<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Booking;

use OCA\RoomsApp\Model\Booking\BookingRequest;

/** Learns what was decided about rooms elsewhere, before they are decided about here. */
interface Freshness {
	/**
	 * @param non-empty-list<BookingRequest> $requests
	 * @return non-empty-list<BookingRequest> the same; those of rooms of which too little is known are stopped
	 */
	public function refresh(array $requests): array;
}
