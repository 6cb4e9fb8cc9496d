<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Extsync;

/** One page of what changed in a mailbox. */
final readonly class ChangePage {
	/**
	 * @param list<ProviderEvent> $events
	 * @param list<string> $removed ids
	 * @param ?string $next where the next page is; null after the last
	 * @param ?string $delta where the next sync continues; null before the last page
	 */
	public function __construct(
		public array $events,
		public array $removed,
		public ?string $next,
		public ?string $delta,
	) {
	}
}
