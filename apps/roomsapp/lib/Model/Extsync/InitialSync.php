<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Extsync;

/** How far the first sync of a room is; until it is completed, the room takes no new bookings. */
enum InitialSync: string {
	case Pending = 'pending';
	case Syncing = 'syncing';
	case Completed = 'completed';
	case Failed = 'failed';
}
