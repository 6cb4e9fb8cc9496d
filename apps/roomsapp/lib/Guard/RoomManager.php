<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Guard;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Shared\Exception\Forbidden;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Http\Access\Caller;
use OCA\RoomsApp\Shared\Http\Access\Guard;
use OCA\RoomsApp\Shared\Http\Request\Input;

/** Admits managers of the room in the address, and administrators. */
final class RoomManager implements Guard {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Roles $roles,
	) {
	}

	/**
	 * @throws NotFound
	 * @throws Forbidden
	 */
	#[\Override]
	public function check(Caller $caller, Input $input): void {
		$room = $this->rooms->find($input->path('id'));
		if ($this->roles->of($room, $caller->userId())->value < Role::Manager->value) {
			throw new Forbidden(Reason::NOT_MANAGER, 'Forbidden');
		}
	}
}
