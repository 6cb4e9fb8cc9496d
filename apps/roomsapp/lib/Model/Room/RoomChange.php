<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Room;

/** A room before and after a change. */
final readonly class RoomChange {
	public function __construct(
		public Room $before,
		public Room $after,
	) {
	}

	/** Whether it may have changed who sees the room. */
	public function concernsAccess(): bool {
		return $this->before->everyone !== $this->after->everyone || $this->before->groupId !== $this->after->groupId;
	}
}
