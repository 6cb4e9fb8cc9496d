<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Attribute;

/** Limits the number of calls: the contract's `limit`. LimitMiddleware counts them. */
#[\Attribute(\Attribute::TARGET_METHOD)]
final class Limit {
	/**
	 * @param 'account'|'address'|'token' $by whose calls are counted; those of an address where there is no account or token
	 * @param int $calls in one period
	 * @param int $seconds from the first call of a period to its end
	 * @param list<string> $per path values that are counted separately
	 * @param ?string $name actions with the same name share a counter
	 * @param ?string $reprieve that may let calls through when the limit is used up, by the name it is registered under
	 */
	public function __construct(
		public readonly string $by,
		public readonly int $calls,
		public readonly int $seconds,
		public readonly array $per = [],
		public readonly ?string $name = null,
		public readonly ?string $reprieve = null,
	) {
	}
}
