<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Approval\Acceptance;
use OCA\IntranetApp\Model\Index\Journal;
use OCA\IntranetApp\Model\Page\BrokenDocument;
use OCA\IntranetApp\Model\Page\OpenFolder;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Draft\DraftRepository;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Page\FileWriter;
use OCA\IntranetApp\Repository\Page\OpenPage;
use OCA\IntranetApp\Repository\Page\PageFile;
use OCA\IntranetApp\Repository\Page\PageFiles;
use OCA\IntranetApp\Repository\Page\PageNodes;
use OCA\IntranetApp\Repository\Page\SystemPageFiles;
use OCA\IntranetApp\Repository\Trash\Tombstones;
use OCA\IntranetApp\Service\Approval\ChangeRequests;
use OCA\IntranetApp\Service\Index\Indexer;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Db\Leases;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\InsufficientStorage;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Exception\TooLarge;
use Psr\Log\LoggerInterface;

/**
 * The only way to change page files: under a lease, with a note of what to undo, without following Nextcloud's own events,
 * and with the index updated afterwards. Leaving one of these out would make the index wrong without any error.
 *
 * It checks no permissions beyond those of the caller's files.
 */
class PageStore {
	/** Moves are serialised: two pages could otherwise be moved into each other. */
	private const STRUCTURE = 'structure';
	/** Anything that creates or replaces whole languages. */
	private const SITE = 'site';

	private int $ownWrites = 0;

	public function __construct(
		private readonly Leases $leases,
		private readonly Indexer $indexer,
		private readonly PageIndex $index,
		private readonly Tombstones $tombstones,
		private readonly PageNodes $nodes,
		private readonly PageFiles $files,
		private readonly SystemPageFiles $systemFiles,
		private readonly FileWriter $writer,
		private readonly DraftRepository $drafts,
		private readonly ChangeRequests $requests,
		private readonly LoggerInterface $logger,
	) {
	}

	/** Whether file events come from writes by this class in this request; it updates the index itself. */
	public function isWriting(): bool {
		return $this->ownWrites > 0;
	}

	/**
	 * @param string $wished preferred folder name
	 * @param list<string> $claimed ids supplied by the client, which other pages may have
	 * @param ?PageRow $mediaOf page whose media are copied along
	 * @throws Refusal
	 */
	public function create(OpenFolder $parent, string $wished, PageDocument $document, array $claimed, ?PageRow $mediaOf = null): PageRow {
		$work = fn (): PageRow => $this->make($parent, $wished, $document, $mediaOf);
		foreach ($claimed as $id) {
			$work = fn (): PageRow => $this->leases->hold('id:' . md5($id), fn (): PageRow => $this->unlessTaken($id, $work));
		}
		return $this->thenFinish($work);
	}

	/**
	 * @param callable(string): ?PageDocument $change takes the bytes of the file; null leaves it as it is
	 * @param ?string $draftOf account whose draft of the page the change replaces
	 * @param ?\Closure(PageRow): void $then what follows from the change, before anybody else may change the page
	 * @param ?Acceptance $acceptance of the change that is written; it waits until the page is written, and no longer
	 * @return array{PageRow, ?PageDocument} the page after the change; null when nothing was written
	 * @throws Refusal
	 */
	public function update(
		OpenPage $page,
		callable $change,
		?string $draftOf,
		?\Closure $then = null,
		?Acceptance $acceptance = null,
	): array {
		return $this->thenFinish(fn (): array => $this->alone($page, function (OpenPage $now) use (
			$change,
			$draftOf,
			$then,
			$acceptance,
		): array {
			$document = $change($this->nodes->findText($now->file));
			if ($document !== null && $acceptance !== null) {
				$version = PageDocument::version(self::json($document), $document);
				$this->leases->note(self::lease($now->row), Journal::accept($now->row->fileId, $version, $acceptance));
			}
			$row = $document === null ? $now->row : $this->save($now, $document);
			if ($acceptance !== null) {
				$this->requests->settleAccepted($row, $acceptance);
			}
			if ($then !== null) {
				$then($row);
			}
			if ($draftOf !== null) {
				$this->drafts->delete($row->fileId, $draftOf);
			}
			return [$row, $document];
		}));
	}

	/**
	 * Restores an earlier version.
	 *
	 * @param callable(OpenPage): string $read returns the text of the version, or refuses
	 * @param callable(OpenPage): void $work
	 * @throws Refusal
	 */
	public function restore(OpenPage $page, callable $read, callable $work): void {
		$this->thenFinish(fn () => $this->alone($page, function (OpenPage $now) use ($read, $work): void {
			$text = $read($now);
			$this->quietly(fn () => $this->writer->saveRestored($now->file, $text, static fn () => $work($now)));
			$this->indexer->withoutWords(fn (): bool => $this->indexer->refresh($now->row->fileId, $this->nodes->findPath($now->file)));
		}), fn (): array => array_filter([$this->index->findByFileIdOrNull($page->row->fileId)]));
	}

	/**
	 * Refuses before positions are written of which only some would fit.
	 *
	 * @param list<PageRow> $rows
	 * @throws InsufficientStorage
	 */
	public function requireSpaceToOrder(array $rows): void {
		if ($rows !== []) {
			$this->writer->requireSpaceToOrder(max(array_map(static fn (PageRow $row): int => $row->size, $rows)), count($rows));
		}
	}

	/** Sets a page's position among its siblings; a file that is not a page has none. */
	public function reorder(PageRow $row, ?int $order): void {
		$this->leases->hold(self::lease($row), function () use ($row, $order): void {
			try {
				$document = PageDocument::parse($this->systemFiles->find($row->file()))->with(['order' => $order]);
			} catch (BrokenDocument) {
				return;
			}
			$json = $document->toJson();
			$file = $this->quietly(fn (): PageFile => $this->systemFiles->save($row->file(), $json));
			$this->indexer->written($file, $document, $json, $row);
		}, Journal::save($row->fileId));
	}

	/**
	 * Work that moves, orders or removes pages; a page that it finds changed is read by the next check.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Refusal
	 */
	public function arrange(callable $work): mixed {
		return $this->leases->hold(self::STRUCTURE, fn (): mixed => $this->indexer->withoutWords($work));
	}

	/** Moves a page's folder with its contents, inside `arrange`. */
	public function move(PageRow $row, OpenFolder $target): void {
		$this->leases->hold("folder:$target->folderId", function () use ($row, $target): void {
			$note = function (string $path) use ($row): void {
				$this->leases->note(self::STRUCTURE, Journal::move($row->path, $path));
			};
			$path = $this->quietly(fn (): string => $this->files->move($row->path, $target->path, $note));
			$this->indexer->moved($row->path, $path);
		});
	}

	/**
	 * Moves a page's folder with its contents to the trash bin, inside `arrange`.
	 *
	 * @param list<PageRow> $below
	 */
	public function remove(PageRow $row, array $below): void {
		$this->leases->note(self::STRUCTURE, Journal::remove($row->path));
		$this->quietly(fn () => $this->files->trash($row->path));
		$this->indexer->forget([$row, ...$below]);
	}

	/**
	 * Work that takes pages back from the trash bin.
	 *
	 * @param callable(): list<PageRow> $work returns the pages that are back
	 * @throws Refusal
	 */
	public function takeBack(callable $work): void {
		$this->thenFinish(fn (): array => $this->arrange($work), static fn (array $pages): array => $pages);
	}

	/**
	 * Puts files from the trash bin back, inside `takeBack`.
	 *
	 * @param string $path where they will be, unless that place is taken
	 * @param callable(): string $work returns the folder where they are
	 * @param bool $isWhole false when it is the file of a page alone
	 * @return list<PageRow> the pages that are back
	 * @throws Refusal
	 */
	public function putBack(string $path, callable $work, bool $isWhole): array {
		$this->leases->note(self::STRUCTURE, Journal::restore($path));
		$folder = PageFiles::refusing(fn (): string => $this->quietly($work));
		$this->goOn();
		$this->indexer->withoutWords(fn () => $isWhole ? $this->indexer->refreshBelow($folder) : $this->indexer->refreshFolder($folder));
		$page = $this->index->findByPathOrNull($folder);
		return [...$page === null ? [] : [$page], ...$isWhole ? $this->index->findAllBelow($folder) : []];
	}

	/**
	 * Work on whole languages.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Refusal
	 */
	public function overhaul(callable $work): mixed {
		return $this->leases->hold(self::SITE, $work);
	}

	/** Extends the lease during long work inside `arrange` or `overhaul`. */
	public function goOn(): void {
		$this->leases->keep(self::STRUCTURE);
		$this->leases->keep(self::SITE);
	}

	/**
	 * Replaces the pages of a language by a new home page.
	 *
	 * @param list<PageRow> $pages that are removed
	 * @param callable(): ?int $work returns the file id of the home page; null when one existed already
	 * @param string $home path of its file
	 * @return bool whether the home page is new
	 */
	public function replace(array $pages, callable $work, string $home): bool {
		try {
			$fileId = $this->quietly($work);
		} catch (\Throwable $failure) {
			// Some of them may already be in the trash bin.
			$this->indexer->withoutWords(function () use ($pages): void {
				foreach ($pages as $page) {
					$this->indexer->refresh($page->fileId);
				}
			});
			throw $failure;
		}
		$this->indexer->forget($pages);
		return $fileId !== null && $this->indexer->refresh($fileId, $home);
	}

	/**
	 * Writes a page of our own. It has the ids of its document even if a page in the trash bin had them.
	 *
	 * @param callable(string): PageFile $write takes the bytes of the page
	 */
	public function import(PageDocument $document, callable $write): void {
		$json = $document->toJson();
		$file = $this->quietly(static fn (): PageFile => $write($json));
		$this->tombstones->saveYielded(array_values(array_filter([$document->id(), $document->uniqueId()], is_string(...))));
		$this->indexer->written($file, $document, $json, $this->index->findByFileIdOrNull($file->id));
		$this->indexer->finish();
	}

	private function make(OpenFolder $parent, string $wished, PageDocument $document, ?PageRow $mediaOf): PageRow {
		$lease = "folder:$parent->folderId";
		return $this->leases->hold($lease, function () use ($parent, $wished, $document, $mediaOf, $lease): PageRow {
			$json = self::json($document);
			$note = function (string $path) use ($mediaOf, $lease): void {
				$this->leases->note($lease, Journal::create($path, $mediaOf?->path));
			};
			$media = $mediaOf === null ? null : $this->nodes->findMedia($mediaOf, fn () => $this->leases->keep($lease));
			$file = $this->quietly(fn (): PageFile => $this->files->create($parent->path, $wished, $json, $note, $media));
			$this->leases->keep($lease);
			return $this->indexer->written($file, $document, $json, null);
		});
	}

	/**
	 * The work is done and its lease is free: the words of the page can wait for the next check, its writer need not.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @param ?\Closure(T): array<PageRow> $unread pages that were written by the host, from what the work returns
	 * @return T
	 */
	private function thenFinish(callable $work, ?\Closure $unread = null): mixed {
		$result = $work();
		try {
			$this->indexer->finish();
			foreach ($unread === null ? [] : $unread($result) as $row) {
				$this->indexer->catchUp($row);
			}
		} catch (\Throwable $failure) {
			$this->logger->error('The search of the Intranet finds the new words of a page after the next check', [
				'app' => 'intranetapp',
				'exception' => $failure,
			]);
		}
		return $result;
	}

	private function save(OpenPage $page, PageDocument $document): PageRow {
		$json = self::json($document);
		$folder = dirname($this->nodes->findPath($page->file));
		$this->leases->keep(self::lease($page->row));
		$written = $this->quietly(fn (): PageFile => $this->files->save($page->file, $folder, $json));
		$this->leases->keep(self::lease($page->row));
		return $this->indexer->written($written, $document, $json, $page->row);
	}

	/** @param callable(): PageRow $work */
	private function unlessTaken(string $id, callable $work): PageRow {
		$isTaken = $this->index->isTaken($id) || $this->tombstones->has($id);
		return $isTaken ? throw new Conflict(Reason::ID_TAKEN, "There is a page \"$id\" already.") : $work();
	}

	/**
	 * @template T
	 * @param callable(OpenPage): T $work takes the page with the current state of its file
	 * @return T
	 */
	private function alone(OpenPage $page, callable $work): mixed {
		$row = $page->row;
		return $this->leases->hold(self::lease($row), function () use ($page, $row, $work): mixed {
			$file = $this->nodes->findOrNull($row->fileId, $row->file())
				?? throw new NotFound(Reason::UNKNOWN_PAGE, 'The page does not exist.');
			return $work(new OpenPage($row, $page->permissions, $file));
		}, Journal::save($row->fileId));
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function quietly(callable $work): mixed {
		$this->ownWrites++;
		try {
			return $work();
		} finally {
			$this->ownWrites--;
		}
	}

	/** @throws TooLarge when other clients could not send the page back */
	private static function json(PageDocument $document): string {
		$json = $document->toJson();
		return strlen($json) <= 2 * Limits::PAGE_BYTES ? $json : throw new TooLarge(Reason::TOO_LARGE, 'The page is too large.');
	}

	private static function lease(PageRow $row): string {
		return "page:$row->fileId";
	}
}
