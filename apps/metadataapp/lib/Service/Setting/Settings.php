<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Setting;

use OCA\MetadataApp\Model\Value\Text\Truth;
use OCA\MetadataApp\Repository\Setting\SettingsRepository;
use OCA\MetadataApp\Repository\Setting\SuggestionSwitch;
use OCA\MetadataApp\Shared\Contract\Schemas;

/**
 * Settings of the whole server, for administrators.
 *
 * @phpstan-import-type Settings from Schemas as SettingsBody
 * @phpstan-import-type SaveSettings from Schemas
 */
class Settings {
	public function __construct(
		private readonly SettingsRepository $settings,
		private readonly SuggestionSwitch $suggestions,
	) {
	}

	/** @return SettingsBody */
	public function find(): array {
		return ['success' => true, 'settings' => [
			'history_days' => $this->settings->findHistoryDays(),
			'daily_backup' => $this->settings->hasDailyBackup(),
			'ai_enabled' => $this->suggestions->isOn(),
		]];
	}

	/**
	 * @param SaveSettings $sent what is absent stays as it is
	 * @return SettingsBody
	 */
	public function save(array $sent): array {
		if (isset($sent['history_days'])) {
			$this->settings->saveHistoryDays($sent['history_days']);
		}
		if (isset($sent['daily_backup'])) {
			$this->settings->saveDailyBackup(Truth::read($sent['daily_backup']) ?? false);
		}
		if (isset($sent['ai_enabled'])) {
			$this->suggestions->save(Truth::read($sent['ai_enabled']) ?? false);
		}
		return $this->find();
	}
}
