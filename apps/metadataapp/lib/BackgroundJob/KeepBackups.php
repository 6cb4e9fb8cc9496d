<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\BackgroundJob;

use OCA\MetadataApp\Service\Backup\DailyBackup;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;

/** Goes on with a backup or a restore that is running, and makes a backup each day. */
final class KeepBackups extends TimedJob {
	/** Each time that jobs run at all. */
	private const SECONDS = 60;

	public function __construct(
		ITimeFactory $time,
		private readonly DailyBackup $backups,
	) {
		parent::__construct($time);
		$this->setInterval(self::SECONDS);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->backups->work();
	}
}
