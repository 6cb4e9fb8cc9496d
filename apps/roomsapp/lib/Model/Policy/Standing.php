<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

/** A date that the booking already has, and what was decided about it. */
final class Standing {
	public function __construct(
		/** As in Occurrence. */
		public readonly string $recurrenceId,
		/** Unix seconds. */
		public readonly int $start,
		/** Exclusive. */
		public readonly int $end,
		public readonly Verdict $verdict,
		/** Why it was declined, where that was by a rule. */
		public readonly ?Cause $cause = null,
	) {
	}
}
