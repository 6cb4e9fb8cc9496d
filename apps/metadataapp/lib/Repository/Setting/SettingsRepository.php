<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Setting;

use OCP\IAppConfig;

/** What an administrator chooses for the whole server; loaded only when requested. */
class SettingsRepository {
	private const HISTORY_DAYS = 'history_days';
	private const DAILY_BACKUP = 'daily_backup';

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	/** How long changes of values are kept; 0 for as long as their files. */
	public function findHistoryDays(): int {
		return $this->config->getValueInt($this->appName, self::HISTORY_DAYS, 0, lazy: true);
	}

	public function saveHistoryDays(int $days): void {
		$this->config->setValueInt($this->appName, self::HISTORY_DAYS, $days, lazy: true);
	}

	/** Whether a backup is made each day. */
	public function hasDailyBackup(): bool {
		return $this->config->getValueBool($this->appName, self::DAILY_BACKUP, true, lazy: true);
	}

	public function saveDailyBackup(bool $hasDailyBackup): void {
		$this->config->setValueBool($this->appName, self::DAILY_BACKUP, $hasDailyBackup, lazy: true);
	}
}
