<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Fake;

use OCA\WizardApp\Model\HistoryEntry;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Repository\HistoryRepository;

/** Saves in memory. */
final class History extends HistoryRepository {
	use WithoutHost;

	/** @var array<int, array{HistoryEntry, ?list<Step>}> by id */
	public array $rows = [];
	private int $lastId = 0;

	#[\Override]
	public function findAll(string $language): array {
		$entries = array_filter(array_column($this->rows, 0), static fn (HistoryEntry $entry): bool => $entry->language === $language);
		return array_reverse(array_values($entries));
	}

	#[\Override]
	public function save(HistoryEntry $entry, ?array $steps): void {
		$id = $entry->id === 0 ? ++$this->lastId : $entry->id;
		$this->rows[$id] = [
			new HistoryEntry(
				$id,
				$entry->language,
				$entry->revision,
				$entry->kind,
				$entry->author,
				$entry->session,
				$entry->createdAt,
				$entry->stepsCount,
			),
			$steps,
		];
	}

	#[\Override]
	public function delete(array $ids): void {
		$this->rows = array_diff_key($this->rows, array_flip($ids));
	}
}
