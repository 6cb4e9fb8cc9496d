<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Service;

/** What a plugin and a listener that answer for rooms heard. */
final class SeenBookingEvents extends Recording {
	#[\Override]
	protected function name(): string {
		return 'booking_events';
	}
}
