<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Tour;

use OCA\WizardApp\Model\UserState;
use OCA\WizardApp\Repository\UserStateRepository;
use OCA\WizardApp\Shared\Db\CorruptData;
use Psr\Log\LoggerInterface;

/** Reads the progress of an account; a damaged row counts as none. */
class StateService {
	public function __construct(
		private readonly UserStateRepository $states,
		private readonly LoggerInterface $logger,
	) {
	}

	public function find(string $userId): UserState {
		try {
			return $this->states->find($userId);
		} catch (CorruptData $damage) {
			$this->logger->warning('Onboarding takes an account for new because its state cannot be read: {damage}', [
				'damage' => $damage->getMessage(),
				'userId' => $userId,
			]);
			return new UserState($this->states->findVersion());
		}
	}
}
