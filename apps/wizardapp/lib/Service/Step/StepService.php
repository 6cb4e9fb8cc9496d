<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Step;

use OCA\WizardApp\Exception\Reason;
use OCA\WizardApp\Model\Change;
use OCA\WizardApp\Model\HistoryEntry;
use OCA\WizardApp\Model\ListHead;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Repository\ListRepository;
use OCA\WizardApp\Shared\Contract\Limits;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Exception\Conflict;
use OCA\WizardApp\Shared\Exception\Invalid;
use OCA\WizardApp\Shared\Exception\NotFound;
use OCA\WizardApp\Shared\Exception\Refusal;
use OCA\WizardApp\Shared\Host\Accounts;
use OCA\WizardApp\Shared\IsoTime;

/**
 * The steps of a language, as admins see and change them.
 *
 * @phpstan-import-type AdminSteps from Schemas
 * @phpstan-import-type AdminStep from Schemas
 * @phpstan-import-type Removed from Schemas
 * @phpstan-import-type StepSaveBody from Schemas
 * @phpstan-import-type StepAddBody from Schemas
 * @phpstan-import-type StepUpdateBody from Schemas
 * @phpstan-import-type StepResetBody from Schemas
 * @phpstan-import-type StepRemoveQuery from Schemas
 */
class StepService {
	public function __construct(
		private readonly ListService $lists,
		private readonly ListRepository $heads,
		private readonly ListWriter $writer,
		private readonly LanguageService $languages,
		private readonly StepCleaner $cleaner,
		private readonly Accounts $accounts,
	) {
	}

	/**
	 * @return AdminSteps
	 * @throws Refusal when the language is unknown
	 */
	public function findAll(?string $language): array {
		return $this->answer($this->heads->find($this->languages->known($language, '/query/language')));
	}

	/**
	 * Replaces the list.
	 *
	 * @param StepSaveBody $body
	 * @return AdminSteps
	 * @throws Refusal
	 */
	public function saveAll(array $body, string $author): array {
		$language = $this->languages->known($body['language'] ?? null, '/language');
		$steps = $this->cleaner->cleanAll(array_map(Step::fromInput(...), $body['steps']), '/steps');
		$change = new Change($language, $body['revision'] ?? null, HistoryEntry::SAVE, $author, $body['session'] ?? null);
		return $this->answer($this->writer->write($change, static fn (): array => $steps)) + ['message' => 'Steps saved.'];
	}

	/**
	 * Adds a step at the end.
	 *
	 * @param StepAddBody $body
	 * @return AdminStep
	 * @throws Refusal
	 */
	public function add(array $body, string $author): array {
		$language = $this->languages->known($body['language'] ?? null, '/language');
		$input = $body['step'] + ['id' => 'step_' . bin2hex(random_bytes(8))];
		$step = $this->cleaner->clean(Step::fromInput($input), '/step');
		$head = $this->writer->write($this->change($language, $body, $author), static function (array $steps) use ($step): array {
			if (in_array($step->id, array_column($steps, 'id'), true)) {
				throw new Conflict(Reason::DUPLICATE_ID, "A step with the ID \"$step->id\" already exists.", '/step/id');
			}
			if (count($steps) >= Limits::STEPS_PER_LANGUAGE) {
				throw new Invalid(Reason::TOO_MANY_STEPS, 'A tour has at most ' . Limits::STEPS_PER_LANGUAGE . ' steps.', '/step');
			}
			return [...$steps, $step];
		});
		return $this->answerOne($head, $step->id);
	}

	/**
	 * Changes a step; absent fields stay unchanged.
	 *
	 * @param StepUpdateBody $body
	 * @return AdminStep
	 * @throws Refusal
	 */
	public function update(string $id, array $body, string $author): array {
		$language = $this->languages->known($body['language'] ?? null, '/language');
		$head = $this->writer->write($this->change($language, $body, $author), function (array $steps) use ($id, $body): array {
			$index = self::index($steps, $id);
			$steps[$index] = $this->cleaner->clean($steps[$index]->with($body['step']), '/step');
			return array_values($steps);
		});
		return $this->answerOne($head, $id);
	}

	/**
	 * @param StepRemoveQuery $query
	 * @return Removed
	 * @throws Refusal
	 */
	public function remove(string $id, array $query, string $author): array {
		$language = $this->languages->known($query['language'] ?? null, '/query/language');
		$head = $this->writer->write($this->change($language, $query, $author), static function (array $steps) use ($id): array {
			unset($steps[self::index($steps, $id)]);
			return array_values($steps);
		});
		return ['success' => true, 'message' => 'Step deleted.', 'language' => $language, 'revision' => $head->revision];
	}

	/**
	 * Restores the built-in steps. Does nothing where they are already in use.
	 *
	 * @param StepResetBody $body
	 * @return Removed
	 * @throws Refusal
	 */
	public function reset(array $body, ?string $author): array {
		$head = $this->heads->find($this->languages->known($body['language'] ?? null, '/language'));
		$revision = $body['revision'] ?? null;
		if ($revision !== null && $revision !== $head->revision) {
			throw $head->stale($this->accounts->displayName($head->author));
		}
		if ($head->isOverride) {
			$head = $this->writer->write(new Change($head->language, $revision, HistoryEntry::RESET, $author), static fn (): ?array =>
				null);
		}
		return ['success' => true, 'message' => 'Reset to built-in steps.', 'language' => $head->language, 'revision' => $head->revision];
	}

	/**
	 * The list of a language, before or after a change.
	 *
	 * @return AdminSteps
	 */
	public function answer(ListHead $head): array {
		$own = $this->lists->own($head);
		$steps = $own ?? $this->lists->builtIn($head->language)->steps;
		return [
			'success' => true,
			'steps' => array_map(static fn (Step $step): array => $step->toAdminArray(), $steps),
			'language' => $head->language,
			'lang' => $head->language,
			'useDefault' => $own === null,
			'revision' => $head->revision,
			'author' => $head->author,
			'authorName' => $this->accounts->displayName($head->author),
			'updatedAt' => IsoTime::of($head->updatedAt),
			'labels' => $this->lists->labels($head->language),
		];
	}

	/** @return AdminStep */
	private function answerOne(ListHead $head, string $id): array {
		$answer = $this->answer($head);
		$step = $answer['steps'][(int)array_search($id, array_column($answer['steps'], 'id'), true)];
		return ['success' => true, 'step' => $step, 'language' => $head->language, 'revision' => $head->revision];
	}

	/** @param array{revision?: int, session?: string, ...} $input */
	private function change(string $language, array $input, string $author): Change {
		return new Change($language, $input['revision'] ?? null, HistoryEntry::SAVE, $author, $input['session'] ?? null);
	}

	/**
	 * @param array<int, Step> $steps
	 * @throws NotFound
	 */
	private static function index(array $steps, string $id): int {
		$index = array_search($id, array_column($steps, 'id'), true);
		return is_int($index) ? $index : throw new NotFound(Reason::UNKNOWN_STEP, "No step has the ID \"$id\".", '/path/id');
	}
}
