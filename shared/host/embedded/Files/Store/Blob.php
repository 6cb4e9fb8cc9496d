<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Store;

/** Bytes that lie on the disk under a name of their own. */
final readonly class Blob {
	public function __construct(
		public string $name,
		public int $size,
	) {
	}
}
