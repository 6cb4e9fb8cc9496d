<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service;

use OCA\IntranetApp\Model\PageRow;
use OCA\IntranetApp\Repository\PageIndex;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\NotFound;

/**
 * What goes along when a page is deleted.
 *
 * @phpstan-import-type PagesBelow from Schemas
 */
class BelowService {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PageIndex $index,
		private readonly AccessService $access,
	) {
	}

	/**
	 * Of pages that the caller may not read even the number is told only to those who could delete them.
	 *
	 * @return PagesBelow
	 * @throws NotFound
	 */
	public function of(string $id): array {
		$page = $this->gate->readable($id);
		$below = $this->index->below($page->row->path);
		$visible = $this->access->visible($below);
		$isDeletable = !$page->row->isHome && $page->permissions->canDelete();
		foreach ($this->access->ofRows($below) as $permissions) {
			$isDeletable = $isDeletable && $permissions->canDelete();
		}
		return [
			'pages' => array_map(static fn (PageRow $row): array => ['id' => $row->id, 'title' => $row->title], array_column($visible, 0)),
			'others' => $isDeletable ? count($below) - count($visible) : 0,
			'isDeletable' => $isDeletable,
		];
	}
}
