<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Index;

/** The result of comparing the index with the files. Paths are relative to the team folder. */
final class IndexReport {
	/** Number of pages found in the files. */
	public int $pages = 0;
	/** @var list<string> files missing from the index */
	public array $missing = [];
	/** @var list<string> files whose index entry differed */
	public array $changed = [];
	/** @var list<string> pages in the index that no longer exist */
	public array $gone = [];
	/** @var list<string> folders with nothing but a media folder */
	public array $unfinished = [];
	/**
	 * @var list<string> folders whose files could not be read, and leases of the dead that could not be undone, because others were writing
	 *   there
	 */
	public array $busy = [];
	/** @var list<string> files whose words took too long to read */
	public array $unread = [];
	/** How many permanently deleted pages still had drafts. */
	public int $purged = 0;
	/** Writers that died while holding a lease. */
	public int $expiredLeases = 0;

	/** How many index rows were wrong or missing. */
	public function differences(): int {
		return count($this->missing) + count($this->changed) + count($this->gone);
	}
}
