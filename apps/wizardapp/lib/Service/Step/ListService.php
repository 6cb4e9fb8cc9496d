<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Step;

use OCA\WizardApp\Model\ListHead;
use OCA\WizardApp\Model\LocaleChain;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Model\StepList;
use OCA\WizardApp\Repository\BuiltInTour;
use OCA\WizardApp\Repository\ListRepository;
use OCA\WizardApp\Repository\StepRepository;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Db\CorruptData;
use Psr\Log\LoggerInterface;

/**
 * Which steps are in use for a language: its own or the built-in ones. Unreadable stored data counts as absent, with
 * one line in the log.
 *
 * @phpstan-import-type TourLabels from Schemas
 */
class ListService {
	/** @var array<string, true> languages whose log line has been written */
	private array $reported = [];

	public function __construct(
		private readonly ListRepository $lists,
		private readonly StepRepository $steps,
		private readonly BuiltInTour $builtIn,
		private readonly StepCleaner $cleaner,
		private readonly LoggerInterface $logger,
	) {
	}

	/** The steps for a reader of this language. */
	public function inForce(string $wanted): StepList {
		$heads = array_filter($this->heads(), static fn (ListHead $head): bool => $head->isOverride);
		$choice = LocaleChain::resolve($wanted, array_keys($heads), $this->builtIn->findAllLanguages());
		$steps = $choice['isDefault'] ? null : $this->own($heads[$choice['language']]);
		return $steps === null ? $this->builtIn($wanted) : new StepList($choice['language'], false, $steps);
	}

	/** The built-in steps for a reader of this language. */
	public function builtIn(string $wanted): StepList {
		$language = LocaleChain::resolve($wanted, [], $this->builtIn->findAllLanguages())['language'];
		try {
			return new StepList($language, true, $this->builtIn->findAllSteps($language));
		} catch (CorruptData $damage) {
			$this->report($language, $damage);
			return new StepList('en', true, $this->builtIn->findAllSteps('en'));
		}
	}

	/**
	 * Texts of the bubble for steps in this language.
	 *
	 * @return TourLabels
	 */
	public function labels(string $language): array {
		try {
			return $this->builtIn->findLabels(LocaleChain::resolve($language, [], $this->builtIn->findAllLanguages())['language']);
		} catch (CorruptData $damage) {
			$this->report($language, $damage);
			return $this->builtIn->findLabels('en');
		}
	}

	/**
	 * A language's own steps.
	 *
	 * @return ?list<Step> null when there are none or they cannot be read
	 */
	public function own(ListHead $head): ?array {
		if (!$head->isOverride) {
			return null;
		}
		try {
			return array_map($this->cleaner->cleanStored(...), $this->steps->findAll($head->language));
		} catch (CorruptData $damage) {
			$this->report($head->language, $damage);
			return null;
		}
	}

	/**
	 * The number of steps in use per language.
	 *
	 * @param list<string> $languages
	 * @return array<string, array{count: int, isOwn: bool}>
	 */
	public function counts(array $languages): array {
		$own = array_keys(array_filter($this->heads(), static fn (ListHead $head): bool => $head->isOverride));
		$ownCounts = $this->steps->count();
		$builtInCount = $this->builtIn->count();
		$counts = [];
		foreach ($languages as $language) {
			$choice = LocaleChain::resolve($language, $own, $this->builtIn->findAllLanguages());
			$counts[$language] = [
				'count' => $choice['isDefault'] ? $builtInCount : $ownCounts[$choice['language']] ?? 0,
				'isOwn' => in_array($language, $own, true),
			];
		}
		return $counts;
	}

	/** @return array<string, ListHead> by language */
	public function heads(): array {
		try {
			return $this->lists->findAll();
		} catch (CorruptData $damage) {
			$this->report('', $damage);
			return [];
		}
	}

	private function report(string $language, CorruptData $damage): void {
		if (!isset($this->reported[$language])) {
			$this->reported[$language] = true;
			$this->logger->warning('Onboarding serves the built-in steps because stored ones cannot be read: {damage}', [
				'damage' => $damage->getMessage(),
				'language' => $language,
			]);
		}
	}
}
