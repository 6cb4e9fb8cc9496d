<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Room;

use OCA\RoomsApp\Model\Policy\Role;

/** What every account may do in a room, beside those that have a permission. */
enum Everyone: string {
	case None = 'none';
	case View = 'view';
	case Book = 'book';

	public function role(): Role {
		return match ($this) {
			self::None => Role::None,
			self::View => Role::Viewer,
			self::Book => Role::Booker,
		};
	}
}
