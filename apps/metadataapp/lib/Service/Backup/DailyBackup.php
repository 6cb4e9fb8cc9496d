<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Backup;

use OCA\MetadataApp\Model\Backup\Manifest;
use OCA\MetadataApp\Repository\Backup\BackupFiles;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\Setting\SettingsRepository;
use OCA\MetadataApp\Shared\Clock;

/** What background jobs do about backups each time that they run. */
class DailyBackup {
	private const DAY = 86_400;
	/** Other jobs wait for this one. */
	private const SECONDS = 600.0;

	public function __construct(
		private readonly Backups $backups,
		private readonly Worker $worker,
		private readonly RunRepository $runs,
		private readonly BackupFiles $files,
		private readonly FieldRepository $fields,
		private readonly SettingsRepository $settings,
		private readonly Clock $clock,
	) {
	}

	/** Goes on with what is running, or begins the backup of the day. */
	public function work(): void {
		$now = $this->clock->now()->getTimestamp();
		$this->runs->saveLooked($now);
		if ($this->isDue($now)) {
			$this->backups->createDaily();
		}
		$this->worker->work(self::SECONDS, true);
	}

	/** Where there are no fields, there is nothing to lose. */
	private function isDue(int $now): bool {
		$last = $this->runs->findOrNull();
		if (!$this->settings->hasDailyBackup() || $last?->isRunning() === true || $this->fields->count() === 0) {
			return false;
		}
		$recent = array_filter(
			$this->files->findAll(),
			fn (Manifest $backup): bool => $this->isRecent($backup->isDaily, $backup->createdAt, $now),
		);
		return $recent === [] && ($last === null || !$this->isRecent($last->isDaily, $last->startedAt, $now));
	}

	/** One that failed is not tried again on the same day. */
	private function isRecent(bool $isDaily, int $startedAt, int $now): bool {
		return $isDaily && $startedAt > $now - self::DAY;
	}
}
