<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Request;

/** An unmodified body, for senders that sign its bytes. */
final class RawInput {
	/**
	 * @param string $bytes
	 * @param string $signature value of the header named in the contract; empty when it was not sent
	 */
	public function __construct(
		public readonly string $bytes,
		public readonly string $signature,
	) {
	}
}
