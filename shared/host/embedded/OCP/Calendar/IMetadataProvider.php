<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Calendar;

/** Facts about a room that clients can read and search for. */
interface IMetadataProvider {
	/** @return list<string> names of properties in Clark notation */
	public function getAllAvailableMetadataKeys(): array;

	public function hasMetadataForKey(string $key): bool;

	public function getMetadataForKey(string $key): ?string;
}
