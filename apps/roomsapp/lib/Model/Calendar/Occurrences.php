<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar;

/** The dates of an event, or why they are not known. */
final class Occurrences {
	/** @param list<Occurrence> $list by start, then by recurrence id */
	public function __construct(
		public readonly array $list,
		public readonly bool $isRecurring = false,
		/** A series without end: the list stops at the end of the time asked for. */
		public readonly bool $isOpen = false,
		/** Then the list is empty, and the request is declined. */
		public readonly ?Problem $problem = null,
	) {
	}
}
