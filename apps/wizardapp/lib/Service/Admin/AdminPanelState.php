<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Admin;

use OCA\WizardApp\Service\Step\LanguageService;
use OCA\WizardApp\Service\Step\StepService;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Exception\Invalid;
use OCA\WizardApp\Shared\Host\Languages;

/**
 * What the admin panel shows before its first request.
 *
 * @phpstan-import-type AdminState from Schemas
 * @phpstan-import-type AdminSteps from Schemas
 */
class AdminPanelState {
	public function __construct(
		private readonly SettingsService $settings,
		private readonly LanguageService $languages,
		private readonly StepService $steps,
		private readonly Languages $host,
	) {
	}

	/** @return AdminState */
	public function find(string $userId): array {
		return [
			'settings' => $this->settings->find(),
			'languages' => $this->languages->findAll()['languages'],
			'steps' => $this->stepsFor($userId),
		];
	}

	/** @return AdminSteps in the admin's own language, which is not necessarily one in which a tour can be written */
	private function stepsFor(string $userId): array {
		try {
			return $this->steps->findAll($this->host->ofUser($userId));
		} catch (Invalid) {
			return $this->steps->findAll(null);
		}
	}
}
