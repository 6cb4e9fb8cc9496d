<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Approval;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Host\Bell;
use OCA\IntranetApp\Model\Approval\Acceptance;
use OCA\IntranetApp\Model\Approval\ChangeKind;
use OCA\IntranetApp\Model\Approval\PendingChange;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Approval\PendingChanges;
use OCA\IntranetApp\Repository\Page\OpenPage;
use OCA\IntranetApp\Service\Page\PageAnswers;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Service\Page\PageInput;
use OCA\IntranetApp\Service\Page\PageReader;
use OCA\IntranetApp\Service\Page\PageWriter;
use OCA\IntranetApp\Service\Page\PublicationRule;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Http\Request\BaseVersion;

/**
 * Accepts what waits, or sends it back to its author.
 *
 * @phpstan-import-type Page from PageAnswers
 * @phpstan-import-type Rejection from Schemas
 */
class Decisions {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PublicationRule $publication,
		private readonly WaitingList $waiting,
		private readonly PendingChanges $changes,
		private readonly ChangeRequests $requests,
		private readonly PageWriter $writer,
		private readonly PageReader $reader,
		private readonly PageInput $input,
		private readonly Bell $bell,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @param \stdClass $sent as the contract describes an acceptance
	 * @return Page
	 * @throws Refusal
	 */
	public function accept(string $pageId, \stdClass $sent): array {
		$page = $this->decidable($pageId);
		$change = $this->current($page, $sent);
		$merged = ($sent->merged ?? null) instanceof \stdClass ? $sent->merged : null;
		if ($change->kind === ChangeKind::Page) {
			$members = $merged === null ? new \stdClass() : $this->input->members($merged);
			$members->status = PageRow::PUBLISHED;
			$saved = $this->writer->save($page, $members, BaseVersion::of($sent->version, ''));
			return $this->reader->saved($saved, $page->permissions);
		}
		$members = $merged === null ? null : $this->input->members($merged);
		$base = $merged === null ? $change->baseVersion : (is_string($merged->baseVersion ?? null) ? $merged->baseVersion : '');
		$acceptance = new Acceptance($change->author, $change->version, (string)$this->userId);
		// It may have been accepted, taken back or replaced while this request waited for its turn.
		$content = fn (): PageDocument =>
			($this->current($page, $sent)->document ?? PageDocument::blank())->merge($members ?? new \stdClass());
		$saved = $this->writer->publish($page, BaseVersion::of($base, ''), $acceptance, $content, $merged === null ? null : $this->userId);
		return $this->reader->saved($saved, $page->permissions);
	}

	/**
	 * @param Rejection $body
	 * @throws Refusal
	 */
	public function reject(string $pageId, array $body): void {
		$page = $this->decidable($pageId);
		$change = $this->current($page, (object)$body);
		$note = trim($body['note']);
		if ($change->kind === ChangeKind::Page) {
			$this->writer->save($page, (object)['status' => PageRow::DRAFT], BaseVersion::of($body['version'], ''));
			$this->changes->save($change->returned($note, (string)$this->userId));
		} elseif (!$this->changes->saveReturned($change, $note, (string)$this->userId)) {
			throw self::changed($change);
		}
		$this->bell->settled($change->fileId, $change->author, $change->kind);
		$this->bell->returned($change, $page->row, (string)$this->userId, $note);
	}

	/** @throws NotFound */
	public function withdraw(string $pageId): void {
		$fileId = $this->gate->readable($pageId)->row->fileId;
		$this->requests->forgetOwn($fileId);
		// Of a page in review only what was said about it: the page itself is taken back with its status.
		$own = $this->changes->findOrNull($fileId, (string)$this->userId, ChangeKind::Page);
		if ($own?->isReturned === true) {
			$this->changes->delete($fileId, (string)$this->userId, ChangeKind::Page);
		}
	}

	/** @throws Refusal */
	private function decidable(string $pageId): OpenPage {
		$page = $this->gate->writable($pageId);
		return $this->publication->mayPublish($page->permissions)
			? $page
			: throw new Forbidden(Reason::NOT_ALLOWED, 'Only someone with permission to publish this page can approve changes.');
	}

	/**
	 * @param \stdClass $sent with kind, author and version
	 * @throws Refusal
	 */
	private function current(OpenPage $page, \stdClass $sent): PendingChange {
		$change = $this->waiting->findOrNull(
			$page,
			ChangeKind::from(is_string($sent->kind) ? $sent->kind : ''),
			is_string($sent->author ?? null) ? $sent->author : null,
		) ?? throw new NotFound(Reason::UNKNOWN_CHANGE, 'There is nothing to approve: it was approved, sent back or withdrawn already.');
		// The version of an unpublished page is compared when its file is written.
		return $change->kind === ChangeKind::Page || $change->version === $sent->version ? $change : throw self::changed($change);
	}

	private static function changed(PendingChange $change): Conflict {
		return new Conflict(
			Reason::STALE_VERSION,
			'The author sent another change in the meantime.',
			'/version',
			['baseVersion' => $change->version],
		);
	}
}
