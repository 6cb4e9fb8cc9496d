<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\DAV\Events;

use OCP\EventDispatcher\Event;

/**
 * A calendar has come back from the trash.
 *
 * @phpstan-type Data array<string, mixed>
 */
class CalendarRestoredEvent extends Event {
	/**
	 * @param Data $calendarData
	 * @param list<Data> $shares
	 */
	public function __construct(
		private int $calendarId,
		private array $calendarData,
		private array $shares,
	) {
		parent::__construct();
	}

	public function getCalendarId(): int {
		return $this->calendarId;
	}

	/** @return Data */
	public function getCalendarData(): array {
		return $this->calendarData;
	}

	/** @return list<Data> */
	public function getShares(): array {
		return $this->shares;
	}
}
