<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

/** Time of a room that another booking, accepted or pending, has. */
final class Taken {
	public function __construct(
		/** Unix seconds. */
		public readonly int $start,
		/** Exclusive. */
		public readonly int $end,
		public readonly int $bookingId,
	) {
	}
}
