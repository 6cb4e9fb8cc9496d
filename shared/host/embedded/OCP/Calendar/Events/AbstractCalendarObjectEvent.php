<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Calendar\Events;

use OCP\EventDispatcher\Event;

/**
 * Something happened to an object of a calendar.
 *
 * @phpstan-type Data array<string, mixed>
 */
abstract class AbstractCalendarObjectEvent extends Event {
	/**
	 * @param Data $calendarData
	 * @param list<Data> $shares
	 * @param Data $objectData
	 */
	public function __construct(
		private int $calendarId,
		private array $calendarData,
		private array $shares,
		private array $objectData,
	) {
		parent::__construct();
	}

	public function getCalendarId(): int {
		return $this->calendarId;
	}

	/** @return Data uri, principaluri and properties of the calendar */
	public function getCalendarData(): array {
		return $this->calendarData;
	}

	/** @return list<Data> */
	public function getShares(): array {
		return $this->shares;
	}

	/** @return Data uri, calendardata, etag and more of the object */
	public function getObjectData(): array {
		return $this->objectData;
	}
}
