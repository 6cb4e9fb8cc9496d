<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

use Host\Calendars\Calendar;
use OCP\Calendar\ICreateFromString;

/** A calendar in which apps make events. */
final class AppCalendar implements ICreateFromString {
	/** @param \Closure(Calendar, string, string): void $put */
	public function __construct(
		private readonly Calendar $calendar,
		private readonly \Closure $put,
	) {
	}

	#[\Override]
	public function createFromString(string $name, string $calendarData): void {
		($this->put)($this->calendar, $name, $calendarData);
	}

	/** Nothing here sends mail. */
	#[\Override]
	public function createFromStringMinimal(string $name, string $calendarData): void {
		$this->createFromString($name, $calendarData);
	}
}
