<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation;

/** What the change of an event means for rooms. */
final class Invitations {
	/**
	 * @param list<Invitation> $asked one for each room
	 * @param list<Withdrawal> $withdrawn
	 * @param bool $isTooMuch so many rooms and dates that all of them are declined
	 */
	public function __construct(
		public readonly array $asked,
		public readonly array $withdrawn,
		public readonly bool $isTooMuch = false,
	) {
	}
}
