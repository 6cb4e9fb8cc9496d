<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Index;

use OCA\IntranetApp\Model\Approval\Acceptance;
use OCA\IntranetApp\Model\Index\Journal;
use OCA\IntranetApp\Repository\Index\HalfMade;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Index\PageSource;
use OCA\IntranetApp\Service\Approval\ChangeRequests;
use OCA\IntranetApp\Shared\Db\Recovery;

/**
 * Removes half-finished work and updates the index for work that did complete. It runs inside a lease, so the words of
 * pages are left to the next check.
 */
class UnfinishedWork implements Recovery {
	public function __construct(
		private readonly HalfMade $halfMade,
		private readonly PageSource $source,
		private readonly PageIndex $index,
		private readonly Indexer $indexer,
		private readonly ChangeRequests $requests,
	) {
	}

	#[\Override]
	public function recover(string $journal, bool $isOver): bool {
		return $this->indexer->withoutWords(fn (): bool => $this->finished($journal, $isOver));
	}

	private function finished(string $journal, bool $isOver): bool {
		$entry = Journal::of($journal);
		$first = $entry->arguments[0] ?? '';
		if ($entry->work === 'create') {
			return $this->created($first, $entry->arguments[1] ?? null, $isOver);
		}
		match ($entry->work) {
			'save' => $this->saved((int)$first),
			'accept' => $this->accepted((int)$first, array_slice($entry->arguments, 1)),
			'move' => $this->moved($first, $entry->arguments[1] ?? ''),
			'remove' => $this->removed($first),
			'restore' => $this->source->isFolder($first) ? $this->indexer->refreshBelow($first) : 0,
			default => throw new \LogicException("No work is called \"$entry->work\""),
		};
		return true;
	}

	private function created(string $path, ?string $mediaOf, bool $isOver): bool {
		if (!$isOver && $this->halfMade->isRecent($path, $mediaOf)) {
			return false;
		}
		if (!$this->halfMade->delete($path, $mediaOf) && $this->source->isFolder($path)) {
			$this->indexer->refreshFolder($path);
		}
		return true;
	}

	private function saved(int $fileId): void {
		$this->indexer->refresh($fileId);
		$row = $this->index->findByFileIdOrNull($fileId);
		if ($row !== null) {
			$this->requests->settlePublished($row);
		}
	}

	/**
	 * A change waits no longer if its page was written; otherwise it is still there to be accepted.
	 *
	 * @param list<string> $noted by Journal::accept
	 */
	private function accepted(int $fileId, array $noted): void {
		[$version, $author, $change, $reviewer] = [...$noted, '', '', '', ''];
		$this->indexer->refresh($fileId);
		$row = $this->index->findByFileIdOrNull($fileId);
		if ($row?->version === $version) {
			$this->requests->settleAccepted($row, new Acceptance($author, $change, $reviewer));
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
