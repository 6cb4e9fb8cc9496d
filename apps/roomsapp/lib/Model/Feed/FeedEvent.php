<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Feed;

/** One VEVENT of a feed, with what it is sorted by. */
final readonly class FeedEvent {
	/** @param int $start Unix seconds */
	public function __construct(
		public int $start,
		public string $uid,
		public string $recurrenceId,
		public string $text,
	) {
	}

	/**
	 * @param list<self> $events
	 * @return list<self> always in the same order
	 */
	public static function sorted(array $events): array {
		usort($events, static fn (self $one, self $other): int =>
			[$one->start, $one->uid, $one->recurrenceId] <=> [$other->start, $other->uid, $other->recurrenceId]);
		return $events;
	}
}
