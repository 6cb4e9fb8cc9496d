<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Draft;

use OCA\IntranetApp\Model\Draft\DraftHead;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Draft\DraftRepository;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Service\Structure\Trails;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\IsoTime;

/**
 * The caller's drafts of pages that they may still read and write, newest first.
 *
 * @phpstan-import-type DraftListQuery from Schemas
 * @phpstan-import-type DraftMark from Schemas
 * @phpstan-import-type DraftSummary from Schemas
 */
class DraftList {
	public function __construct(
		private readonly DraftRepository $drafts,
		private readonly AccessService $access,
		private readonly Trails $trails,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @param DraftListQuery $query
	 * @return list<DraftSummary>
	 */
	public function summaries(array $query): array {
		$drafts = array_slice($this->visible(), $query['offset'] ?? 0, $query['limit'] ?? Limits::DRAFTS);
		$trails = $this->trails->of(array_map(static fn (DraftHead $draft): PageRow => $draft->page, $drafts));
		return array_map(static fn (DraftHead $draft): array => self::summary($draft, $trails[$draft->page->path]), $drafts);
	}

	/** @return list<DraftMark> */
	public function marks(): array {
		return array_map(
			static fn (DraftHead $draft): array => ['id' => $draft->page->id, 'updatedAt' => IsoTime::of($draft->updatedAt)],
			array_slice($this->visible(), 0, Limits::DRAFT_MARKS),
		);
	}

	/** @return list<DraftHead> */
	private function visible(): array {
		// Readers have none, and they are asked for with each first screen.
		$drafts = $this->userId === null || !$this->access->mayWriteAnywhere() ? [] : $this->drafts->findAllOfUser($this->userId);
		if ($drafts === []) {
			return [];
		}
		$permissions = $this->access->ofRows(array_map(static fn (DraftHead $draft) => $draft->page, $drafts));
		// Whoever may write a page may read it, whatever its status.
		return array_values(array_filter($drafts, static fn (DraftHead $draft): bool => $permissions[$draft->page->fileId]->canWrite()));
	}

	/**
	 * @param list<string> $trail
	 * @return DraftSummary
	 */
	private static function summary(DraftHead $draft, array $trail): array {
		$page = $draft->page;
		return [
			'id' => $page->id,
			'uniqueId' => $page->uniqueId,
			'title' => $page->title,
			'draftTitle' => $draft->title === $page->title ? null : $draft->title,
			'path' => $page->path,
			'trail' => $trail,
			'language' => $page->language,
			'updatedAt' => IsoTime::of($draft->updatedAt),
			'isOutdated' => $draft->baseVersion !== $page->version,
		];
	}
}
