<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Approval\Acceptance;
use OCA\IntranetApp\Model\Page\BrokenDocument;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Page\SavedPage;
use OCA\IntranetApp\Repository\Page\OpenPage;
use OCA\IntranetApp\Service\Approval\ChangeRequests;
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
		private readonly ChangeRequests $requests,
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
		$saved = $this->save($page, $members, BaseVersion::of($sent->baseVersion ?? null, $ifMatch), $draftOf);
		if ($draftOf !== null && !$saved->isHeld) {
			$this->requests->forgetOwn($saved->row->fileId);
		}
		return $this->reader->saved($saved, $page->permissions);
	}

	/**
	 * Changes a page, or keeps the change for somebody who may publish it.
	 *
	 * @param \stdClass $members what changes
	 * @param ?string $draftOf account whose draft of the page this replaces
	 * @throws Refusal
	 */
	public function save(OpenPage $page, \stdClass $members, BaseVersion $base, ?string $draftOf = null): SavedPage {
		[$held, $before] = [null, null];
		$change = function (?PageDocument $old, string $version) use ($page, $members, &$held, &$before): ?PageDocument {
			$before = $old?->status() ?? PageRow::PUBLISHED;
			$old ??= PageDocument::blank();
			// The place among the neighbors is no content.
			if (array_diff(array_keys(get_object_vars($members)), ['order']) !== []
				&& $this->publication->isHeld($before, $page->permissions)) {
				$held = $this->hold($page->row, $old, $version, $members);
				return null;
			}
			return $this->changed($old, $page, $members);
		};
		$then = function (PageRow $row) use (&$held, &$before): void {
			if ($held === null) {
				$this->requests->follow($row, $before);
			}
		};
		[$row, $document] = $this->write($page, $base, $change, $draftOf, $then);
		return new SavedPage($row, $held ?? $document ?? PageDocument::blank(), $held !== null);
	}

	/**
	 * Publishes what an author sent for approval, which waits no longer then.
	 *
	 * @param callable(): PageDocument $content the page as it shall be, or a refusal; called when nobody else may change the page
	 * @param ?string $draftOf account whose draft of the page this replaces
	 * @throws Refusal
	 */
	public function publish(OpenPage $page, BaseVersion $base, Acceptance $acceptance, callable $content, ?string $draftOf): SavedPage {
		[$row, $document] = $this->write(
			$page,
			$base,
			fn (?PageDocument $old): PageDocument =>
				$this->completed($content()->with(['order' => $old?->order()]), $old, $page->row, $acceptance->author),
			$draftOf,
			null,
			$acceptance,
		);
		return new SavedPage($row, $document ?? PageDocument::blank(), false);
	}

	/**
	 * @param callable(?PageDocument, string): ?PageDocument $change takes the page, null when its file holds none, and its version
	 * @param ?\Closure(PageRow): void $then
	 * @return array{PageRow, ?PageDocument} the document is null when nothing was written
	 * @throws Refusal
	 */
	private function write(
		OpenPage $page,
		BaseVersion $base,
		callable $change,
		?string $draftOf,
		?\Closure $then,
		?Acceptance $acceptance = null,
	): array {
		return $this->store->update($page, function (string $bytes) use ($page, $base, $change): ?PageDocument {
			try {
				$old = PageDocument::parse($bytes);
			} catch (BrokenDocument) {
				// The previous content is kept as a version.
				$old = null;
			}
			$version = PageDocument::version($bytes, $old);
			return $base->fits($version) ? $change($old, $version) : throw $this->stale($page->row, $version, $old);
		}, $draftOf, $then, $acceptance);
	}

	/** @throws Conflict */
	private function hold(PageRow $row, PageDocument $published, string $version, \stdClass $members): PageDocument {
		$change = function (PageDocument $from) use ($row, $members): PageDocument {
			$status = is_string($members->status ?? null) ? $this->publication->ofHeld($members->status) : $from->status();
			return $this->completed($this->merged($from, $members)->with(['status' => $status]), $from, $row, (string)$this->userId);
		};
		return $this->requests->hold($row, $published, $version, $members, $change) ?? throw $this->stale($row, $version, $published);
	}

	private function changed(PageDocument $old, OpenPage $page, \stdClass $members): PageDocument {
		$new = $this->merged($old, $members);
		if (is_string($members->status ?? null)) {
			$new = $new->with([
				'status' => $this->publication->ofChanged($members->status, $old->status(), $page->permissions->canDelete()),
			]);
		}
		return $this->completed($new, $old, $page->row, (string)$this->userId);
	}

	private function merged(PageDocument $old, \stdClass $members): PageDocument {
		$new = $old->merge($members);
		if (isset($members->metadata)) {
			$this->input->checkMetadata($new->metadata());
		}
		return $new;
	}

	private function completed(PageDocument $new, ?PageDocument $old, PageRow $row, string $editor): PageDocument {
		return $new->with([
			'id' => $row->id,
			'uniqueId' => $row->uniqueId,
			'language' => $row->language,
			'title' => $new->title() === '' ? $row->title : $new->title(),
			'createdAt' => $old?->createdAt() === null ? IsoTime::of($row->createdAt) : $old->members()['createdAt'],
			'updatedAt' => IsoTime::of($this->clock->now()->getTimestamp()),
			'updatedBy' => $editor,
			'publishedAt' => PublicationRule::publishedAt($new, $old, $row, $this->clock->now()->getTimestamp()),
		]);
	}

	private function stale(PageRow $row, string $version, ?PageDocument $newer): Conflict {
		$editor = $this->accounts->person($newer?->updatedBy() ?? $row->editor);
		return BaseVersion::stale(
			Reason::STALE_VERSION, 'Someone else saved the page in the meantime.', ['baseVersion' => $version],
			$editor['id'] ?? null, $editor['name'] ?? null, $newer?->updatedAt() ?? $row->updatedAt,
		);
	}
}
