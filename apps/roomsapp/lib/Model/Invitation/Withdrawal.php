<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation;

/** A room that an event no longer asks. */
final class Withdrawal {
	public function __construct(
		public readonly string $roomId,
		/** The account whose calendar has or had the event. */
		public readonly string $owner,
		public readonly string $uid,
	) {
	}
}
