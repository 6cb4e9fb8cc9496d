<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Admin;

use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Remote\License;

/**
 * How much of the free or licensed allowance the tour uses.
 *
 * @phpstan-import-type LicenseStats from Schemas
 */
class LicenseUsage {
	private const FREE_STEPS = 10;

	public function __construct(
		private readonly License $license,
		private readonly StatisticsService $counts,
	) {
	}

	/** @return LicenseStats what is already known; contacts no server */
	public function find(): array {
		$counts = $this->counts->stepCounts();
		$license = $this->license->find();
		$exceeded = $license['licenseValid']
			? []
			: array_keys(array_filter($counts, static fn (int $count): bool => $count > self::FREE_STEPS));
		return [
			'success' => true,
			...$license,
			'stepCounts' => $counts,
			'totalSteps' => array_sum($counts),
			'freeLimit' => self::FREE_STEPS,
			'languagesWithOverrides' => $this->counts->overrides(),
			'maxStepsPerLanguage' => max([0, ...array_values($counts)]),
			'exceededLanguages' => $exceeded,
			'stepsExceeded' => $exceeded !== [],
			'perLanguage' => true,
		];
	}
}
