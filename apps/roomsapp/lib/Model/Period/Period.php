<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Period;

/** From one moment to another, in Unix seconds; the end is exclusive. */
final readonly class Period {
	/**
	 * @param ?int $from null: any time before
	 * @param ?int $to null: any time after
	 */
	public function __construct(
		public ?int $from,
		public ?int $to,
	) {
	}
}
