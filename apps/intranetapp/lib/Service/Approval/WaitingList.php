<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Approval;

use OCA\IntranetApp\Model\Approval\ChangeKind;
use OCA\IntranetApp\Model\Approval\PendingChange;
use OCA\IntranetApp\Model\Page\EmptyLayout;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Approval\PendingChanges;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Page\OpenPage;
use OCA\IntranetApp\Repository\Page\PageNodes;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Service\Page\PublicationRule;
use OCA\IntranetApp\Service\Page\SafeTexts;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Shared\IsoTime;

/**
 * What waits for approval: for those who may publish the page, and for the author who sent it. Others see nothing of it.
 *
 * @phpstan-import-type Waiting from Schemas
 * @phpstan-import-type Person from Schemas
 * @phpstan-type Content array{
 *     title: string, content: string, metadata: \stdClass, layout: \stdClass, status: 'draft'|'review'|'published',
 * }
 * @phpstan-type Head array{
 *     kind: 'page'|'change', role: 'approver'|'author', state: 'waiting'|'returned', author: ?Person, sentAt: string, version: string,
 *     isOutdated: bool, note: string, reviewer: ?Person,
 * }
 */
class WaitingList {
	public function __construct(
		private readonly PendingChanges $changes,
		private readonly PageIndex $index,
		private readonly PageGate $gate,
		private readonly PageNodes $nodes,
		private readonly AccessService $access,
		private readonly PublicationRule $publication,
		private readonly SafeTexts $safe,
		private readonly Accounts $accounts,
		private readonly ?string $userId,
	) {
	}

	/** @return Waiting */
	public function find(): array {
		$items = [];
		foreach ($this->items() as [$change, $row, $isApprover]) {
			$items[] = [
				...$this->head($change, $row, $isApprover),
				'page' => [
					'id' => $row->id,
					'uniqueId' => $row->uniqueId,
					'title' => $row->title,
					'path' => $row->path,
					'language' => $row->language,
					'status' => $row->status(),
				],
				'title' => $change->kind === ChangeKind::Page ? $row->title : $change->title,
			];
		}
		return ['items' => $items, 'count' => count(array_filter($items, static fn (array $item): bool => $item['role'] === 'approver'))];
	}

	/** How many changes and pages the caller may accept. */
	public function count(): int {
		return count(array_filter($this->items(), static fn (array $item): bool => $item[2]));
	}

	/**
	 * @return array{changes: list<array<string, mixed>>} heads, each with baseVersion, sent and base
	 * @throws NotFound
	 */
	public function ofPage(string $pageId): array {
		$page = $this->gate->readable($pageId);
		$published = null;
		$answers = [];
		foreach ($this->allOf($page) as $change) {
			$isApprover = $this->roleIn($change, $page->row, $page->permissions);
			if ($isApprover !== null) {
				$published ??= $this->safe->page($this->nodes->findPageText($page->file));
				$answers[] = [
					...$this->head($change, $page->row, $isApprover),
					'baseVersion' => $change->kind === ChangeKind::Page ? $page->row->version : $change->baseVersion,
					'sent' => self::content($this->cleaned($change->document) ?? $published),
					'base' => $change->base === null ? null : self::content($this->cleaned($change->base) ?? $published),
				];
			}
		}
		return ['changes' => $answers];
	}

	/** Whether the caller sees anything in the list of this page; null for readers, whom it does not concern. */
	public function concerns(PageRow $row, Permissions $permissions): ?bool {
		if (!$permissions->canWrite()) {
			return null;
		}
		foreach ($this->withUnasked($this->changes->findAllHeadsOf($row->fileId), [$row->fileId => $row]) as $change) {
			if ($this->roleIn($change, $row, $permissions) !== null) {
				return true;
			}
		}
		return false;
	}

	/** Null when nothing like it waits for the caller. */
	public function findOrNull(OpenPage $page, ChangeKind $kind, ?string $author): ?PendingChange {
		foreach ($this->allOf($page) as $change) {
			if ($change->kind === $kind && ($kind === ChangeKind::Page || $change->author === $author)
				&& $this->roleIn($change, $page->row, $page->permissions) === true) {
				return $change;
			}
		}
		return null;
	}

	/** @return list<PendingChange> with content, whoever may see it */
	private function allOf(OpenPage $page): array {
		return $this->withUnasked($this->changes->findAllOf($page->row->fileId), [$page->row->fileId => $page->row]);
	}

	/** @return list<array{PendingChange, PageRow, bool}> what the caller may see, of which page, and whether the caller may accept it */
	private function items(): array {
		// Readers have none, and they are counted with each first screen.
		if (!$this->access->mayWriteAnywhere()) {
			return [];
		}
		$changes = $this->changes->findAllHeads((string)$this->userId, Limits::WAITING_ITEMS);
		$rows = $this->index->findAllWithStatus(PageRow::REVIEW, Limits::WAITING_ITEMS);
		$rows += $this->index->findAllByFileIds(
			array_values(array_unique(array_map(static fn (PendingChange $change): int => $change->fileId, $changes))),
		);
		$permissions = $this->access->ofRows(array_values($rows));
		$items = [];
		foreach ($this->withUnasked($changes, $rows) as $change) {
			$row = $rows[$change->fileId] ?? null;
			$isApprover = $row === null ? null : $this->roleIn($change, $row, $permissions[$row->fileId]);
			if ($row !== null && $isApprover !== null) {
				$items[] = [$change, $row, $isApprover];
			}
		}
		return array_slice($items, 0, Limits::WAITING_ITEMS);
	}

	/**
	 * Pages may also get the status review in Files: nobody asked then, but they wait all the same.
	 *
	 * @param list<PendingChange> $changes
	 * @param array<int, PageRow> $rows by file id
	 * @return list<PendingChange>
	 */
	private function withUnasked(array $changes, array $rows): array {
		foreach ($changes as $change) {
			if ($change->kind === ChangeKind::Page && !$change->isReturned) {
				unset($rows[$change->fileId]);
			}
		}
		foreach ($rows as $row) {
			if ($row->status === PageRow::REVIEW) {
				$changes[] = new PendingChange(
					$row->fileId,
					$row->editor ?? '',
					ChangeKind::Page,
					$row->title,
					null,
					null,
					$row->version,
					$row->version,
					$row->updatedAt,
				);
			}
		}
		return $changes;
	}

	/** @return ?bool true: the caller may accept it; false: it is the caller's own; null: it does not concern the caller */
	private function roleIn(PendingChange $change, PageRow $row, Permissions $permissions): ?bool {
		$isCurrent = match (true) {
			$change->kind === ChangeKind::Change => true,
			$change->isReturned => $row->status === PageRow::DRAFT,
			default => $row->status === PageRow::REVIEW,
		};
		if (!$isCurrent || !$permissions->canWrite()) {
			return null;
		}
		if (!$change->isReturned && $this->publication->mayPublish($permissions)) {
			return true;
		}
		return $change->author === $this->userId ? false : null;
	}

	/** @return Head */
	private function head(PendingChange $change, PageRow $row, bool $isApprover): array {
		return [
			'kind' => $change->kind->value,
			'role' => $isApprover ? 'approver' : 'author',
			'state' => $change->isReturned ? 'returned' : 'waiting',
			'author' => $this->accounts->person($change->author === '' ? null : $change->author),
			'sentAt' => IsoTime::of($change->sentAt),
			'version' => $change->kind === ChangeKind::Page ? $row->version : $change->version,
			'isOutdated' => $change->isOutdated($row->version),
			'note' => $change->note,
			'reviewer' => $this->accounts->person($change->reviewer),
		];
	}

	/** Also what was taken from a file that somebody wrote by hand. */
	private function cleaned(?PageDocument $document): ?PageDocument {
		return $document === null ? null : $this->safe->page($document->toJson());
	}

	/** @return Content */
	private static function content(PageDocument $document): array {
		return [
			'title' => $document->title(),
			'content' => $document->content(),
			'metadata' => $document->metadata(),
			'layout' => $document->layout() ?? EmptyLayout::make(),
			'status' => match ($document->status()) {
				PageRow::DRAFT => 'draft',
				PageRow::REVIEW => 'review',
				default => 'published',
			},
		];
	}
}
