<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Tour;

use OCA\WizardApp\Repository\SettingsRepository;
use OCA\WizardApp\Repository\UserStateRepository;
use OCA\WizardApp\Shared\Clock;
use OCA\WizardApp\Shared\Contract\Schemas;

/**
 * An account's personal setting.
 *
 * @phpstan-import-type PersonalSettings from Schemas
 * @phpstan-import-type PersonalSaveBody from Schemas
 */
class PersonalService {
	public function __construct(
		private readonly UserStateRepository $states,
		private readonly StateService $reader,
		private readonly SettingsRepository $settings,
		private readonly Clock $clock,
	) {
	}

	/** @return PersonalSettings */
	public function find(string $userId): array {
		$state = $this->reader->find($userId);
		return [
			'success' => true,
			'permanent_disable' => $state->isOptedOut,
			'wizardDisabled' => $state->isOptedOut,
			'wizardDisabledByUser' => $state->isOptedOut,
			'state' => $state->name($this->clock->now()->getTimestamp()),
			'enabled' => $this->settings->isEnabled(),
		];
	}

	/**
	 * @param PersonalSaveBody $body absent members stay unchanged
	 * @return PersonalSettings
	 */
	public function save(string $userId, array $body): array {
		if ($body['restart'] ?? false) {
			$this->states->restart($userId);
		}
		if (isset($body['permanent_disable'])) {
			$this->states->saveOptOut($userId, $body['permanent_disable']);
		}
		return $this->find($userId);
	}

	/** Deletes all data of a deleted account. */
	public function forget(string $userId): void {
		$this->states->delete($userId);
	}
}
