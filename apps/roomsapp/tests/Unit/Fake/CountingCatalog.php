<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use OCA\RoomsApp\Service\Room\RoomCatalog;

/** Counts how often it was told of a change, outside any transaction. */
final class CountingCatalog implements RoomCatalog {
	public int $changes = 0;
	public ?\RuntimeException $failure = null;

	#[\Override]
	public function changed(): void {
		$this->changes++;
	}

	#[\Override]
	public function backends(): array {
		return ['roomsapp'];
	}

	#[\Override]
	public function rooms(): array {
		return $this->failure === null ? [] : throw $this->failure;
	}
}
