<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Outbox\Outbox;

/** Has rooms synced by the next background job. What gets lost here is found by the regular sync. */
class SyncQueue {
	public const KIND = 'extsync';
	/** Changes of a room within this time are synced together. */
	private const SECONDS = 60;

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Clock $clock,
	) {
	}

	/** Within a minute. */
	public function soon(string $roomId): void {
		$now = $this->clock->now()->getTimestamp();
		$end = $now - $now % self::SECONDS + self::SECONDS;
		$this->outbox->add(self::KIND, "$roomId $end", ['room' => $roomId], $end - $now);
	}

	public function now(string $roomId): void {
		$this->outbox->add(self::KIND, "$roomId " . bin2hex(random_bytes(8)), ['room' => $roomId]);
	}
}
