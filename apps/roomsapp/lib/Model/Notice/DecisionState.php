<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Notice;

/** What the page that a link opens has to say. */
enum DecisionState {
	case Open;
	/** The room is taken by now, so that it can only be declined. */
	case Conflict;
	case Accepted;
	case Declined;
	/** The booking was answered, changed or cancelled some other way. */
	case Outdated;
	/** The account that the link was sent to does not manage the room any more. */
	case NotManager;
	case Unknown;

	public function isOpen(): bool {
		return $this === self::Open || $this === self::Conflict;
	}
}
