<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Notice;

/** What people are told about a booking. */
enum NoticeKind: string {
	/** To the organizer: the room accepted at once. */
	case Confirmed = 'confirmed';
	/** To managers: it waits for their answer. */
	case Request = 'request';
	/** To the organizer: a manager accepted. */
	case Accepted = 'accepted';
	/** To the organizer: a manager declined. */
	case Declined = 'declined';
	/** To the organizer: the rules of the room refused it, or some of its dates. */
	case Refused = 'refused';
	/** To the organizer: a change was refused, and everything stays as it was. */
	case ChangeRefused = 'change_refused';
	/** To the organizer: it was cancelled, or some of its dates. */
	case Cancelled = 'cancelled';
	/** To managers who had to do with it: the organizer gave it up. */
	case Withdrawn = 'withdrawn';
	/** To managers: the room is free again because the organizer's account was deleted. */
	case Freed = 'freed';

	public function isForManagers(): bool {
		return in_array($this, [self::Request, self::Withdrawn, self::Freed], true);
	}

	/** Whether a reader without the event needs it to act on the notice. */
	public function hasEvent(): bool {
		return in_array($this, [self::Confirmed, self::Request, self::Accepted], true);
	}

	/** Whether Nextcloud's bell rings. The calendar already shows what was accepted at once. */
	public function ringsBell(): bool {
		return $this !== self::Confirmed;
	}
}
