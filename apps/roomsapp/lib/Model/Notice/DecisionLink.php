<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Notice;

/** A link by which a manager answers what was asked when it was sent. */
final readonly class DecisionLink {
	/**
	 * @param string $hash of its secret
	 * @param string $userId account of the manager whom it was sent to
	 */
	public function __construct(
		public string $hash,
		public int $bookingId,
		public string $userId,
		public string $stamp,
		public LinkState $state,
	) {
	}
}
