<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Admin;

use OCA\WizardApp\Model\ListHead;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Repository\SettingsRepository;
use OCA\WizardApp\Repository\StatisticsRepository;
use OCA\WizardApp\Service\Step\ListService;
use OCA\WizardApp\Shared\Clock;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Host\Accounts;
use OCA\WizardApp\Shared\Host\Languages;
use OCA\WizardApp\Shared\Host\RemoteSettings;

/**
 * How the tour is used.
 *
 * @phpstan-import-type Statistics from Schemas
 */
class StatisticsService {
	private const DAY = 86400;
	private const DEFAULT_DAYS = 30;
	private const SOURCE = 'en';

	public function __construct(
		private readonly StatisticsRepository $statistics,
		private readonly ListService $lists,
		private readonly SettingsRepository $settings,
		private readonly RemoteSettings $remote,
		private readonly Accounts $accounts,
		private readonly Languages $languages,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param ?int $days window of the funnel
	 * @param string $userId the user in whose language the funnel's steps are named
	 * @return Statistics
	 */
	public function find(?int $days, string $userId): array {
		$days ??= self::DEFAULT_DAYS;
		$now = $this->clock->now()->getTimestamp();
		$accounts = $this->statistics->countAccounts();
		$since = $now - $days * self::DAY;
		return [
			'success' => true,
			'statistics' => [
				'days' => $days,
				'totalUsers' => $this->accounts->count(),
				'activeUsers30d' => $this->statistics->countActive($now - 30 * self::DAY),
				'wizardStartedCount' => $accounts['started'],
				'wizardCompletedCount' => $accounts['completed'],
				'wizardSkippedCount' => $accounts['skipped'],
				'usersStartedWizard' => $accounts['started'],
				'usersCompletedWizard' => $accounts['completed'],
				'usersSkippedWizard' => $accounts['skipped'],
				'usersDisabledWizard' => $accounts['optedOut'],
				'completionRate' => self::rate($accounts['completed'], $accounts['started']),
				'totalSteps' => $this->stepCounts(),
				'languagesWithOverrides' => $this->overrides(),
				'wizardEnabled' => $this->settings->isEnabled(),
				'startedInWindow' => $this->statistics->countStarted($since),
				'completedInWindow' => $this->statistics->countCompleted($since),
				'funnel' => $this->funnel($this->lists->inForce($this->languages->ofUser($userId))->steps, $since),
			],
			'telemetry' => $this->remote->findTelemetry(),
		];
	}

	/** @return list<string> */
	public function overrides(): array {
		return array_keys(array_filter($this->lists->heads(), static fn (ListHead $head): bool => $head->isOverride));
	}

	/** @return array<string, int> steps in use for English and for every language with its own steps */
	public function stepCounts(): array {
		return array_map(
			static fn (array $count): int => $count['count'],
			$this->lists->counts(array_values(array_unique([self::SOURCE, ...$this->overrides()]))),
		);
	}

	/**
	 * @param list<Step> $steps
	 * @return list<array{step: string, title: string, seen: int, left: int}>
	 */
	private function funnel(array $steps, int $since): array {
		$seen = $this->statistics->countSeen($since);
		$left = $this->statistics->countLeft($since);
		return array_map(static fn (Step $step): array => [
			'step' => $step->id,
			'title' => $step->title,
			'seen' => $seen[$step->id] ?? 0,
			'left' => $left[$step->id] ?? 0,
		], $steps);
	}

	/** Accounts that finished without reporting a start must not push the rate above 1. */
	private static function rate(int $completed, int $started): float {
		return $started === 0 ? 0.0 : min(1.0, round($completed / $started, 4));
	}
}
