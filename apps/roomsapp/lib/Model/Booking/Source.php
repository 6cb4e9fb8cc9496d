<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

/** Who made a booking. */
enum Source: string {
	/** An event that a calendar client saved. */
	case CalDav = 'caldav';
	/** The screens of this app. */
	case Web = 'web';
	/** The public API; there is no organizer's event. */
	case Api = 'api';
	/** An external calendar provider. */
	case Sync = 'sync';
}
