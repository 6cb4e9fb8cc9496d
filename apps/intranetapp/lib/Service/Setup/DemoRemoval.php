<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Setup;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Page\BrokenDocument;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Setup\DemoPage;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Setup\DemoFiles;
use OCA\IntranetApp\Repository\Setup\SiteContent;
use OCA\IntranetApp\Repository\Setup\SiteTrash;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Service\Page\PageStore;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Service\Structure\PageRemover;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;

/**
 * Takes the demo content away again and keeps whatever people made: pages that they changed, and those with pages or files
 * of theirs in their folders. It can run any number of times; a run that was interrupted is finished by the next one.
 *
 * @phpstan-import-type DemoRemoved from Schemas
 * @phpstan-import-type DemoKept from Schemas
 * @phpstan-type KeptFor 'changed'|'hasFiles'|'hasPages'|'notAllowed'
 */
class DemoRemoval {
	public function __construct(
		private readonly InstalledDemo $installed,
		private readonly DemoFiles $demo,
		private readonly DemoTexts $texts,
		private readonly SiteContent $content,
		private readonly SiteTrash $trash,
		private readonly SiteFolder $site,
		private readonly PageIndex $index,
		private readonly PageGate $gate,
		private readonly PageStore $store,
		private readonly PageRemover $remover,
		private readonly HomePageText $homes,
		private readonly AccessService $access,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @param ?string $language null for English
	 * @return DemoRemoved
	 * @throws Refusal
	 */
	public function remove(?string $language): array {
		$language ??= InstalledDemo::LANGUAGE;
		$this->installed->requireLanguage($language);
		// Throws before the setup.
		$this->site->findRootFileId();
		if (!$this->access->ofPath($language)->canDelete()) {
			throw new Forbidden(Reason::NOT_ALLOWED, 'Only those who may delete pages of the Intranet can remove the demo content.');
		}
		return $this->store->overhaul(function () use ($language): array {
			$pages = $this->installed->pages($language);
			$kept = $this->removePages($pages);
			$this->store->goOn();
			$this->texts->remove($language);
			$kept = [...$this->resetHome($pages, $language), ...$kept];
			$removed = count($pages) - count($kept);
			return [
				'success' => true,
				'message' => $removed === 0 ? 'No demo page was removed.' : "$removed demo pages removed.",
				'language' => $language,
				'removed' => $removed,
				'kept' => $kept,
			];
		});
	}

	/**
	 * @param list<array{DemoPage, PageRow}> $pages
	 * @return list<DemoKept>
	 */
	private function removePages(array $pages): array {
		$demo = [];
		foreach ($pages as [$page, $row]) {
			$demo[$row->fileId] = $page;
		}
		$kept = [];
		foreach ($pages as [$page, $row]) {
			$this->store->goOn();
			$reason = $page->isHome() ? null : $this->removeUnlessKept($row->fileId, $demo);
			if ($reason !== null) {
				$kept[] = $this->kept($page, $row, $reason);
			}
		}
		return $kept;
	}

	/**
	 * @param array<int, DemoPage> $demo by file id
	 * @return ?KeptFor null when it is gone, also along with a page above it
	 */
	private function removeUnlessKept(int $fileId, array $demo): ?string {
		try {
			return $this->store->arrange(function () use ($fileId, $demo): ?string {
				$row = $this->index->findByFileIdOrNull($fileId);
				$reason = $row === null ? null : $this->whyKept($row, $demo);
				if ($row !== null && $reason === null) {
					$this->remover->remove($row->id);
				}
				return $reason;
			});
		} catch (Forbidden|NotFound) {
			return $this->index->findByFileIdOrNull($fileId) === null ? null : 'notAllowed';
		}
	}

	/**
	 * @param array<int, DemoPage> $demo by file id
	 * @return ?KeptFor
	 */
	private function whyKept(PageRow $row, array $demo): ?string {
		$reason = $this->whyOwn($row, $demo[$row->fileId]);
		if ($reason !== null) {
			return $reason;
		}
		foreach ($this->index->findAllBelow($row->path) as $below) {
			if (!isset($demo[$below->fileId]) || $this->whyOwn($below, $demo[$below->fileId]) !== null) {
				return 'hasPages';
			}
		}
		return null;
	}

	/** @return 'changed'|'hasFiles'|'notAllowed'|null why the page would stay even without pages below it */
	private function whyOwn(PageRow $row, DemoPage $page): ?string {
		$bytes = $this->content->findOrNull($row->file());
		if ($bytes === null || !self::isUnchanged($bytes, $page)) {
			return 'changed';
		}
		if ($this->hasOtherFiles($row, $page)) {
			return 'hasFiles';
		}
		return $this->access->ofRows([$row])[$row->fileId]->canDelete() ? null : 'notAllowed';
	}

	private static function isUnchanged(string $bytes, DemoPage $page): bool {
		try {
			return $page->hasContentOf(PageDocument::parse($bytes));
		} catch (BrokenDocument) {
			return false;
		}
	}

	/** Whether there is anything in the page's folder that is neither the demo's nor a page of its own. */
	private function hasOtherFiles(PageRow $row, DemoPage $page): bool {
		$pages = array_map(static fn (PageRow $below): string => basename($below->path), $this->index->findAllIn($row->path));
		$own = [basename($row->file()), SiteLayout::MEDIA, ...$pages];
		$media = [SiteLayout::NO_MEDIA, ...$this->picturesOf($page, $row->path)];
		return array_diff($this->content->findAllNames($row->path), $own) !== []
			|| array_diff($this->content->findAllNames(SiteLayout::mediaOf($row->path)), $media) !== [];
	}

	/** @return list<string> names of the pictures in a page's media folder that are as the demo made them */
	private function picturesOf(DemoPage $page, string $path): array {
		return array_values(array_filter(
			$page->pictures(),
			fn (string $name): bool =>
				$this->content->findOrNull(SiteLayout::mediaOf($path) . "/$name") === $this->demo->findPicture($name),
		));
	}

	/**
	 * An unchanged home page becomes that of a new site; it stays in its place, because a language always has one.
	 *
	 * @param list<array{DemoPage, PageRow}> $pages
	 * @return list<DemoKept>
	 */
	private function resetHome(array $pages, string $language): array {
		foreach ($pages as [$page, $row]) {
			if ($page->isHome()) {
				$reason = $this->resetUnlessKept($page, $row, $language);
				return $reason === null ? [] : [$this->kept($page, $row, $reason)];
			}
		}
		return [];
	}

	/** @return ?KeptFor null when it is a new one */
	private function resetUnlessKept(DemoPage $page, PageRow $row, string $language): ?string {
		try {
			$home = $this->gate->writable($row->id);
		} catch (Forbidden|NotFound) {
			return 'notAllowed';
		}
		$ids = ['id' => $row->id, 'uniqueId' => $row->uniqueId];
		[, $written] = $this->store->update(
			$home,
			fn (string $bytes): ?PageDocument =>
				self::isUnchanged($bytes, $page) ? $this->homes->page($language, $this->userId)->with($ids) : null,
			null,
		);
		if ($written === null) {
			return 'changed';
		}
		$media = SiteLayout::mediaOf($row->path);
		$this->trash->delete(array_map(static fn (string $name): string => "$media/$name", $this->picturesOf($page, $row->path)));
		return null;
	}

	/**
	 * @param KeptFor $reason
	 * @return DemoKept
	 */
	private function kept(DemoPage $page, PageRow $row, string $reason): array {
		$isVisible = $this->access->visible([$row]) !== [];
		return ['id' => $row->id, 'title' => $isVisible ? $row->title : $page->title(), 'reason' => $reason];
	}
}
