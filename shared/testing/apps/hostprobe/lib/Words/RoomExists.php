<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Words;

use OCA\HostProbe\Shared\Exception\NotFound;
use OCA\HostProbe\Shared\Http\Access\Caller;
use OCA\HostProbe\Shared\Http\Access\Guard;
use OCA\HostProbe\Shared\Http\Request\Input;

/** There is one room. */
final class RoomExists implements Guard {
	#[\Override]
	public function check(Caller $caller, Input $input): void {
		if ($input->path('room') !== 'blue') {
			throw new NotFound('unknown_room', 'There is no such room.');
		}
	}
}
