<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Tour;

use OCA\WizardApp\Exception\Reason;
use OCA\WizardApp\Repository\UserStateRepository;
use OCA\WizardApp\Shared\Clock;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Exception\NotFound;

/**
 * Records what an account did with the tour. Every event may be reported twice and counts once.
 *
 * @phpstan-import-type Done from Schemas
 * @phpstan-import-type TourStartBody from Schemas
 * @phpstan-import-type TourProgressBody from Schemas
 */
class ProgressService {
	private const DONE = ['success' => true];

	public function __construct(
		private readonly UserStateRepository $states,
		private readonly TourService $tour,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param TourStartBody $body
	 * @return Done
	 */
	public function start(string $userId, array $body): array {
		$this->states->start($userId, $this->states->findVersion(), $this->now());
		$this->seeIfKnown($userId, $body['step'] ?? '');
		return self::DONE;
	}

	/**
	 * @param TourStartBody $body
	 * @return Done
	 */
	public function complete(string $userId, array $body): array {
		$this->seeIfKnown($userId, $body['step'] ?? '');
		$this->states->complete($userId, $this->states->findVersion(), $this->now());
		return self::DONE;
	}

	/**
	 * The account chose never to see the tour again.
	 *
	 * @param TourStartBody $body
	 * @return Done
	 */
	public function skip(string $userId, array $body): array {
		$this->seeIfKnown($userId, $body['step'] ?? '');
		$this->states->skip($userId, $this->now());
		return self::DONE;
	}

	/**
	 * The account sees a step; a pause postpones the tour.
	 *
	 * @param TourProgressBody $body
	 * @return Done
	 * @throws NotFound when the step is not in the account's tour
	 */
	public function progress(string $userId, array $body): array {
		if (!$this->isKnown($userId, $body['step'])) {
			throw new NotFound(Reason::UNKNOWN_STEP, 'Your tour does not contain this step.', '/step');
		}
		$this->states->see($userId, $body['step'], $this->states->findVersion(), $this->now(), $body['pause'] ?? false);
		return self::DONE;
	}

	/** Older clients may send an unknown step, or none: the event itself must not be lost. */
	private function seeIfKnown(string $userId, string $stepId): void {
		if ($stepId !== '' && $this->isKnown($userId, $stepId)) {
			$this->states->see($userId, $stepId, $this->states->findVersion(), $this->now(), false);
		}
	}

	private function isKnown(string $userId, string $stepId): bool {
		return in_array($stepId, array_column($this->tour->steps($userId), 'id'), true);
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
