<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Notice;

/** What became of a link that answers a request. */
enum LinkState: string {
	case Open = 'open';
	/** This link accepted. */
	case Accepted = 'accepted';
	/** This link declined. */
	case Declined = 'declined';
	/** The booking was answered, changed or cancelled some other way. */
	case Outdated = 'outdated';
}
