<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Group;

use OCA\RoomsApp\Shared\IsoTime;

/** Rooms that have permissions in common. */
final readonly class RoomGroup {
	/** @param int $createdAt Unix seconds */
	public function __construct(
		public string $id,
		public string $name,
		public string $description,
		public int $createdAt,
	) {
	}

	/** @return array{id: string, name: string, description: string, createdAt: string} */
	public function toArray(): array {
		return [
			'id' => $this->id,
			'name' => $this->name,
			'description' => $this->description,
			'createdAt' => IsoTime::of($this->createdAt),
		];
	}
}
