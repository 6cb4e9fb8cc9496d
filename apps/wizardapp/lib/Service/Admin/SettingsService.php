<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Admin;

use OCA\WizardApp\Repository\SettingsRepository;
use OCA\WizardApp\Repository\UserStateRepository;
use OCA\WizardApp\Shared\Contract\Limits;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Host\Accounts;

/**
 * Settings of the tour as a whole.
 *
 * @phpstan-import-type AdminSettings from Schemas
 * @phpstan-import-type SettingsSaveBody from Schemas
 * @phpstan-import-type SettingsGroupsQuery from Schemas
 * @phpstan-import-type Groups from Schemas
 */
class SettingsService {
	public function __construct(
		private readonly SettingsRepository $settings,
		private readonly UserStateRepository $states,
		private readonly Accounts $accounts,
	) {
	}

	/** @return AdminSettings */
	public function find(): array {
		return ['success' => true, 'enabled' => $this->settings->isEnabled(), 'version' => (string)$this->states->findVersion()];
	}

	/**
	 * @param SettingsSaveBody $body absent members stay unchanged
	 * @return AdminSettings
	 */
	public function save(array $body): array {
		if (isset($body['enabled'])) {
			$this->settings->saveEnabled($body['enabled']);
		}
		if ($body['resetOptOuts'] ?? false) {
			$this->states->clearOptOuts();
		}
		if ($body['showToAll'] ?? false) {
			$this->states->raiseVersion();
		}
		return $this->find() + ['message' => 'Settings saved.'];
	}

	/**
	 * @param SettingsGroupsQuery $query
	 * @return Groups
	 */
	public function findGroups(array $query): array {
		return [
			'success' => true,
			'groups' => $this->accounts->searchGroups($query['search'] ?? '', $query['offset'] ?? 0, Limits::GROUPS_PER_ANSWER),
		];
	}
}
