<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Repository\PageIndex;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\Refusal;

/** Moves pages to the host's trash bin, with all that lies below. */
class PageRemover {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PageIndex $index,
		private readonly AccessService $access,
		private readonly PageStore $store,
	) {
	}

	/** @throws Refusal */
	public function remove(string $id): void {
		$this->store->arrange(function () use ($id): void {
			$row = $this->gate->readable($id)->row;
			if ($row->isHome) {
				throw new Invalid(Reason::HOME_PROTECTED, 'A home page cannot be deleted.');
			}
			$page = $this->gate->deletable($row->id);
			$below = $this->index->below($page->row->path);
			// The host looks at the rules of the whole tree as well, but not at files of pages on their own.
			foreach ($this->access->ofRows($below) as $permissions) {
				if (!$permissions->canDelete()) {
					throw new Forbidden(Reason::NOT_ALLOWED, 'You may not delete all of the pages below.');
				}
			}
			$this->store->remove($page->row, $below);
		});
	}
}
