<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Approval;

/** That somebody publishes what an author sent for approval. */
final class Acceptance {
	/**
	 * @param string $author account name
	 * @param string $version of the change
	 * @param string $reviewer account name of who accepts it
	 */
	public function __construct(
		public readonly string $author,
		public readonly string $version,
		public readonly string $reviewer,
	) {
	}
}
