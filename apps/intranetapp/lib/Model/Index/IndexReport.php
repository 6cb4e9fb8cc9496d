<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Index;

/** What a comparison of the index with the files found. Paths are below the team folder. */
final class IndexReport {
	/** Pages that the files hold. */
	public int $pages = 0;
	/** @var list<string> files that the index did not know */
	public array $missing = [];
	/** @var list<string> files that the index knew otherwise */
	public array $changed = [];
	/** @var list<string> pages that the index knew and that are no more */
	public array $gone = [];
	/** @var list<string> folders with nothing but a media folder */
	public array $unfinished = [];
	/**
	 * @var list<string> folders whose files could not be read, and leases of the dead that could not be undone, because others were writing
	 *   there
	 */
	public array $busy = [];
	/** How many pages are gone for good whose drafts were still there. */
	public int $purged = 0;
	/** Writers that died at work. */
	public int $expiredLeases = 0;

	/** How many rows of the index were not as they should be. */
	public function differences(): int {
		return count($this->missing) + count($this->changed) + count($this->gone);
	}
}
