<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Model\Extsync\ProviderProblem;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Shared\Clock;

/** Asks the provider nothing while it wants us to wait: who goes on asking waits longer. */
class SyncPause {
	public function __construct(
		private readonly SettingsRepository $settings,
		private readonly Clock $clock,
	) {
	}

	/** @throws ProviderFailure while it lasts */
	public function check(): void {
		$left = $this->settings->findPause() - $this->clock->now()->getTimestamp();
		if ($left > 0) {
			throw new ProviderFailure(ProviderProblem::Throttled, details: "$left s of a pause are left");
		}
	}

	public function remember(ProviderFailure $failure): void {
		if ($failure->wait !== null) {
			$this->settings->savePause($this->clock->now()->getTimestamp() + $failure->wait);
		}
	}
}
