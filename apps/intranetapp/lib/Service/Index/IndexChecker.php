<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Index;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Model\Index\IndexReport;
use OCA\IntranetApp\Model\Page\PageHead;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Index\PageSource;
use OCA\IntranetApp\Repository\Page\PageFile;
use OCA\IntranetApp\Shared\Clock;
use OCA\IntranetApp\Shared\Db\Leases;
use OCA\IntranetApp\Shared\Exception\Conflict;

/** Compares the index with the files, section by section: a language's home page, or a folder directly in a language. */
class IndexChecker {
	private const DAY = 86_400;
	/** The words of a page that nobody has finished reading in this time are given up until the page changes. */
	private const READING_SECONDS = 600;

	public function __construct(
		private readonly PageIndex $index,
		private readonly PageSource $source,
		private readonly Indexer $indexer,
		private readonly IndexState $state,
		private readonly Leases $leases,
		private readonly Clock $clock,
	) {
	}

	/**
	 * Reads every page file again. The oldest file is read first, so that of two files with the same id the older one
	 * keeps it.
	 *
	 * @param ?\Closure(): void $meanwhile called repeatedly, because it may take minutes
	 * @throws Conflict while the Team folders app is disabled
	 */
	public function reindex(?\Closure $meanwhile = null): IndexReport {
		$meanwhile ??= static function (): void {
		};
		$this->source->requireVisible();
		$report = new IndexReport();
		$mark = $this->state->begin();
		$this->outdateWords();
		[$report->expiredLeases, $report->busy] = $this->leases->clearExpired();
		$folders = [];
		foreach ($this->source->exists() ? $this->source->findAllSections() : [] as $section) {
			foreach ($this->foldersOf($section) as $folder => [$candidates, $isUnfinished]) {
				$meanwhile();
				if ($candidates !== []) {
					$folders[] = $candidates;
				}
				if ($isUnfinished) {
					$report->unfinished[] = $folder;
				}
			}
		}
		usort($folders, static fn (array $a, array $b): int => $a[0]->id <=> $b[0]->id);
		$present = self::ids($folders);
		$this->forgetOthers($report, $this->index->findAllHeads(), $present, true);
		$this->index->clearGivenUp();
		$seen = [];
		foreach ($folders as $candidates) {
			$meanwhile();
			$known = $this->index->findByFileIdOrNull($candidates[0]->id);
			$page = $this->indexer->anew(fn (): ?int => $this->page($report, $candidates, true));
			if ($page !== null) {
				$seen[$page] = true;
				$now = $this->index->findByFileIdOrNull($page);
				$this->note($report, $candidates[0], $known, $known !== null && self::looksLike($known, $now));
			}
		}
		$this->forgetOthers($report, $this->index->findAllHeads(), $seen, true);
		$this->catchUp($report, PHP_INT_MAX);
		$this->state->end($mark, $report->busy === []);
		return $report;
	}

	/**
	 * Reads only files whose time, size or path differs from the index. Anything left behind by dead writers is
	 * undone first in any case, as the next writer would do.
	 *
	 * @throws Conflict while the Team folders app is disabled
	 */
	public function check(bool $isRepairing): IndexReport {
		$this->source->requireVisible();
		$report = new IndexReport();
		$mark = $this->state->begin();
		[$report->expiredLeases, $report->busy] = $this->leases->clearExpired();
		$sections = $this->source->exists() ? $this->source->findAllSections() : [];
		foreach ($sections as $section) {
			$this->compare($report, $section, $isRepairing);
		}
		$this->compareOutside($report, $sections, $isRepairing);
		if ($isRepairing) {
			$this->outdateWords();
			$this->catchUp($report, PHP_INT_MAX);
			$this->state->end($mark, $report->busy === []);
		}
		return $report;
	}

	/**
	 * Repairs as much as fits in the given time, and continues from there the next time. A new round begins once a
	 * day, or as soon as something is known to be missing.
	 */
	public function proceed(int $seconds): IndexReport {
		$report = new IndexReport();
		$now = $this->clock->now()->getTimestamp();
		$sections = $this->state->remaining();
		if ($this->source->isRemoved()) {
			$this->compareOutside($report, [], true);
			return $report;
		}
		if (!$this->source->exists()) {
			return $report;
		}
		[$report->expiredLeases, $report->busy] = $this->leases->clearExpired();
		$this->outdateWords();
		$this->catchUp($report, $now + $seconds);
		if ($sections === []) {
			if ($this->state->isComplete() && ($this->state->checkedAt() ?? 0) > $now - self::DAY) {
				return $report;
			}
			$mark = $this->state->begin();
			$this->source->refreshStorageId();
			$sections = $this->source->findAllSections();
			$this->compareOutside($report, $sections, true);
			$this->state->keepRemaining($sections, $mark);
		}
		$mark = $this->state->mark();
		while ($sections !== [] && $this->clock->now()->getTimestamp() < $now + $seconds) {
			$this->compare($report, array_shift($sections), true);
			$this->state->keepRemaining($sections, $mark);
		}
		if ($report->busy !== []) {
			$this->state->markIncomplete();
		}
		if ($sections === []) {
			$this->state->end($mark, true);
		}
		return $report;
	}

	/** After an update of the app: what an earlier version read from the pages may differ from what this one reads. */
	private function outdateWords(): void {
		if (!$this->state->hasWordsOf(Indexer::WORDS)) {
			$this->index->saveAllUnread();
			$this->state->keepWordsOf(Indexer::WORDS);
		}
	}

	/**
	 * Reads the words that others have left unread, until a time in Unix seconds. A page that ended an earlier attempt
	 * is given up: the attempt took more time or memory than PHP has.
	 */
	private function catchUp(IndexReport $report, int $until): void {
		foreach ($this->index->findAllUnread() as [$row, $since]) {
			$now = $this->clock->now()->getTimestamp();
			if ($now >= $until) {
				return;
			}
			if ($since !== null) {
				if ($since < $now - self::READING_SECONDS) {
					$this->index->saveGivenUp($row->fileId);
					$report->unread[] = $row->file();
				}
				continue;
			}
			$this->index->saveReading($row->fileId, $now);
			try {
				$this->indexer->catchUp($row);
			} catch (FileIsBusy) {
				$this->index->saveUnread($row->fileId);
				$report->busy[] = $row->path;
			}
		}
	}

	/** The rows are read before the files: files created or deleted in the meantime are reported by the host's events. */
	private function compare(IndexReport $report, string $section, bool $isRepairing): void {
		$rows = [];
		$page = $this->index->findByPathOrNull($section);
		$stored = PagePath::isPageFolder($section) ? [$page, ...$this->index->findAllBelow($section)] : [$page];
		foreach ($stored as $row) {
			if ($row !== null) {
				$rows[$row->fileId] = $row;
			}
		}
		$folders = [];
		foreach ($this->foldersOf($section) as $folder => [$candidates, $isUnfinished]) {
			$folders[] = $candidates;
			if ($isUnfinished) {
				$report->unfinished[] = $folder;
			}
		}
		$present = self::ids($folders);
		$this->forgetOthers($report, array_values($rows), $present, $isRepairing);
		$seen = [];
		foreach ($folders as $candidates) {
			$page = $this->compareFolder($report, $candidates, $rows, $isRepairing);
			if ($page !== null) {
				$seen[$page] = true;
			}
		}
		$this->forgetOthers($report, array_values(array_intersect_key($rows, $present)), $seen, $isRepairing);
	}

	/**
	 * Rows without a file are deleted before any file is read: the page that replaces them gets their ids.
	 *
	 * @param list<list<PageFile>> $folders
	 * @return array<int, true> by file id
	 */
	private static function ids(array $folders): array {
		return array_fill_keys(array_map(static fn (PageFile $file): int => $file->id, array_merge(...$folders)), true);
	}

	/**
	 * @param list<PageFile> $candidates
	 * @param array<int, PageRow> $rows
	 * @return ?int file id of the folder's page
	 */
	private function compareFolder(IndexReport $report, array $candidates, array $rows, bool $isRepairing): ?int {
		foreach ($candidates as $file) {
			$row = $rows[$file->id] ?? null;
			if ($row !== null
				&& $row->file() === $file->folder . '/' . $file->name
				&& $row->mtime === $file->mtime
				&& $row->size === $file->size) {
				$report->pages++;
				return $file->id;
			}
		}
		if ($candidates === []) {
			return null;
		}
		$page = $this->page($report, $candidates, $isRepairing);
		if ($page !== null) {
			$this->note($report, $candidates[0], $rows[$page] ?? null, false);
		}
		return $page;
	}

	/**
	 * @param list<PageFile> $candidates
	 * @return ?int file id of the folder's page; null also while it is being written
	 */
	private function page(IndexReport $report, array $candidates, bool $isRepairing): ?int {
		try {
			return $isRepairing ? $this->indexer->settle($candidates) : $this->indexer->pageOf($candidates)?->id;
		} catch (FileIsBusy) {
			$report->busy[] = $candidates[0]->folder;
			return null;
		}
	}

	private function note(IndexReport $report, PageFile $file, ?PageRow $known, bool $isSame): void {
		$report->pages++;
		$path = $file->folder . '/' . $file->name;
		match (true) {
			$isSame => null,
			$known === null => $report->missing[] = $path,
			default => $report->changed[] = $path,
		};
	}

	private static function looksLike(PageRow $known, ?PageRow $now): bool {
		return $now !== null && $known->version === $now->version && $known->file() === $now->file() && $known->mtime === $now->mtime;
	}

	/** @param list<string> $sections rows outside all of them have no files */
	private function compareOutside(IndexReport $report, array $sections, bool $isRepairing): void {
		$known = array_fill_keys($sections, true);
		$section = static fn (PageHead $row): string => implode('/', array_slice(explode('/', $row->path), 0, 2));
		$outside = array_filter($this->index->findAllHeads(), static fn (PageHead $row): bool => !isset($known[$section($row)]));
		$this->forgetOthers($report, array_values($outside), [], $isRepairing);
	}

	/**
	 * @param list<PageRow>|list<PageHead> $rows
	 * @param array<int, true> $seen by file id
	 */
	private function forgetOthers(IndexReport $report, array $rows, array $seen, bool $isRepairing): void {
		foreach ($rows as $row) {
			$now = isset($seen[$row->fileId]) ? null : $this->index->findByFileIdOrNull($row->fileId);
			if ($now === null || ($this->source->exists()
				&& $this->source->findOrNull($now->file())?->id === $now->fileId
				&& PagePath::ofFile($now->file()) !== null)) {
				continue;
			}
			$report->gone[] = $now->file();
			if ($isRepairing) {
				$this->indexer->forget([$now]);
			}
		}
	}

	/** @return iterable<string, array{list<PageFile>, bool}> */
	private function foldersOf(string $section): iterable {
		return PagePath::isPageFolder($section) ? $this->source->walk($section) : [$section => [$this->source->findAllIn($section), false]];
	}
}
