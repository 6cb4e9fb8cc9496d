<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Structure;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Page\OpenFolder;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Page\OpenPage;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Service\Page\PageStore;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;

/** Moves pages with everything below them. */
class PageMover {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PageIndex $index,
		private readonly PageStore $store,
		private readonly PageOrder $order,
	) {
	}

	/**
	 * @param ?string $targetId id of the new parent page; null or empty for the top of the page's language
	 * @param ?int $position position among the pages there that the caller may read; null puts the page last
	 * @throws Refusal
	 */
	public function move(string $id, ?string $targetId, ?int $position): void {
		$this->store->arrange(function () use ($id, $targetId, $position): void {
			$page = $this->gate->readable($id);
			if ($page->row->isHome) {
				throw new Invalid(Reason::HOME_PROTECTED, 'A home page cannot be moved.', '/pageId');
			}
			$row = $page->row;
			$path = $this->targetPath($targetId, $row);
			if ($position !== null) {
				$this->order->mayArrange($path);
			}
			if ($path !== $row->parentPath()) {
				$row = $this->place($page, $this->gate->parent(null, $path, null), $position);
			} elseif ($position === null) {
				// Nothing changes, but the answer must not depend on where the page is.
				if (!$page->permissions->canWrite()) {
					throw self::forbidden();
				}
				return;
			}
			$this->order->put($row, $position);
		});
	}

	private function targetPath(?string $targetId, PageRow $row): string {
		if ($targetId === null || $targetId === '') {
			return $row->language;
		}
		try {
			$target = $this->gate->readable($targetId)->row;
		} catch (NotFound) {
			throw new NotFound(Reason::UNKNOWN_PARENT, 'The parent page does not exist.', '/targetParentId');
		}
		if ($target->language !== $row->language) {
			throw new Conflict(Reason::OTHER_LANGUAGE, 'Pages cannot be moved to another language.', '/targetParentId');
		}
		if ($target->path === $row->path || str_starts_with($target->path, $row->path . '/')) {
			throw new Invalid(Reason::INTO_ITSELF, 'A page cannot be moved below itself.', '/targetParentId');
		}
		return $target->path;
	}

	private static function forbidden(): Forbidden {
		return new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to move this page.');
	}

	private function place(OpenPage $page, OpenFolder $target, ?int $position): PageRow {
		$row = $page->row;
		if (!$page->permissions->canDelete()) {
			throw self::forbidden();
		}
		$levels = array_map(static fn (PageRow $below): int => PagePath::level($below->path), $this->index->findAllBelow($row->path));
		$deepest = max([PagePath::level($row->path), ...$levels]);
		if (PagePath::level($target->path) + 1 + $deepest - PagePath::level($row->path) > Limits::LEVELS) {
			throw new Invalid(Reason::TOO_DEEP, 'Pages cannot be nested that deep.', '/targetParentId');
		}
		$this->order->requireSpace($row, $target->path, $position);
		$this->store->move($row, $target);
		return $this->index->findByFileIdOrNull($row->fileId) ?? $row;
	}
}
