<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Step;

use OCA\WizardApp\Model\Change;
use OCA\WizardApp\Model\HistoryEntry;
use OCA\WizardApp\Model\ListHead;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Repository\HistoryRepository;
use OCA\WizardApp\Repository\ListRepository;
use OCA\WizardApp\Repository\StepRepository;
use OCA\WizardApp\Shared\Clock;
use OCA\WizardApp\Shared\Contract\Limits;
use OCA\WizardApp\Shared\Db\CorruptData;
use OCA\WizardApp\Shared\Db\Transaction;
use OCA\WizardApp\Shared\Exception\Refusal;
use OCA\WizardApp\Shared\Host\Accounts;

/** The only way to change the list of a language: revision, steps and history change together or not at all. */
class ListWriter {
	public function __construct(
		private readonly ListRepository $lists,
		private readonly StepRepository $steps,
		private readonly HistoryRepository $history,
		private readonly ListService $inForce,
		private readonly StepCleaner $cleaner,
		private readonly Transaction $transaction,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param callable(list<Step>): ?list<Step> $edit takes the current list, the built-in one where there is no own list,
	 *                                                and gives the new one; null puts the built-in one back
	 * @return ListHead the head after the change
	 * @throws Refusal from $edit, or a Conflict when the change is based on another revision
	 */
	public function write(Change $change, callable $edit): ListHead {
		$this->lists->ensure($change->language);
		return $this->transaction->run(function () use ($change, $edit): ListHead {
			$now = $this->clock->now()->getTimestamp();
			if (!$this->lists->raise($change->language, $change->revision, $change->author, $now)) {
				$current = $this->lists->find($change->language);
				throw $current->stale($this->accounts->displayName($current->author));
			}
			$before = $this->lists->find($change->language);
			$old = $this->current($before);
			$new = $edit($old);
			$signed = $new === null ? null : self::sign(array_map($this->cleaner->cleanStored(...), $new), $old, $change->author, $now);
			$this->steps->saveAll($change->language, $signed ?? []);
			$this->lists->saveOverride($change->language, $signed !== null);
			$this->record($change, $before->revision, $now, $signed);
			return new ListHead($change->language, $before->revision, $signed !== null, $change->author, $now);
		});
	}

	/** @return list<Step> */
	private function current(ListHead $head): array {
		try {
			$own = $head->isOverride ? $this->steps->findAll($head->language) : null;
		} catch (CorruptData) {
			$own = null;
		}
		return $own ?? $this->inForce->builtIn($head->language)->steps;
	}

	/**
	 * A step with unchanged content keeps its author and time.
	 *
	 * @param list<Step> $new
	 * @param list<Step> $old
	 * @return list<Step>
	 */
	private static function sign(array $new, array $old, ?string $author, int $now): array {
		$known = array_column($old, null, 'id');
		return array_map(static function (Step $step) use ($known, $author, $now): Step {
			$before = $known[$step->id] ?? null;
			return $before !== null && $before->saysTheSameAs($step)
				? $step->by($before->author, $before->updatedAt)
				: $step->by($author, $now);
		}, $new);
	}

	/** @param ?list<Step> $steps */
	private function record(Change $change, int $revision, int $now, ?array $steps): void {
		$entries = $this->history->findAll($change->language);
		$latest = $entries[0] ?? null;
		if ($latest === null) {
			// Makes the state before the first change restorable.
			$this->history->save(new HistoryEntry(0, $change->language, $revision - 1, HistoryEntry::RESET, null, null, $now, 0), null);
		}
		$goesOn = $latest?->goesOnIn($change->kind, $change->author, $change->session) === true;
		$id = $goesOn ? $latest->id : 0;
		$count = count($steps ?? []);
		$entry = new HistoryEntry($id, $change->language, $revision, $change->kind, $change->author, $change->session, $now, $count);
		$this->history->save($entry, $steps);
		if ($goesOn) {
			return;
		}
		$surplus = array_slice($entries, Limits::HISTORY_ENTRIES - 1);
		if ($surplus !== []) {
			$this->history->delete(array_column($surplus, 'id'));
		}
	}
}
