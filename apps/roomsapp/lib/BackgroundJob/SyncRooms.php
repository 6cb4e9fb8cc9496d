<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\BackgroundJob;

use OCA\RoomsApp\Service\Extsync\RegularSync;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;

/** Syncs all rooms that have a mailbox, those first that were not synced for the longest time. */
final class SyncRooms extends TimedJob {
	private const QUARTER_HOUR = 900;
	/** Other jobs wait for this long at most. */
	private const SECONDS = 240.0;

	public function __construct(
		ITimeFactory $time,
		private readonly RegularSync $sync,
	) {
		parent::__construct($time);
		$this->setInterval(self::QUARTER_HOUR);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->sync->all(self::SECONDS);
	}
}
