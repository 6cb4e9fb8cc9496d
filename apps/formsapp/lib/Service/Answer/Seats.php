<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\SeatLimits;
use OCA\FormsApp\Repository\Response\SeatRepository;
use OCA\FormsApp\Repository\Response\TallyRepository;
use OCA\FormsApp\Shared\Exception\Unprocessable;

/** Seats of choices. Both methods run inside the form's lock, so that what is read stays true until it is written. */
class Seats {
	public function __construct(
		private readonly SeatRepository $seats,
		private readonly TallyRepository $tallies,
	) {
	}

	/**
	 * @param array<array-key, mixed> $definition canonical
	 * @param array<array-key, mixed> $answers canonical
	 * @throws Unprocessable when a choice has no seat left
	 */
	public function take(int $fileId, array $definition, array $answers): void {
		[$limits, $taken, $full] = [SeatLimits::of($definition), $this->seats->findAll($fileId), []];
		foreach (SeatLimits::chosen($definition, $answers) as [$question, $choice]) {
			$limit = $limits[$question][$choice] ?? null;
			$known = $taken[$question][$choice] ?? null;
			if ($limit === null && $known === null) {
				continue;
			}
			$known ??= $this->counted($fileId, $question, $choice);
			if ($limit !== null && $known >= $limit) {
				$full[$question] = 'This choice is taken. Choose another one.';
			} else {
				$this->seats->save($fileId, $question, $choice, $known + 1);
			}
		}
		if ($full !== []) {
			$message = 'A choice is taken meanwhile. Choose another one.';
			throw new Unprocessable(Reason::INVALID_ANSWERS, $message, details: ['questions' => $full]);
		}
	}

	/**
	 * @param array<array-key, mixed> $definition that was answered
	 * @param array<array-key, mixed> $answers
	 */
	public function release(int $fileId, array $definition, array $answers): void {
		$taken = $this->seats->findAll($fileId);
		foreach (SeatLimits::chosen($definition, $answers) as [$question, $choice]) {
			if (isset($taken[$question][$choice])) {
				$this->seats->save($fileId, $question, $choice, max(0, $taken[$question][$choice] - 1));
			}
		}
	}

	/** Responses from before the choice had seats count too. */
	private function counted(int $fileId, string $question, string $choice): int {
		$count = 0;
		foreach ($this->tallies->findAll($fileId) as $tally) {
			$count += $tally->chosen($question, $choice);
		}
		return $count;
	}
}
