<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Calendar\Events;

use OCP\EventDispatcher\Event;

/**
 * An object has moved to another calendar.
 *
 * @phpstan-type Data array<string, mixed>
 */
class CalendarObjectMovedEvent extends Event {
	/**
	 * @param Data $sourceCalendarData
	 * @param Data $targetCalendarData
	 * @param list<Data> $sourceShares
	 * @param list<Data> $targetShares
	 * @param Data $objectData
	 */
	public function __construct(
		private int $sourceCalendarId,
		private array $sourceCalendarData,
		private int $targetCalendarId,
		private array $targetCalendarData,
		private array $sourceShares,
		private array $targetShares,
		private array $objectData,
	) {
		parent::__construct();
	}

	public function getSourceCalendarId(): int {
		return $this->sourceCalendarId;
	}

	public function getTargetCalendarId(): int {
		return $this->targetCalendarId;
	}

	/** @return list<Data> */
	public function getSourceShares(): array {
		return $this->sourceShares;
	}

	/** @return list<Data> */
	public function getTargetShares(): array {
		return $this->targetShares;
	}

	/** @return Data */
	public function getSourceCalendarData(): array {
		return $this->sourceCalendarData;
	}

	/** @return Data */
	public function getTargetCalendarData(): array {
		return $this->targetCalendarData;
	}

	/** @return Data */
	public function getObjectData(): array {
		return $this->objectData;
	}
}
