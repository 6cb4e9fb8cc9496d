<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Host\CallerZone;
use OCA\FormsApp\Model\Answer\DailyCounts;
use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\QuestionFigures;
use OCA\FormsApp\Model\Answer\Tally;
use OCA\FormsApp\Repository\Response\DefinitionRepository;
use OCA\FormsApp\Repository\Response\DropOffRepository;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Repository\Response\TallyRepository;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Host\KeptTexts;
use OCA\FormsApp\Shared\Host\Platform;

/**
 * What the responses to a form come to. Reads what was counted when they arrived; of a period, the responses at its ends as well. The same
 * answer is given until a response changes.
 *
 * @phpstan-import-type StatsReadQuery from Schemas
 */
class Statistics {
	private const FLAGS = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;

	public function __construct(
		private readonly ResultAccess $access,
		private readonly Definitions $definitions,
		private readonly Periods $periods,
		private readonly TallyRepository $tallies,
		private readonly ResponseRepository $responses,
		private readonly DefinitionRepository $answered,
		private readonly DropOffRepository $left,
		private readonly CallerZone $zones,
		private readonly KeptTexts $texts,
		private readonly Platform $platform,
	) {
	}

	/**
	 * @param StatsReadQuery $query
	 * @return array<array-key, mixed> as FormStats of the contract
	 * @throws Refusal
	 */
	public function read(string $fileId, ?string $userId, array $query): array {
		$form = $this->access->readable($fileId);
		$zone = $this->zones->find($userId);
		$period = $this->periods->read($query, $userId);
		$version = json_encode([
			$form->formId, $form->fileId, $form->changes, $form->definitionHash, $zone->getName(), $period->since, $period->before,
			$this->platform->app()['version'],
		], self::FLAGS);
		$text = $this->texts->find($version, function () use ($form, $zone, $period): string {
			$range = $period->isWhole() ? null : $this->periods->range($form->fileId, $period, $form->lastNumber);
			return json_encode($this->figures($form, $zone, $this->tally($form->fileId, $range)), self::FLAGS);
		});
		$left = $this->left->countByQuestion($form->fileId, $period);
		return [
			...(array)json_decode($text, false, 512, JSON_THROW_ON_ERROR),
			'dropOff' => ['visits' => array_sum($left), 'questions' => (object)$left],
		];
	}

	/** @return array<string, mixed> */
	private function figures(OpenForm $form, \DateTimeZone $zone, Tally $tally): array {
		return [
			'totalResponses' => $tally->responses,
			'responsesPerDay' => DailyCounts::of($tally->slots, $zone),
			'averageCompletionTime' => $tally->timed === 0 ? 0 : round($tally->seconds / $tally->timed, 1),
			'questionStats' => (object)QuestionFigures::all($this->definitions->plain($form), $tally),
		];
	}

	/** @param ?NumberRange $range null for all responses */
	private function tally(int $fileId, ?NumberRange $range): Tally {
		$all = new Tally();
		foreach ($this->tallies->findAll($fileId) as $block => $tally) {
			$part = $range?->within($block);
			if ($part === null || $range?->covers($block) === true) {
				$all->merge($tally);
			} elseif (!$part->isEmpty()) {
				foreach ($this->responses->findAllBetween($fileId, $part) as $response) {
					$all->add($this->answered->find($fileId, $response->definitionHash), $response);
				}
			}
		}
		return $all;
	}
}
