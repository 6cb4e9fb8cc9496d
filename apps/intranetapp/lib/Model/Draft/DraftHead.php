<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Draft;

use OCA\IntranetApp\Model\Page\PageRow;

/** A draft in a list. */
final class DraftHead {
	/**
	 * @param PageRow $page with the columns of short lists
	 * @param ?string $title of the draft; null when it is not known
	 * @param string $baseVersion of the page version it is based on
	 * @param int $updatedAt Unix seconds
	 */
	public function __construct(
		public readonly PageRow $page,
		public readonly ?string $title,
		public readonly string $baseVersion,
		public readonly int $updatedAt,
	) {
	}
}
