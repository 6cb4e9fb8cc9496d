<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Zone;

use OCA\RoomsApp\Model\Calendar\Rule\Rule;

/** A STANDARD or DAYLIGHT of a VTIMEZONE: when the clocks change from one offset to another. Times are local, before the change. */
final class Observance {
	/**
	 * @param list<int> $dates
	 * @param list<array{Rule, int}> $rules each with the last time it may name
	 */
	public function __construct(
		public readonly int $start,
		public readonly int $offsetFrom,
		public readonly int $offsetTo,
		public readonly array $dates,
		public readonly array $rules,
	) {
	}
}
