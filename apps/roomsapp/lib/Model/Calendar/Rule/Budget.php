<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Rule;

use OCA\RoomsApp\Model\Calendar\CannotExpand;
use OCA\RoomsApp\Model\Calendar\Problem;

/** How much work one object may cause, whatever it says. */
final class Budget {
	public function __construct(private int $steps) {
	}

	/** @throws CannotExpand */
	public function spend(int $steps = 1): void {
		$this->steps -= $steps;
		if ($this->steps < 0) {
			throw new CannotExpand(Problem::TooMany, 'too many steps');
		}
	}
}
