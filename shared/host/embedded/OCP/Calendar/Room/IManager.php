<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Calendar\Room;

/** The rooms that calendar clients know. */
interface IManager {
	/** @return list<IBackend> of all apps */
	public function getBackends(): array;

	/** Reads all rooms of all apps anew: what is new gets a calendar, what is gone loses it. */
	public function update(): void;
}
