<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\BrokenDocument;
use OCA\IntranetApp\Model\Journal;
use OCA\IntranetApp\Model\OpenPage;
use OCA\IntranetApp\Model\PageDocument;
use OCA\IntranetApp\Model\PageRow;
use OCA\IntranetApp\Repository\PageFile;
use OCA\IntranetApp\Repository\PageFiles;
use OCA\IntranetApp\Repository\PageNodes;
use OCA\IntranetApp\Shared\Clock;
use OCA\IntranetApp\Shared\Db\Leases;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Shared\Http\BaseVersion;
use OCA\IntranetApp\Shared\IsoTime;

/** Changes pages, one writer of a page at a time. */
class PageWriter {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PageNodes $nodes,
		private readonly PageFiles $files,
		private readonly Leases $leases,
		private readonly Indexer $indexer,
		private readonly PageReader $reader,
		private readonly SentPage $sentPage,
		private readonly PublicationRule $publication,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @param \stdClass $sent as the contract describes a change of a page
	 * @return array<array-key, mixed> the page
	 * @throws Refusal
	 */
	public function update(string $id, \stdClass $sent, string $ifMatch): array {
		$page = $this->gate->writable($id);
		$members = $this->sentPage->members($sent);
		[$row, $document] = $this->save($page, $members, BaseVersion::of($sent->baseVersion ?? null, $ifMatch));
		return $this->reader->answer(new OpenPage($row, $page->permissions), $document);
	}

	/**
	 * @param \stdClass $members what changes
	 * @return array{PageRow, PageDocument} the page as it is now
	 * @throws Refusal
	 */
	public function save(OpenPage $page, \stdClass $members, BaseVersion $base): array {
		$fileId = $page->row->fileId;
		return $this->leases->hold("page:$fileId", fn (): array => $this->write($page, $members, $base), Journal::save($fileId));
	}

	/** @return array{PageRow, PageDocument} */
	private function write(OpenPage $page, \stdClass $members, BaseVersion $base): array {
		$file = $this->nodes->find($page->row->fileId, $page->row->file()) ?? throw new NotFound(Reason::UNKNOWN_PAGE, 'There is no such page.');
		$bytes = $this->nodes->text($file);
		try {
			$old = PageDocument::parse($bytes);
		} catch (BrokenDocument) {
			// What the file held stays as a version of it.
			$old = null;
		}
		if (!$base->fits(PageDocument::version($bytes, $old))) {
			throw $this->stale($page->row, $bytes, $old);
		}
		$document = $this->changed($old ?? PageDocument::blank(), $page, $members);
		$json = SentPage::json($document);
		$path = $this->nodes->path($file);
		$written = $this->indexer->quietly(fn (): PageFile => $this->files->overwrite($file, dirname($path), $json));
		return [$this->indexer->written($written->id, $written->folderId, $path, $document, $json, $written->mtime), $document];
	}

	private function changed(PageDocument $old, OpenPage $page, \stdClass $members): PageDocument {
		$row = $page->row;
		$new = $old->merge($members);
		if (is_string($members->status ?? null)) {
			$new = $new->with(['status' => $this->publication->ofChanged($members->status, $old->status(), $page->permissions->canDelete())]);
		}
		return $new->with([
			'id' => $row->id,
			'uniqueId' => $row->uniqueId,
			'language' => $row->language,
			'title' => $new->title() === '' ? $row->title : $new->title(),
			'createdAt' => $old->createdAt() === null ? IsoTime::of($row->createdAt) : $old->members()['createdAt'],
			'updatedAt' => IsoTime::of($this->clock->now()->getTimestamp()),
			'updatedBy' => $this->userId,
		]);
	}

	private function stale(PageRow $row, string $bytes, ?PageDocument $newer): Conflict {
		$editor = $this->accounts->person($newer?->updatedBy() ?? $row->editor);
		return BaseVersion::stale(
			Reason::STALE_VERSION, 'Someone else saved the page in the meantime.', ['baseVersion' => PageDocument::version($bytes, $newer)],
			$editor['id'] ?? null, $editor['name'] ?? null, $newer?->updatedAt() ?? $row->updatedAt,
		);
	}
}
