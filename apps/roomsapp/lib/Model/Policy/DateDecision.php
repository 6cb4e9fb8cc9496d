<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

use OCA\RoomsApp\Model\Calendar\Occurrence;

/** What is decided about one date. */
final class DateDecision {
	/** The first of the causes; null also for a date that is only declined because others of its series are. */
	public readonly ?Cause $cause;

	/** @param list<Cause> $causes all reasons against this date, in the order of the enum */
	public function __construct(
		public readonly Occurrence $occurrence,
		public readonly Verdict $verdict,
		public readonly array $causes = [],
	) {
		$this->cause = $causes[0] ?? null;
	}
}
