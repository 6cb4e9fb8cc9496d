<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Calendar;

/** A calendar in which apps can make events: the people and rooms that these name are invited. */
interface ICreateFromString extends ICalendar {
	/** @throws Exceptions\CalendarException */
	public function createFromString(string $name, string $calendarData): void;

	/**
	 * Without mail.
	 *
	 * @throws Exceptions\CalendarException
	 */
	public function createFromStringMinimal(string $name, string $calendarData): void;
}
