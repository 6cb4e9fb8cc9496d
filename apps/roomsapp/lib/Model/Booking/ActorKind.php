<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

/** What an actor's id names. */
enum ActorKind: string {
	case Account = 'account';
	case Token = 'token';
	/** A job; its id is empty. */
	case System = 'system';
}
