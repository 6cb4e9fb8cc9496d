<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Room;

/** The rooms as Nextcloud offers them to calendar clients. */
interface RoomCatalog {
	/** To be called once per request, after the commit, when something that clients see has changed. */
	public function changed(): void;

	/** @return list<string> ids of the room backends that Nextcloud knows */
	public function backends(): array;

	/**
	 * @return list<array{id: string, displayName: string, email: string, backend: string, groupRestrictions: list<string>}>
	 * @throws \RuntimeException when Nextcloud cannot tell
	 */
	public function rooms(): array;
}
