<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Tour;

use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Model\StepList;
use OCA\WizardApp\Model\Visibility;
use OCA\WizardApp\Repository\SettingsRepository;
use OCA\WizardApp\Service\Step\ListService;
use OCA\WizardApp\Shared\Clock;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Host\Accounts;
use OCA\WizardApp\Shared\Host\Languages;

/**
 * The tour as prepared for one account.
 *
 * @phpstan-import-type StepsAnswer from Schemas
 */
class TourService {
	public function __construct(
		private readonly ListService $lists,
		private readonly StateService $states,
		private readonly SettingsRepository $settings,
		private readonly Languages $languages,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
	) {
	}

	/** @return StepsAnswer */
	public function answer(string $userId): array {
		$isEnabled = $this->settings->isEnabled();
		$list = $this->listFor($userId);
		$steps = $isEnabled ? $this->visible($list, $userId) : [];
		$state = $this->states->find($userId);
		$now = $this->clock->now()->getTimestamp();
		return [
			'success' => true,
			'steps' => array_map(static fn (Step $step): array => $step->toArray(), $steps),
			'useDefault' => $list->isDefault && $isEnabled,
			'enabled' => $isEnabled,
			'language' => $list->language,
			'version' => (string)$state->version,
			'pending' => $steps !== [] && $state->isWaiting($now),
			'state' => $state->name($now),
			'lastStep' => $state->resumeAt(),
			'permanent_disable' => $state->isOptedOut,
			'labels' => $this->lists->labels($list->language),
		];
	}

	/** Whether the tour should start by itself. Cheap for accounts without a pending tour. */
	public function isPending(string $userId): bool {
		return $this->settings->isEnabled()
			&& $this->states->find($userId)->isWaiting($this->clock->now()->getTimestamp())
			&& $this->steps($userId) !== [];
	}

	/** @return list<Step> the steps the account sees, whether or not a tour is pending */
	public function steps(string $userId): array {
		return $this->visible($this->listFor($userId), $userId);
	}

	private function listFor(string $userId): StepList {
		return $this->lists->inForce($this->languages->ofUser($userId));
	}

	/** @return list<Step> */
	private function visible(StepList $list, string $userId): array {
		return Visibility::filter(
			$list->steps,
			fn (): array => $this->accounts->groupIds($userId),
			fn (string $appId): bool => $this->accounts->hasApp($userId, $appId),
		);
	}
}
