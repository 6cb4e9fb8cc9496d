<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Approval;

use OCA\IntranetApp\Host\Bell;
use OCA\IntranetApp\Model\Approval\Acceptance;
use OCA\IntranetApp\Model\Approval\ChangeKind;
use OCA\IntranetApp\Model\Approval\PendingChange;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Approval\PendingChanges;
use OCA\IntranetApp\Shared\Clock;

/** Keeps what authors send for approval, and tells those who may approve it. */
class ChangeRequests {
	public function __construct(
		private readonly PendingChanges $changes,
		private readonly Bell $bell,
		private readonly Clock $clock,
		private readonly ?string $userId,
	) {
	}

	/**
	 * Keeps a change of a published page, which stays as it is. To be called under the page's lease.
	 *
	 * @param string $version of the published page
	 * @param \stdClass $members that were sent
	 * @param callable(PageDocument): PageDocument $change makes the change on a page
	 * @return ?PageDocument the page as it would be; null where it was changed in the same place since the caller's last change
	 */
	public function hold(PageRow $row, PageDocument $published, string $version, \stdClass $members, callable $change): ?PageDocument {
		$earlier = PendingChange::isWhole($members)
			? null
			: $this->changes->findOrNull($row->fileId, (string)$this->userId, ChangeKind::Change);
		$from = $earlier === null ? $published : $earlier->onto($published, $version);
		if ($from === null) {
			return null;
		}
		$document = $change($from);
		$this->changes->save(new PendingChange(
			$row->fileId,
			(string)$this->userId,
			ChangeKind::Change,
			$document->title(),
			$document,
			$published,
			$version,
			PageDocument::version($document->toJson(), $document),
			$this->clock->now()->getTimestamp(),
		));
		$this->bell->ask($row->fileId, (string)$this->userId, ChangeKind::Change);
		return $document;
	}

	/**
	 * Follows the status of a page that was written.
	 *
	 * @param ?string $before null for a new page
	 */
	public function follow(PageRow $row, ?string $before): void {
		if ($row->status === $before) {
			return;
		}
		if ($row->status === PageRow::REVIEW) {
			$this->request($row);
		} elseif ($before !== null) {
			$this->settle($row);
		}
	}

	/** A change was published. To be called under the page's lease, as often as it takes. */
	public function settleAccepted(PageRow $row, Acceptance $acceptance): void {
		foreach ($this->changes->findAllHeadsOf($row->fileId) as $change) {
			if ($change->kind === ChangeKind::Change && $change->author === $acceptance->author
				&& $change->version === $acceptance->version) {
				$this->bell->settled($row->fileId, $change->author, ChangeKind::Change);
				$this->changes->delete($row->fileId, $change->author, ChangeKind::Change, $change->version);
				$this->bell->accepted($change, $row, $acceptance->reviewer);
			}
		}
	}

	/** What was asked for a page is done once it is published, whoever published it. */
	public function settlePublished(PageRow $row): void {
		if ($row->isPublished()) {
			$this->settle($row);
		}
	}

	/** The caller published a change of a page, or threw it away. */
	public function forgetOwn(int $fileId): void {
		// Saving a page comes here each time, and settling asks the host's jobs and notifications.
		if ($this->changes->has($fileId, (string)$this->userId, ChangeKind::Change)) {
			$this->bell->settled($fileId, (string)$this->userId, ChangeKind::Change);
			$this->changes->delete($fileId, (string)$this->userId, ChangeKind::Change);
		}
	}

	private function request(PageRow $row): void {
		$this->changes->save(new PendingChange(
			$row->fileId,
			(string)$this->userId,
			ChangeKind::Page,
			$row->title,
			null,
			null,
			'',
			'',
			$this->clock->now()->getTimestamp(),
		));
		$this->bell->ask($row->fileId, (string)$this->userId, ChangeKind::Page);
	}

	private function settle(PageRow $row): void {
		foreach ($this->changes->findAllHeadsOf($row->fileId) as $request) {
			if ($request->kind === ChangeKind::Page) {
				$this->bell->settled($row->fileId, $request->author, ChangeKind::Page);
				if ($row->isPublished() && !$request->isReturned) {
					$this->bell->accepted($request, $row, (string)$row->editor);
				}
			}
		}
		$this->changes->deleteRequests($row->fileId);
	}
}
