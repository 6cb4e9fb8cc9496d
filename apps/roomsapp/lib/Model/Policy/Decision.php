<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

/** What is decided about a request. */
final class Decision {
	/**
	 * @param ?Cause $cause why it is declined; of several causes of its dates the first
	 * @param list<DateDecision> $dates in the order of the request; empty when its dates could not be told
	 */
	public function __construct(
		public readonly Verdict $verdict,
		public readonly ?Cause $cause,
		public readonly array $dates,
	) {
	}
}
