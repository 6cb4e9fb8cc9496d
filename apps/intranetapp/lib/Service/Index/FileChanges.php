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
 * Follows what happens to files anywhere on the host, with no more than a comparison of two numbers for those outside of
 * the team folder. It never stops anybody's work with files: what goes wrong is logged and found by the next check.
 *
 * The host's table of files tells of everything, also of what comes back from the trash bin, but often in the middle of an
 * operation; what cannot be read then is read as soon as the event of a finished operation comes, or at the end of the
 * request, because not every operation has such an event.
 */
class FileChanges {
	private const IN_TRASH = '~^(?:.*/)?trash/~';

	/** @var array<int, string> paths of changed files and folders by id, to be read later */
	private array $waiting = [];
	/** @var list<string> folders that somebody is about to delete */
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

	/** A row of the host's table of files is new or different: written, moved, copied, restored, or put into the trash. */
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

	/** It is not in that storage any more: deleted for good or moved to another one. */
	public function gone(int $fileId, int $storageId, string $internalPath): void {
		$this->guard(function () use ($fileId, $storageId, $internalPath): void {
			if (!$this->source->isStorage($storageId)) {
				return;
			}
			// Of all that is purged with a folder the host tells no right ids.
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
	 * Somebody is about to delete a folder; of one that is no page nothing but its path leads to the pages in it.
	 *
	 * @param string $path below the team folder
	 */
	public function beforeDelete(string $path): void {
		if (!$this->store->isWriting() && PagePath::isFolder($path)) {
			$this->doomed[] = $path;
		}
	}

	/** An operation with files is finished; others may be under way still. */
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

	/** Nobody of this request tells more; what is busy even now is for the next check. */
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

	/** @param bool $isAgain after a first try that may have come to some of the pages in a folder */
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
			// A folder that came back, or that is no page and has another name now; the pages in it tell themselves.
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
