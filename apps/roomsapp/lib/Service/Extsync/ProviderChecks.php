<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;

/**
 * Asks the calendar provider whether what administrators have set is right.
 *
 * @phpstan-import-type ProviderTested from Schemas
 * @phpstan-import-type ResourceChecked from Schemas
 */
class ProviderChecks {
	public function __construct(
		private readonly Provider $provider,
		private readonly SettingsRepository $settings,
	) {
	}

	/**
	 * @return ProviderTested
	 * @throws Invalid when sync is switched off
	 */
	public function test(): array {
		if (!$this->settings->find()->extsyncEnabled) {
			throw new Invalid(Reason::SYNC_OFF, 'Calendar sync is switched off.');
		}
		try {
			return ['success' => true, 'tenantName' => $this->provider->tenantName()];
		} catch (ProviderFailure $failure) {
			return ['success' => false, 'error' => $failure->problem->sentence(), 'reason' => $failure->problem->value];
		}
	}

	/** @return ResourceChecked */
	public function checkResource(string $email): array {
		try {
			return ['valid' => true, 'displayName' => $this->provider->mailboxName(trim($email))];
		} catch (ProviderFailure $failure) {
			return ['valid' => false, 'error' => $failure->problem->sentence(), 'reason' => $failure->problem->value];
		}
	}
}
