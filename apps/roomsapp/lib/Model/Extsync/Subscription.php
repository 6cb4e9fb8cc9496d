<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Extsync;

/** The provider tells of changes until it expires. */
final readonly class Subscription {
	/** @param int $expiresAt Unix seconds */
	public function __construct(
		public string $id,
		public int $expiresAt,
	) {
	}
}
