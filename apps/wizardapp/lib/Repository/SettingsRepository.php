<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Repository;

use OCP\IAppConfig;

/** The settings made by admins for the tour as a whole. */
class SettingsRepository {
	/** Not `enabled`: under that key the host stores whether, and for which groups, the app itself is enabled. */
	private const ENABLED = 'tour_enabled';

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	public function isEnabled(): bool {
		return $this->config->getValueBool($this->appName, self::ENABLED, true);
	}

	public function saveEnabled(bool $isEnabled): void {
		$this->config->setValueBool($this->appName, self::ENABLED, $isEnabled);
	}
}
