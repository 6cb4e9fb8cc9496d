<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Index;

use OCA\IntranetApp\Model\Index\Journal;
use OCA\IntranetApp\Repository\Index\HalfMade;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Index\PageSource;
use OCA\IntranetApp\Shared\Db\Recovery;

/** Removes half-finished work and updates the index for work that did complete. */
class UnfinishedWork implements Recovery {
	public function __construct(
		private readonly HalfMade $halfMade,
		private readonly PageSource $source,
		private readonly PageIndex $index,
		private readonly Indexer $indexer,
	) {
	}

	#[\Override]
	public function recover(string $journal): void {
		$entry = Journal::of($journal);
		match ($entry->work) {
			'create' => $this->created($entry->arguments[0] ?? ''),
			'save' => $this->indexer->refresh((int)($entry->arguments[0] ?? 0)),
			'move' => $this->moved($entry->arguments[0] ?? '', $entry->arguments[1] ?? ''),
			'remove' => $this->removed($entry->arguments[0] ?? ''),
			default => throw new \LogicException("No work is called \"$entry->work\""),
		};
	}

	private function created(string $path): void {
		if (!$this->halfMade->delete($path) && $this->source->isFolder($path)) {
			$this->indexer->refreshFolder($path);
		}
	}

	private function moved(string $from, string $to): void {
		if (!$this->source->isFolder($from) && $this->source->isFolder($to)) {
			$this->indexer->moved($from, $to);
			$this->indexer->refreshBelow($to);
		}
	}

	private function removed(string $path): void {
		if (!$this->source->isFolder($path)) {
			$page = $this->index->findByPathOrNull($path);
			$this->indexer->forget([...$page === null ? [] : [$page], ...$this->index->findAllBelow($path)]);
		}
	}
}
