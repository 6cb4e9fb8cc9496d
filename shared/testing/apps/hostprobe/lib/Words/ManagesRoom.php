<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Words;

use OCA\HostProbe\Shared\Exception\Forbidden;
use OCA\HostProbe\Shared\Http\Access\Caller;
use OCA\HostProbe\Shared\Http\Access\Guard;
use OCA\HostProbe\Shared\Http\Request\Input;

/** Every account manages the room, and so do tokens that may book. */
final class ManagesRoom implements Guard {
	#[\Override]
	public function check(Caller $caller, Input $input): void {
		if ($caller->userId() === null && $caller->token()?->hasScope('book') !== true) {
			throw new Forbidden('not_manager', 'Only managers of this room may do this.');
		}
	}
}
