<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

/** The answer of a room to a request or to one of its dates. */
enum Verdict: string {
	case Accepted = 'accepted';
	/** Somebody has to approve; until then the time is taken. */
	case Pending = 'pending';
	case Declined = 'declined';

	/**
	 * The verdict on several dates together: declined when nothing else is left, pending as long as one of them is.
	 *
	 * @param non-empty-list<self> $verdicts
	 */
	public static function ofAll(array $verdicts): self {
		foreach ([self::Pending, self::Accepted] as $verdict) {
			if (in_array($verdict, $verdicts, true)) {
				return $verdict;
			}
		}
		return self::Declined;
	}
}
