<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Page\BrokenDocument;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Page\OpenPage;
use OCA\IntranetApp\Shared\Clock;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Shared\Http\Request\BaseVersion;
use OCA\IntranetApp\Shared\IsoTime;

/**
 * Changes pages, one writer of a page at a time.
 *
 * @phpstan-import-type Page from PageAnswers
 */
class PageWriter {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PageStore $store,
		private readonly PageReader $reader,
		private readonly PageInput $input,
		private readonly PublicationRule $publication,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @param \stdClass $sent as the contract describes a change of a page
	 * @return Page
	 * @throws Refusal
	 */
	public function update(string $id, \stdClass $sent, string $ifMatch): array {
		$page = $this->gate->writable($id);
		$members = $this->input->members($sent);
		// A new layout means the caller's work is now published: the draft is dropped.
		$draftOf = isset($members->layout) ? $this->userId : null;
		[$row, $document] = $this->save($page, $members, BaseVersion::of($sent->baseVersion ?? null, $ifMatch), $draftOf);
		return $this->reader->written($row, $page->permissions, $document);
	}

	/**
	 * @param \stdClass $members what changes
	 * @param ?string $draftOf account whose draft of the page this replaces
	 * @return array{PageRow, PageDocument} the page after the change
	 * @throws Refusal
	 */
	public function save(OpenPage $page, \stdClass $members, BaseVersion $base, ?string $draftOf = null): array {
		return $this->store->update($page, function (string $bytes) use ($page, $members, $base): PageDocument {
			try {
				$old = PageDocument::parse($bytes);
			} catch (BrokenDocument) {
				// The previous content is kept as a version.
				$old = null;
			}
			if (!$base->fits(PageDocument::version($bytes, $old))) {
				throw $this->stale($page->row, $bytes, $old);
			}
			return $this->changed($old ?? PageDocument::blank(), $page, $members);
		}, $draftOf);
	}

	private function changed(PageDocument $old, OpenPage $page, \stdClass $members): PageDocument {
		$row = $page->row;
		$new = $old->merge($members);
		if (isset($members->metadata)) {
			$this->input->checkMetadata($new->metadata());
		}
		if (is_string($members->status ?? null)) {
			$new = $new->with([
				'status' => $this->publication->ofChanged($members->status, $old->status(), $page->permissions->canDelete()),
			]);
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
