<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

/** A number of this answer only: scripts that carry it may run. */
final class Nonce {
	public readonly string $value;

	public function __construct() {
		$this->value = base64_encode(random_bytes(32));
	}
}
