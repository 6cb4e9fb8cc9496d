<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Admin;

use OCA\WizardApp\Repository\SettingsRepository;
use OCA\WizardApp\Repository\StatisticsRepository;
use OCA\WizardApp\Shared\Host\Accounts;
use OCA\WizardApp\Shared\Remote\Figures;

/** The figures Onboarding reports to the servers chosen by an admin. */
class TourFigures implements Figures {
	private const ACTIVE_SECONDS = 30 * 86400;

	public function __construct(
		private readonly SettingsRepository $settings,
		private readonly StatisticsRepository $statistics,
		private readonly StatisticsService $counts,
		private readonly Accounts $accounts,
	) {
	}

	#[\Override]
	public function usage(): array {
		$counts = $this->counts->stepCounts();
		return ['stepCounts' => (object)$counts, 'totalSteps' => array_sum($counts)];
	}

	#[\Override]
	public function report(int $now): array {
		return [
			'enabled' => $this->settings->isEnabled(),
			'totalUsers' => $this->accounts->count(),
			'activeUsers30d' => $this->statistics->countActive($now - self::ACTIVE_SECONDS),
			'wizard' => $this->statistics->countAccounts(),
			'totalSteps' => (object)$this->counts->stepCounts(),
			'languagesWithOverrides' => $this->counts->overrides(),
		];
	}
}
