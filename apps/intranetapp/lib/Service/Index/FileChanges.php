<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Index;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Repository\Draft\PageBelongings;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Index\PageSource;
use OCA\IntranetApp\Service\Page\PageStore;
use Psr\Log\LoggerInterface;

/**
 * Follows file changes anywhere on the host, at the cost of comparing two numbers for files outside the team folder.
 * It never blocks a user's work with files: failures are logged, and the next check finds what was missed.
 *
 * The host's file table reports everything, including files restored from the trash bin, but often in the middle of
 * an operation. Files that cannot be read then are read when the event of a finished operation arrives, or at the end
 * of the request, because not every operation has such an event.
 */
class FileChanges {
	private const IN_TRASH = '~^(?:.*/)?trash/~';

	/** @var array<int, string> paths of changed files and folders by id, to be read later */
	private array $waiting = [];
	/** @var list<string> folders that are about to be deleted */
	private array $doomed = [];
	private bool $isPurged = false;
	private bool $hasEnd = false;

	public function __construct(
		private readonly PageSource $source,
		private readonly PageIndex $index,
		private readonly Indexer $indexer,
		private readonly PageStore $store,
		private readonly IndexState $state,
		private readonly PageBelongings $belongings,
		private readonly LoggerInterface $logger,
	) {
	}

	/** A row of the host's file table is new or changed: the file was written, moved, copied, restored, or trashed. */
	public function changed(int $fileId, int $storageId, string $internalPath): void {
		$this->guard(function () use ($fileId, $storageId, $internalPath): void {
			if ($this->store->isWriting() || !$this->source->isStorage($storageId)) {
				return;
			}
			$path = $this->source->findPathOrNull($storageId, $internalPath);
			if ($path !== null) {
				$this->read($fileId, $path, false);
			} elseif (preg_match(self::IN_TRASH, $internalPath) === 1) {
				$this->indexer->removed($fileId);
			}
		});
	}

	/** The file is no longer in that storage: it was permanently deleted or moved to another one. */
	public function gone(int $fileId, int $storageId, string $internalPath): void {
		$this->guard(function () use ($fileId, $storageId, $internalPath): void {
			if (!$this->source->isStorage($storageId)) {
				return;
			}
			// For the contents of a purged folder, the host reports no correct ids.
			$this->isPurged = true;
			$this->lookAtEnd();
			$path = $this->store->isWriting() ? null : $this->source->findPathOrNull($storageId, $internalPath);
			if ($path !== null && PagePath::isFolder(dirname($path))) {
				$this->indexer->removed($fileId);
				$this->indexer->removedBelow($path);
			}
		});
	}

	/**
	 * A folder is about to be deleted; if it is not a page, only its path leads to the pages in it.
	 *
	 * @param string $path relative to the team folder
	 */
	public function beforeDelete(string $path): void {
		if (!$this->store->isWriting() && PagePath::isFolder($path)) {
			$this->doomed[] = $path;
		}
	}

	/** A file operation has finished; others may still be in progress. */
	public function finished(): void {
		[$waiting, $this->waiting, $doomed, $this->doomed] = [$this->waiting, [], $this->doomed, []];
		foreach ($doomed as $path) {
			$this->guard(function () use ($path): void {
				if (!$this->source->isFolder($path)) {
					$this->indexer->removedBelow($path);
				}
			});
		}
		foreach ($waiting as $fileId => $path) {
			$this->guard(fn () => $this->read($fileId, $path, true));
		}
	}

	/** This request reports nothing more; files that are still busy are left to the next check. */
	public function ended(): void {
		$this->finished();
		if ($this->waiting !== []) {
			$this->logger->info('Pages of the Intranet that others are writing are read with the next check: {paths}', [
				'app' => 'intranetapp',
				'paths' => implode(', ', $this->waiting),
			]);
			$this->waiting = [];
			$this->state->markIncomplete();
		}
		if ($this->isPurged) {
			$this->isPurged = false;
			$this->guard(function (): void {
				$this->belongings->sweep();
			});
		}
	}

	/** @param bool $isAgain after a first try that may have indexed some of the pages in a folder */
	private function read(int $fileId, string $path, bool $isAgain): void {
		try {
			$this->follow($fileId, $path, $isAgain);
		} catch (FileIsBusy) {
			$this->waiting[$fileId] = $path;
			$this->lookAtEnd();
		}
	}

	private function lookAtEnd(): void {
		if (!$this->hasEnd) {
			$this->hasEnd = true;
			register_shutdown_function($this->ended(...));
		}
	}

	private function follow(int $fileId, string $path, bool $isAgain): void {
		if (PagePath::ofFile($path) !== null && $this->indexer->refresh($fileId, $path)) {
			return;
		}
		$page = $this->index->findByFolderIdOrNull($fileId);
		if ($page !== null) {
			if ($page->path !== $path) {
				$this->indexer->moved($page->path, $path);
			}
		} elseif ($this->index->findByFileIdOrNull($fileId) !== null) {
			$this->indexer->refresh($fileId, $path);
		} elseif (PagePath::isFolder($path) && $this->source->isFolder($path) && ($isAgain || !$this->index->hasBelow($path))) {
			// A restored folder, or one that is not a page and was renamed; its pages are not reported separately.
			$this->indexer->refreshBelow($path);
		}
	}

	/** @param \Closure(): void $work */
	private function guard(\Closure $work): void {
		try {
			$work();
		} catch (\Throwable $failure) {
			$this->logger->error('The index of the Intranet missed a change of files; the next check finds it', [
				'app' => 'intranetapp',
				'exception' => $failure,
			]);
			$this->state->markIncomplete();
		}
	}
}
