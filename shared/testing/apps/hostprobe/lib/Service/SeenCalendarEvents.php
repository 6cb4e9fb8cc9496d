<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Service;

/** What calendars told of their changes. */
final class SeenCalendarEvents extends Recording {
	#[\Override]
	protected function name(): string {
		return 'calendar_events';
	}
}
