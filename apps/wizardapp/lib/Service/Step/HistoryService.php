<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Step;

use OCA\WizardApp\Exception\Reason;
use OCA\WizardApp\Model\Change;
use OCA\WizardApp\Model\HistoryEntry;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Repository\HistoryRepository;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Db\CorruptData;
use OCA\WizardApp\Shared\Exception\NotFound;
use OCA\WizardApp\Shared\Exception\Refusal;
use OCA\WizardApp\Shared\Host\Accounts;
use Psr\Log\LoggerInterface;

/**
 * The last saves of a language.
 *
 * @phpstan-import-type AdminSteps from Schemas
 * @phpstan-import-type HistoryDetail from Schemas
 * @phpstan-import-type HistoryList from Schemas
 * @phpstan-import-type HistoryRestoreBody from Schemas
 */
class HistoryService {
	public function __construct(
		private readonly HistoryRepository $history,
		private readonly ListService $lists,
		private readonly ListWriter $writer,
		private readonly StepService $steps,
		private readonly StepCleaner $cleaner,
		private readonly LanguageService $languages,
		private readonly Accounts $accounts,
		private readonly LoggerInterface $logger,
	) {
	}

	/**
	 * @return HistoryList
	 * @throws Refusal when the language is unknown
	 */
	public function findAll(?string $language): array {
		$known = $this->languages->known($language, '/query/language');
		return ['success' => true, 'language' => $known, 'entries' => array_map($this->describe(...), $this->history->findAll($known))];
	}

	/**
	 * @return HistoryDetail a reset shows the built-in steps
	 * @throws NotFound
	 */
	public function find(int $id): array {
		[$entry, $steps] = $this->load($id);
		$shown = $steps ?? $this->lists->builtIn($entry->language)->steps;
		return [
			'success' => true,
			'language' => $entry->language,
			'entry' => $this->describe($entry),
			'steps' => array_map(fn (Step $step): array => $this->cleaner->cleanStored($step)->toArray(), $shown),
		];
	}

	/**
	 * @param HistoryRestoreBody $body
	 * @return AdminSteps
	 * @throws Refusal
	 */
	public function restore(int $id, array $body, string $author): array {
		[$entry, $steps] = $this->load($id);
		$change = new Change($entry->language, $body['revision'] ?? null, HistoryEntry::RESTORE, $author);
		return $this->steps->answer($this->writer->write($change, static fn (): ?array => $steps)) + ['message' => 'Steps restored.'];
	}

	/**
	 * @return array{HistoryEntry, ?list<Step>}
	 * @throws NotFound also for an entry that can no longer be read
	 */
	private function load(int $id): array {
		try {
			$entry = $this->history->findOrNull($id);
			if ($entry !== null) {
				return [$entry, $this->history->findStepsOrNull($id)];
			}
		} catch (CorruptData $damage) {
			$this->logger->warning('Onboarding leaves out a history entry that cannot be read: {damage}', [
				'damage' => $damage->getMessage(),
				'entry' => $id,
			]);
		}
		throw new NotFound(Reason::UNKNOWN_ENTRY, 'This entry no longer exists.', '/path/id');
	}

	/**
	 * @return array{
	 *     id: int, revision: int, kind: 'save'|'import'|'reset'|'restore', author: string|null, authorName: string|null, updatedAt: string,
	 *     stepsCount: int,
	 * }
	 */
	private function describe(HistoryEntry $entry): array {
		return $entry->toArray($this->accounts->displayName($entry->author));
	}
}
