<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Calendar\Room;

use OCP\Calendar\BackendTemporarilyUnavailableException;

/** The rooms of one app. */
interface IBackend {
	/**
	 * @return list<IRoom>
	 * @throws BackendTemporarilyUnavailableException
	 */
	public function getAllRooms(): array;

	/**
	 * @return list<string> ids
	 * @throws BackendTemporarilyUnavailableException
	 */
	public function listAllRooms(): array;

	/**
	 * @param string $id
	 * @return ?IRoom
	 * @throws BackendTemporarilyUnavailableException
	 */
	public function getRoom($id);

	/** Without a hyphen. */
	public function getBackendIdentifier(): string;
}
