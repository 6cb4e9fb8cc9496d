<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Calendar;

/** Everybody's calendars. */
interface IManager {
	/**
	 * @param list<string> $calendarUris only these
	 * @return list<ICalendar>
	 */
	public function getCalendarsForPrincipal(string $principalUri, array $calendarUris = []): array;
}
