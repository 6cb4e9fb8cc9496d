<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Zone;

/** A time zone that PHP knows. */
final class NamedZone extends Zone {
	private readonly \DateTime $clock;

	public function __construct(\DateTimeZone $zone) {
		$this->clock = new \DateTime('now', $zone);
	}

	#[\Override]
	protected function offset(int $instant): int {
		return $this->clock->setTimestamp($instant)->getOffset();
	}
}
