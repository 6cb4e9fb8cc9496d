<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Guard;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Shared\Exception\Forbidden;
use OCA\RoomsApp\Shared\Http\Access\Caller;
use OCA\RoomsApp\Shared\Http\Access\Guard;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCA\RoomsApp\Shared\Token\IssuedToken;

/** Refuses a restricted token every other room alike, so that it does not find out which rooms exist. */
final class TokenRoom implements Guard {
	/** @throws Forbidden */
	#[\Override]
	public function check(Caller $caller, Input $input): void {
		if (!IssuedToken::heldBy($caller)->mayUse($input->path('id'))) {
			throw new Forbidden(Reason::ROOM_NOT_ALLOWED, 'Token does not have access to this room');
		}
	}
}
