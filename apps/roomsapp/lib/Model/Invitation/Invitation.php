<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation;

use Sabre\VObject\Component\VCalendar;

/** What an event asks of one room. */
final class Invitation {
	private ?VCalendar $object = null;

	/** @param \Closure(): VCalendar $only makes the object that is restricted to the room */
	public function __construct(
		public readonly string $roomId,
		/** The account whose calendar has the event. */
		public readonly string $owner,
		public readonly string $uid,
		public readonly int $sequence,
		/** Mail address; '' when the account has none. */
		public readonly string $organizer,
		public readonly string $organizerName,
		public readonly string $summary,
		public readonly EventClass $class,
		/** The room was not asked before. */
		public readonly bool $isNew,
		/** Room, time or recurrence may differ from before; when they do not, nothing has to be decided again. */
		public readonly bool $hasChanged,
		private readonly \Closure $only,
	) {
	}

	/**
	 * A copy of the event without the dates for which the room is not asked: those of a series are marked as cancelled, and
	 * without the series only single dates are left.
	 */
	public function object(): VCalendar {
		return $this->object ??= ($this->only)();
	}
}
