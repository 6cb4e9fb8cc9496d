<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Host\CallerZone;
use OCA\FormsApp\Model\Answer\DailyCounts;
use OCA\FormsApp\Model\Answer\QuestionFigures;
use OCA\FormsApp\Model\Answer\Tally;
use OCA\FormsApp\Repository\Response\TallyRepository;
use OCA\FormsApp\Shared\Exception\Refusal;

/** What the responses to a form come to. Reads what was counted when they arrived, and no response. */
class Statistics {
	public function __construct(
		private readonly ResultAccess $access,
		private readonly Definitions $definitions,
		private readonly TallyRepository $tallies,
		private readonly CallerZone $zones,
	) {
	}

	/**
	 * @return array<string, mixed> as FormStats of the contract
	 * @throws Refusal
	 */
	public function read(string $fileId, ?string $userId): array {
		$form = $this->access->readable($fileId);
		$all = new Tally();
		foreach ($this->tallies->findAll($form->fileId) as $tally) {
			$all->merge($tally);
		}
		return [
			'totalResponses' => $all->responses,
			'responsesPerDay' => DailyCounts::of($all->slots, $this->zones->find($userId)),
			'averageCompletionTime' => $all->timed === 0 ? 0 : round($all->seconds / $all->timed, 1),
			'questionStats' => (object)QuestionFigures::all($this->definitions->plain($form), $all),
		];
	}
}
