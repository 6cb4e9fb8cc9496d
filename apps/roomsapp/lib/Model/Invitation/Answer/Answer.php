<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation\Answer;

use OCA\RoomsApp\Model\Policy\Decision;

/** The answer of one room to an event, for the organizer. */
final class Answer {
	/**
	 * @param \DateTimeZone $zone of the room
	 * @param array<string, string> $reasons by value of the Cause, in the organizer's language; '' for what somebody declined
	 */
	public function __construct(
		public readonly string $roomId,
		public readonly Decision $decision,
		public readonly \DateTimeZone $zone,
		public readonly array $reasons = [],
	) {
	}
}
