<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Request;

/** A body as it was sent, for senders that sign its bytes. */
final class RawInput {
	/**
	 * @param string $bytes
	 * @param string $signature value of the header that the contract names; empty when it was not sent
	 */
	public function __construct(
		public readonly string $bytes,
		public readonly string $signature,
	) {
	}
}
