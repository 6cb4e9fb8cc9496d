<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Outbox;

/** A message as found in the table. */
final readonly class Message {
	/**
	 * @param string $payload JSON
	 * @param int $attempts made so far
	 * @param int $notBefore Unix seconds
	 */
	public function __construct(
		public string $name,
		public string $kind,
		public string $payload,
		public int $attempts,
		public int $notBefore,
	) {
	}
}
