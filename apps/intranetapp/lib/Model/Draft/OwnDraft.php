<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Draft;

/** What an author has written on a page but not yet published. */
final class OwnDraft {
	/**
	 * @param \stdClass $page title, content, metadata and layout, where present
	 * @param string $baseVersion of the page version it is based on
	 * @param int $updatedAt Unix seconds
	 * @param ?\stdClass $base that page version, with title, content, metadata and layout; null when it is not known
	 */
	public function __construct(
		public readonly \stdClass $page,
		public readonly string $baseVersion,
		public readonly int $updatedAt,
		public readonly ?\stdClass $base = null,
	) {
	}
}
