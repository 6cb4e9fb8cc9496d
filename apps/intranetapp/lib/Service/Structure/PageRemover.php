<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Structure;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Host\TrashBin;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Service\Page\PageStore;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;

/**
 * Moves pages to the Nextcloud trash bin, with everything below them.
 *
 * @phpstan-import-type PagesBelow from Schemas
 */
class PageRemover {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PageIndex $index,
		private readonly AccessService $access,
		private readonly PageStore $store,
		private readonly TrashBin $trash,
	) {
	}

	/**
	 * What is deleted along with a page. Even the number of pages that the caller may not read is shown only to
	 * callers who could delete them.
	 *
	 * @return PagesBelow
	 * @throws NotFound
	 */
	public function preview(string $id): array {
		$page = $this->gate->readable($id);
		$below = $this->index->findAllBelow($page->row->path);
		$visible = $this->access->visible($below);
		$isDeletable = !$page->row->isHome && $page->permissions->canDelete();
		foreach ($this->access->ofRows($below) as $permissions) {
			$isDeletable = $isDeletable && $permissions->canDelete();
		}
		return [
			'pages' => array_map(static fn (PageRow $row): array => ['id' => $row->id, 'title' => $row->title], array_column($visible, 0)),
			'others' => $isDeletable ? count($below) - count($visible) : 0,
			'isDeletable' => $isDeletable,
			'isFinal' => !$this->trash->isAvailable(),
		];
	}

	/** @throws Refusal */
	public function remove(string $id): void {
		$this->store->arrange(function () use ($id): void {
			$row = $this->gate->readable($id)->row;
			if ($row->isHome) {
				throw new Invalid(Reason::HOME_PROTECTED, 'A home page cannot be deleted.');
			}
			$page = $this->gate->deletable($row->id);
			$below = $this->index->findAllBelow($page->row->path);
			// The host also checks the rules of the whole tree, but not individual page files.
			foreach ($this->access->ofRows($below) as $permissions) {
				if (!$permissions->canDelete()) {
					throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to delete all of its subpages.');
				}
			}
			$this->store->remove($page->row, $below);
		});
	}
}
