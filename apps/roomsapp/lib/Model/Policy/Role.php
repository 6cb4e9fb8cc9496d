<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

/** What an account may do with a room; each role includes those before it. */
enum Role: int {
	case None = 0;
	case Viewer = 1;
	case Booker = 2;
	case Manager = 3;
	case Admin = 4;

	public function includes(self $role): bool {
		return $this->value >= $role->value;
	}
}
