<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Value;

use OCA\RoomsApp\Model\Calendar\Rule\Civil;
use OCA\RoomsApp\Model\Calendar\Zone\Zone;

/** A date, or a time in its zone. */
final class Moment {
	private ?int $instant = null;

	public function __construct(
		/** Seconds since 1970-01-01 00:00 of the zone's clocks. */
		public readonly int $local,
		public readonly bool $isDate,
		public readonly Zone $zone,
	) {
	}

	/** Unix seconds. */
	public function instant(): int {
		return $this->instant ??= $this->zone->instant($this->local);
	}

	/** The same time of day at another local time of the zone. */
	public function at(int $local): self {
		return new self($local, $this->isDate, $this->zone);
	}

	public function day(): int {
		return Civil::floor($this->local, Civil::DAY);
	}

	/** Names one date of a series: `Ymd`, or `Ymd\THis\Z` in UTC. */
	public function id(): string {
		return $this->isDate ? $this->date() : gmdate('Ymd\THis\Z', $this->instant());
	}

	/** `Ymd` of the zone. */
	public function date(): string {
		return gmdate('Ymd', $this->local);
	}
}
