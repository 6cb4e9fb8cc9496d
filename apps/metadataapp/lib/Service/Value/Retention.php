<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Setting\SettingsRepository;
use OCA\MetadataApp\Shared\Clock;

/** Forgets changes of values that are older than an administrator wants to keep. The values themselves stay. */
class Retention {
	private const DAY = 86_400;
	/** Entries that are deleted at once. */
	private const PAGE = 1_000;

	public function __construct(
		private readonly HistoryRepository $history,
		private readonly SettingsRepository $settings,
		private readonly Clock $clock,
	) {
	}

	/** @return int how many entries were forgotten */
	public function sweep(): int {
		$days = $this->settings->findHistoryDays();
		if ($days === 0) {
			return 0;
		}
		$before = $this->clock->now()->getTimestamp() - $days * self::DAY;
		$count = 0;
		do {
			$deleted = $this->history->deleteOlderThan($before, self::PAGE);
			$count += $deleted;
		} while ($deleted === self::PAGE);
		return $count;
	}
}
